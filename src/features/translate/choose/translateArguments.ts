import * as z from 'zod/mini';

/* What the commands take when a keybinding or another extension makes the choices. */

const locale = z.string().check(z.minLength(2), z.maxLength(35));
const id = z.string().check(z.minLength(1), z.maxLength(100));
const threshold = z.int().check(z.minimum(0), z.maximum(100));

export const selectionArguments = z.strictObject({
  target: z.optional(locale),
  source: z.optional(locale),
  result: z.optional(z.enum(['replace', 'below', 'copy'])),
  memory: z.optional(z.nullable(id)),
});

export const missingArguments = z.strictObject({
  source: z.optional(locale),
  targets: z.optional(z.array(locale)),
  sameAsSource: z.optional(z.enum(['keep', 'translate'])),
  memory: z.optional(z.nullable(id)),
  threshold: z.optional(threshold),
  glossary: z.optional(z.nullable(id)),
  review: z.optional(z.boolean()),
});

export const memoryArguments = z.strictObject({
  memory: z.nullable(id),
  threshold: z.optional(threshold),
});

export const glossaryArguments = z.strictObject({ glossary: z.nullable(id) });

export type MissingArguments = z.infer<typeof missingArguments>;
