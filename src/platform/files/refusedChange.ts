import * as vscode from 'vscode';
import { ChangeRefusedError } from '../../project/changes/changeRefused.ts';
import { UserError } from '../ui/userError.ts';
import { nameOf } from './textFile.ts';

/** The same error; of a change of documents that was not made, in words. */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof ChangeRefusedError)) return error;
  const name = nameOf(vscode.Uri.parse(error.path));
  switch (error.reason) {
    case 'mixedLineEnds':
      return new UserError(
        vscode.l10n.t(
          '{0} has mixed line endings. Nothing was changed. Give it one kind of line ending and try again.',
          name,
        ),
      );
    case 'notAccepted':
      return new UserError(
        vscode.l10n.t('The editor did not accept the changes. No file was written.'),
      );
  }
}
