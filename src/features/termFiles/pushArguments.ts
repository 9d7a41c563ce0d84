import * as z from 'zod/mini';

/** What the push takes when a keybinding, a test or another extension makes the choices: it is not previewed then. */
export const pushArguments = z.strictObject({
  /** The URI of a term file. */
  file: z.string().check(z.regex(/^[A-Za-z][A-Za-z\d+.-]*:/), z.maxLength(4000)),
  /** Only the lists of these languages; left out, all of them. */
  languages: z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(35)))),
});

export type PushArguments = z.infer<typeof pushArguments>;
