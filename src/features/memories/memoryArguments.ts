import * as z from 'zod/mini';

/* What the commands take when a keybinding, a test or another extension makes the choices. */

const id = z.string().check(z.minLength(1), z.maxLength(100));
const uri = z.string().check(z.regex(/^[A-Za-z][A-Za-z\d+.-]*:/), z.maxLength(4000));
const locale = z.string().check(z.minLength(2), z.maxLength(35));

/** A row of the view, or the id of a memory. */
export const memoryArgument = z.looseObject({ memory: z.union([id, z.looseObject({ id })]) });

export const exportArguments = z.strictObject({ memory: id, target: uri });

export const importArguments = z.strictObject({
  file: uri,
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
});

export const reviewedArguments = z.strictObject({
  /** Resource files or folders; left out, all of the workspace folder. */
  files: z.optional(z.array(uri)),
  target: uri,
  targets: z.optional(z.array(locale)),
  translated: z.optional(z.boolean()),
  machineMade: z.optional(z.boolean()),
});

export type ReviewedArguments = z.infer<typeof reviewedArguments>;
