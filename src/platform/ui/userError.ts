import * as vscode from 'vscode';
import { commandTitles } from '../../texts/commandTitles.ts';
import { uiText } from '../../texts/uiText.ts';

/** Code points of a message; the editor cuts at 1,000. */
const longest = 1000;

/** A button under a message: the title that a person reads and the command that it runs. */
export interface NextStep {
  readonly title: string;
  readonly command: string;
  readonly args?: readonly unknown[];
}

/**
 * A failure that is shown as it is: the message is translated and says what is safe and what to do next. Whatever names
 * of files and words of others it holds, it is plain text.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly nextSteps: readonly NextStep[];
  /** Nothing went wrong: something has to be done first. */
  readonly isHint: boolean;

  /** One next step; more only where there really are several ways out. */
  constructor(
    message: string,
    nextSteps: NextStep | readonly NextStep[] = [],
    options: ErrorOptions & { readonly isHint?: boolean } = {},
  ) {
    super(uiText(message, longest), options);
    this.nextSteps = [nextSteps].flat();
    this.isHint = options.isHint ?? false;
  }
}

/** Says what has to be done first. */
export function hint(message: string, nextSteps: NextStep | readonly NextStep[] = []): UserError {
  return new UserError(message, nextSteps, { isHint: true });
}

/** How a failure is reported: to the user in a sentence with a next step, to the log in plain English. */
export interface ErrorDescription {
  readonly message: string;
  /** The message without what only support can use. */
  readonly brief?: string;
  readonly nextSteps: readonly NextStep[];
  readonly detail: string;
}

/** Ways out that more than one failure has. */
export const nextStep = {
  signIn: (): NextStep => ({
    title: commandTitles.signIn(),
    command: 'glossa.account.signIn',
  }),
  checkConnection: (): NextStep => ({
    title: commandTitles.checkConnection(),
    command: 'glossa.account.check',
  }),
  /** Shows the settings that a search for `query` finds, such as the key of one. */
  openSettings: (query: string): NextStep => ({
    title: vscode.l10n.t('Open Settings'),
    command: 'workbench.action.openSettings',
    args: [query],
  }),
  chooseMemory: (): NextStep => ({
    title: vscode.l10n.t('Choose Another'),
    command: 'glossa.translate.selectMemory',
  }),
  chooseGlossary: (): NextStep => ({
    title: vscode.l10n.t('Choose Another'),
    command: 'glossa.translate.selectGlossary',
  }),
  manageTrust: (): NextStep => ({
    title: vscode.l10n.t('Manage Workspace Trust'),
    command: 'workbench.trust.manage',
  }),
} as const;
