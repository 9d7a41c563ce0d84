import * as vscode from 'vscode';
import { MessageSyntaxError } from '../../../message/messageSyntaxError.ts';
import { StaleError } from '../../../project/changes/staleError.ts';
import { BaseUrlError } from '../../../service/baseUrl.ts';
import { keyLost, ServiceError } from '../../../service/errors.ts';
import { namesScope } from '../../../service/namesScope.ts';
import { JournalError } from '../../../translation/journalError.ts';
import { LimitReached } from '../../../translation/limitReached.ts';
import { MixedAnswers } from '../../../translation/mixedAnswers.ts';
import { settings } from '../../settings.ts';
import { AwaitsSignIn } from '../awaitsSignIn.ts';
import { describeJournalError } from './describeJournalError.ts';
import { limitText } from './limitText.ts';
import { syntaxText } from './syntaxText.ts';
import { UserError, type ErrorDescription, type NextStep } from '../userError.ts';
import { uiText } from '../text/uiText.ts';
import { nextStep } from '../nextStep.ts';

/** What to search for where a network stands in the way. */
const networkSettings = 'http.systemCertificates glossa.network.transport';

/** Describes any error; an unknown one is reported as a defect, with the log as the next step. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof AwaitsSignIn) return describeError(error.cause);
  if (error instanceof UserError) return describeUserError(error);
  if (error instanceof StaleError) {
    const message = vscode.l10n.t('The text changed in the meantime. It was left as it is.');
    return { message, nextSteps: [], detail: error.message };
  }
  if (error instanceof ServiceError) {
    const [message, nextStep] = describeServiceError(error);
    const nextSteps = nextStep === undefined ? [] : [nextStep];
    return { ...withWordsOf(error, message), nextSteps, detail: error.message };
  }
  if (error instanceof JournalError) return describeJournalError(error);
  if (error instanceof LimitReached) {
    const nextSteps = [nextStep.openSettings(settings.translate.maxCharacters.key)];
    return { message: limitText(), nextSteps, detail: error.message };
  }
  if (error instanceof MessageSyntaxError) {
    return { message: syntaxText(error), nextSteps: [], detail: error.message };
  }
  if (error instanceof MixedAnswers) {
    const message = vscode.l10n.t(
      'The service mixed up its translations: at least one belongs to another text. None of that response was used.',
    );
    return { message, nextSteps: [], detail: error.message };
  }
  if (error instanceof BaseUrlError) {
    const message = vscode.l10n.t(
      'The address of the service in your settings cannot be used. Sign in to set it.',
    );
    return { message, nextSteps: [nextStep.signIn()], detail: error.message };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (isOfTheFileSystem(error)) {
    const message = vscode.l10n.t('The file system reported an error ({0}).', error.code);
    return { message, nextSteps: [], detail };
  }
  const message = vscode.l10n.t(
    'An unexpected error occurred in Glossa. Nothing else was changed.',
  );
  return { message, nextSteps: [], detail };
}

/** What means something special where it happened has its own sentence; the service's words follow all the same. */
function describeUserError({ message, nextSteps, cause }: UserError): ErrorDescription {
  if (!(cause instanceof ServiceError)) return { message, nextSteps, detail: message };
  return { ...withWordsOf(cause, message), nextSteps, detail: `${message} (${cause.message})` };
}

/** A sentence about a failure of the service, with what the service said and what support needs to find it. */
function withWordsOf(
  error: ServiceError,
  message: string,
): Pick<ErrorDescription, 'message' | 'brief'> {
  const brief = message + saidBy(error);
  return { message: brief + forSupport(error, brief), brief };
}

