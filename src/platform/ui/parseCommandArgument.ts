import * as vscode from 'vscode';
import type * as z from 'zod/mini';
import { UserError } from './userError.ts';

/**
 * Reads what was passed to a command.
 *
 * @throws {UserError} that names what is wrong with it
 */
export function parseCommandArgument<T>(schema: z.ZodMiniType<T>, given: unknown): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UserError(
    vscode.l10n.t('The command was called with invalid arguments. {0}', issues.join('; ')),
  );
}
