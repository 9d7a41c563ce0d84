import * as vscode from 'vscode';
import { LostStepError } from './catalogHistory.ts';

/** What a step is for is another one by now: it was not done. */
export const changedMeanwhile = (): LostStepError =>
  new LostStepError(vscode.l10n.t('The message changed in the meantime. It was left as it is.'));