function isOfTheFileSystem(error: unknown): error is Error & { readonly code: string } {
  if (error instanceof vscode.FileSystemError) return true;
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** One sentence about a failure of the service, without buttons; for reports and fields. */
export function sentenceOf(error: unknown): string {
  return describeError(error).message;
}

function saidBy({ serviceMessage }: ServiceError): string {
  if (!serviceMessage) return '';
  return ` ${vscode.l10n.t('The service said: {0}', uiText(serviceMessage, 160))}`;
}

/** The code that the service gave, where the text does not have it, and the ID of its answer. */
function forSupport({ code, status, traceId }: ServiceError, text: string): string {
  const isSaid = code === undefined || status === undefined || text.includes(code);
  const shown = isSaid ? '' : uiText(code, 64);
  const trace = traceId === undefined ? '' : uiText(traceId, 64);
  if (shown === '' && trace === '') return '';
  if (shown === '') return ` ${vscode.l10n.t('(Trace ID {0})', trace)}`;
  if (trace === '') return ` ${vscode.l10n.t('(code {0})', shown)}`;
  return ` ${vscode.l10n.t({
    message: '(code {0}, trace ID {1})',
    args: [shown, trace],
    comment: '{0} is a code of the service such as “quota_exceeded”, {1} the ID of its answer.',
  })}`;
}

function describeServiceError(error: ServiceError): readonly [string, NextStep | undefined] {
  const host = uiText(error.host);
  switch (error.kind) {
    case 'noKey':
      return [noKeyText(error, host), nextStep.signIn()];
    case 'keyUnusable':
    case 'credentials':
      return [vscode.l10n.t('{0} refused the API key.', host), nextStep.signIn()];
    case 'wrongOrigin':
      return [
        vscode.l10n.t('The key was not sent: it belongs to a different address than {0}.', host),
        nextStep.signIn(),
      ];
    case 'permission':
      return [permissionText(error, host), nextStep.signIn()];
    case 'memoryNotUsable':
      return [
        vscode.l10n.t(
          'The translation memory no longer exists or does not cover this language pair.',
        ),
        nextStep.chooseMemory(),
      ];
    case 'glossaryNotUsable':
      return [vscode.l10n.t('The glossary no longer exists.'), nextStep.chooseGlossary()];
    case 'quota':
      return [vscode.l10n.t("The account's quota is used up. What is done is kept."), undefined];
    case 'rateLimit':
      return [vscode.l10n.t('The service asks to slow down. Try again in a while.'), undefined];
    case 'tls':
      return [
        vscode.l10n.t({
          message:
            'The secure connection to {0} could not be verified ({1}). Your company may inspect traffic.',
          args: [host, uiText(error.code ?? 'TLS')],
          comment: '{0} is the name of a host, {1} an error code.',
        }),
        nextStep.openSettings(networkSettings),
      ];
    default:
      return describeRareError(error, host);
  }
}

function noKeyText({ code }: ServiceError, host: string): string {
  return code === keyLost
    ? vscode.l10n.t(
        'A key for {0} was stored, but the editor cannot read it: the system keyring is locked or new, or the key was deleted elsewhere. Sign in again.',
        host,
      )
    : vscode.l10n.t('Glossa needs an API key for {0}.', host);
}

function permissionText(error: ServiceError, host: string): string {
  return namesScope(error)
    ? vscode.l10n.t('Your key is not allowed to do this. Ask the account owner for the scope.')
    : vscode.l10n.t('{0} refused the API key: it is wrong, or it is not allowed to do this.', host);
}

function describeRareError(
  error: ServiceError,
  host: string,
): readonly [string, NextStep | undefined] {
  const code = uiText(error.code ?? String(error.status ?? error.kind));
  switch (error.kind) {
    case 'network':
      return [
        vscode.l10n.t({
          message: 'Cannot reach {0} ({1}).',
          args: [host, code],
          comment: '{0} is the name of a host, {1} an error code.',
        }),
        nextStep.checkConnection(),
      ];
    case 'proxy':
      return [
        vscode.l10n.t({
          message: 'The proxy refused the connection to {0} ({1}).',
          args: [host, code],
          comment: '{0} is the name of a host, {1} an error code.',
        }),
        nextStep.openSettings(networkSettings),
      ];
    case 'timeout':
      return [vscode.l10n.t('{0} did not answer in time.', host), nextStep.checkConnection()];
    case 'unavailable':
      return [
        vscode.l10n.t('The service has a problem ({0}). Try again in a while.', code),
        undefined,
      ];
    case 'redirect':
      return [
        vscode.l10n.t({
          message:
            '{0} redirects to {1}. Glossa follows no redirects; check the address of the service.',
          args: [host, uiText(error.redirectHost ?? '')],
          comment: '{0} and {1} are names of hosts.',
        }),
        nextStep.signIn(),
      ];
    case 'notTheService':
      return [
        vscode.l10n.t(
          "The response from {0} does not look like the service. It may be your network's login page, or the address may be wrong.",
          host,
        ),
        nextStep.checkConnection(),
      ];
    case 'badAnswer':
      return [
        vscode.l10n.t('The service sent an unusable response ({0}). Nothing was changed.', code),
        undefined,
      ];
    default:
      return [vscode.l10n.t('The service refused the request ({0}).', code), undefined];
  }
}
