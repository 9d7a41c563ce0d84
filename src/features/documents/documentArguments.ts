import * as z from 'zod/mini';

/* What the command takes when a keybinding, a test or another extension makes the choices. */

const id = z.string().check(z.minLength(1), z.maxLength(100));
const uri = z.string().check(z.regex(/^[A-Za-z][A-Za-z\d+.-]*:/), z.maxLength(4000));
const locale = z.string().check(z.minLength(2), z.maxLength(35));

export const documentArguments = z.strictObject({
  files: z.array(uri).check(z.minLength(1), z.maxLength(1000)),
  target: locale,
  /** Left out, the service detects it; a glossary is not used then. */
  source: z.optional(locale),
  memory: z.optional(z.nullable(id)),
  glossary: z.optional(z.nullable(id)),
  formality: z.optional(z.enum(['prefer_more', 'prefer_less'])),
  /** Where a translation exists: left out, the new one gets a number. */
  existing: z.optional(z.enum(['replace', 'keep'])),
});

export type DocumentArguments = z.infer<typeof documentArguments>;
