import { MessageSyntaxError } from '../../message/messageSyntaxError.ts';
import { StaleError } from '../../project/changes/staleError.ts';
import { ProjectError } from '../../project/ledger/projectError.ts';
import { BaseUrlError } from '../../service/baseUrl.ts';
import { ServiceError } from '../../service/errors.ts';
import { JournalError } from '../../translation/journalError.ts';
import { LimitReached } from '../../translation/limitReached.ts';
import { MixedTranslations } from '../../translation/mixedTranslations.ts';
import { l10n } from '../l10n.ts';
import { uiText } from '../uiText.ts';
import { projectProblemText } from './projectProblemText.ts';
import { serviceErrorText } from './serviceErrorText.ts';
import { syntaxText } from './syntaxText.ts';

/** A failure in a sentence or two, for display. */
export interface ErrorText {
  readonly message: string;
  /** The message without what only support can use. */
  readonly brief?: string;
}

/** Says what went wrong; one that nobody expected is called a defect. */
export function errorText(error: unknown): ErrorText {
  if (error instanceof ServiceError) return withWordsOf(error, serviceErrorText(error));
  return { message: knownText(error) ?? unexpectedText(error) };
}

/** A sentence about a failure of the service, with what the service said and what support needs to find it. */
export function withWordsOf(error: ServiceError, message: string): ErrorText {
  const { serviceMessage } = error;
  const brief = serviceMessage ? `${message} ${saidText(uiText(serviceMessage, 160))}` : message;
  return { message: brief + forSupport(error, brief), brief };
}

/** The service's own words. */
export const saidText = (words: string): string => l10n.t('The service said: {0}', words);

/** @param code of the file system */
export const fileSystemText = (code: string): string =>
  l10n.t('The file system reported an error ({0}).', code);

/** Why the rest of a run was not sent. */
export function limitText(): string {
  return l10n.t({
    message:
      'Not sent, because the run would have exceeded "glossa.translate.maxCharacters". What is done is kept.',
    comment: 'Keep "glossa.translate.maxCharacters".',
  });
}

function knownText(error: unknown): string | undefined {
  if (error instanceof StaleError) {
    return l10n.t('The text changed in the meantime. It was left as it is.');
  }
  if (error instanceof ProjectError) return projectProblemText(error.problem);
  if (error instanceof JournalError) return journalText(error);
  if (error instanceof LimitReached) return limitText();
  if (error instanceof MessageSyntaxError) return syntaxText(error);
  if (error instanceof MixedTranslations) {
    return l10n.t(
      'The service mixed up its translations: at least one belongs to another text. None of that response was used.',
    );
  }
  if (error instanceof BaseUrlError) {
    return l10n.t('The address of the service in your settings cannot be used. Sign in to set it.');
  }
  return undefined;
}

function unexpectedText(error: unknown): string {
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    return fileSystemText(String(error.code));
  }
  return l10n.t('An unexpected error occurred in Glossa. Nothing else was changed.');
}

/** Why a run does not begin whose answers could not be kept. */
function journalText({ version, cause }: JournalError): string {
  if (version !== undefined) {
    return l10n.t(
      'A newer version of Glossa keeps translations that are paid for but not written yet (file version {0}). Nothing was sent, and they are safe. Update Glossa, or discard them.',
      version,
    );
  }
  const { code = '' } = (cause ?? {}) as { readonly code?: string };
  return l10n.t(
    'Glossa could not use the file in which it keeps paid translations ({0}). Nothing was sent. Free some disk space, or see the log for the name of the file.',
    uiText(code),
  );
}

/** The code that the service gave, where the text does not have it, and the ID of its answer. */
function forSupport({ code, status, traceId }: ServiceError, text: string): string {
  const isSaid = code === undefined || status === undefined || text.includes(code);
  const shown = isSaid ? '' : uiText(code, 64);
  const trace = traceId === undefined ? '' : uiText(traceId, 64);
  if (shown === '' && trace === '') return '';
  if (shown === '') return ` ${l10n.t('(Trace ID {0})', trace)}`;
  if (trace === '') return ` ${l10n.t('(code {0})', shown)}`;
  return ` ${l10n.t({
    message: '(code {0}, trace ID {1})',
    args: [shown, trace],
    comment: '{0} is a code of the service such as “quota_exceeded”, {1} the ID of its answer.',
  })}`;
}
