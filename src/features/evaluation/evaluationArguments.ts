import * as z from 'zod/mini';

/** What the command takes when a keybinding, a test or another extension makes the choice: nothing is asked then. */
export const evaluationArguments = z.strictObject({
  file: z.string().check(z.regex(/^[A-Za-z][A-Za-z\d+.-]*:/), z.maxLength(4000)),
});
