import * as vscode from 'vscode';
import { MessageSyntaxError } from '../../../message/messageSyntaxError.ts';
import { StaleError } from '../../../project/changes/staleError.ts';
import { BaseUrlError } from '../../../service/baseUrl.ts';
import { ServiceError, type ErrorKind } from '../../../service/errors.ts';
import { errorText, fileSystemText, withWordsOf } from '../../../texts/reasons/errorText.ts';
import { JournalError } from '../../../translation/journalError.ts';
import { LimitReached } from '../../../translation/limitReached.ts';
import { MixedTranslations } from '../../../translation/mixedTranslations.ts';
import { settings } from '../../settings.ts';
import { AwaitsSignIn } from '../awaitsSignIn.ts';
import { UserError, type ErrorDescription, type NextStep, nextStep } from '../userError.ts';

/** Describes any error; an unknown one is reported as a defect, with the log as the next step. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof AwaitsSignIn) return describeError(error.cause);
  if (error instanceof UserError) return describeUserError(error);
  const text =
    error instanceof vscode.FileSystemError
      ? { message: fileSystemText(error.code) }
      : errorText(error);
  return { ...text, nextSteps: stepsAfter(error), detail: detailOf(error) };
}

/** One sentence about a failure, without buttons; for reports and fields. */
export function sentenceOf(error: unknown): string {
  return describeError(error).message;
}

/** What means something special where it happened has its own sentence; the service's words follow all the same. */
function describeUserError({ message, nextSteps, cause }: UserError): ErrorDescription {
  if (!(cause instanceof ServiceError)) return { message, nextSteps, detail: message };
  return { ...withWordsOf(cause, message), nextSteps, detail: `${message} (${cause.message})` };
}

function stepsAfter(error: unknown): readonly NextStep[] {
  if (error instanceof ServiceError) return [stepsByKind[error.kind]?.() ?? []].flat();
  if (error instanceof BaseUrlError) return [nextStep.signIn()];
  if (error instanceof LimitReached) {
    return [nextStep.openSettings(settings.translate.maxCharacters.key)];
  }
  return error instanceof JournalError && error.version !== undefined ? [discardAnswers()] : [];
}

/** What to search for where a network stands in the way. */
const openNetworkSettings = () =>
  nextStep.openSettings('http.systemCertificates glossa.network.transport');

const stepsByKind: Readonly<Partial<Record<ErrorKind, () => NextStep>>> = {
  noKey: nextStep.signIn,
  keyUnusable: nextStep.signIn,
  credentials: nextStep.signIn,
  wrongOrigin: nextStep.signIn,
  permission: nextStep.signIn,
  redirect: nextStep.signIn,
  memoryNotUsable: nextStep.chooseMemory,
  glossaryNotUsable: nextStep.chooseGlossary,
  tls: openNetworkSettings,
  proxy: openNetworkSettings,
  network: nextStep.checkConnection,
  timeout: nextStep.checkConnection,
  notTheService: nextStep.checkConnection,
};

const discardAnswers = (): NextStep => ({
  title: vscode.l10n.t({
    message: 'Discard…',
    comment: 'Button: throws away translations that are not written yet, after a question.',
  }),
  command: 'glossa.translate.discardAnswers',
});

/** Errors that say all there is to know of them. */
const expected = [
  StaleError,
  ServiceError,
  LimitReached,
  MessageSyntaxError,
  MixedTranslations,
  BaseUrlError,
];

function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause, stack = message } = error;
  if (error instanceof JournalError)
    return cause instanceof Error ? `${message}: ${cause.stack}` : message;
  return expected.some((type) => error instanceof type) ? message : stack;
}
