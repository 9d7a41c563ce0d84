import * as z from 'zod/mini';

/* What the command takes when a keybinding, a test or another extension makes the choices. */

const uri = z.string().check(z.regex(/^[A-Za-z][A-Za-z\d+.-]*:/), z.maxLength(4000));
const locale = z.string().check(z.minLength(2), z.maxLength(35));

export const jobArguments = z.strictObject({
  recording: uri,
  /** Left out, the service detects it. */
  source: z.optional(locale),
  targets: z.array(locale).check(z.minLength(1), z.maxLength(100)),
  forms: z.array(z.enum(['txt', 'srt', 'opus', 'flac'])).check(z.minLength(1)),
  /** Where a translation exists: left out, the new one gets a number. */
  existing: z.optional(z.enum(['replace', 'keep'])),
});
