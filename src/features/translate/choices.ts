import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { UserError } from '../../platform/userError.ts';

/* What the commands take when a keybinding or another extension makes the choices. */

const locale = z.string().check(z.minLength(2), z.maxLength(35));
const id = z.string().check(z.minLength(1), z.maxLength(100));
const threshold = z.int().check(z.minimum(0), z.maximum(100));

export const selectionChoice = z.strictObject({
  target: z.optional(locale),
  source: z.optional(locale),
  result: z.optional(z.enum(['replace', 'below', 'copy'])),
});

export const missingChoice = z.strictObject({
  targets: z.optional(z.array(locale)),
  memory: z.optional(z.nullable(id)),
  threshold: z.optional(threshold),
  glossary: z.optional(z.nullable(id)),
  review: z.optional(z.boolean()),
});

export const memoryChoice = z.strictObject({
  memory: z.nullable(id),
  threshold: z.optional(threshold),
});

export const glossaryChoice = z.strictObject({ glossary: z.nullable(id) });

export type MissingChoice = z.infer<typeof missingChoice>;

/**
 * Reads what was passed to a command.
 *
 * @throws {UserError} that names what is wrong with it
 */
export function readChoice<T>(schema: z.ZodMiniType<T>, given: unknown): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UserError(
    vscode.l10n.t('The command was called with something it does not take. {0}', issues.join('; ')),
  );
}
