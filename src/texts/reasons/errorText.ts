import { MessageSyntaxError } from '../../message/messageSyntaxError.ts';
import { StaleError } from '../../project/changes/staleError.ts';
import { ProjectError } from '../../project/ledger/projectError.ts';
import { BaseUrlError } from '../../service/baseUrl.ts';
import { ServiceError, keyLost, type ErrorKind, namesScope } from '../../service/errors.ts';
import { JournalError } from '../../translation/journalError.ts';
import { LimitReached } from '../../translation/limitReached.ts';
import { MixedTranslations } from '../../translation/mixedTranslations.ts';
import { format } from '../format.ts';
import { l10n } from '../l10n.ts';
import { uiText } from '../uiText.ts';
import { projectProblemText } from './projectProblemText.ts';

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

/** What is wrong with the syntax of a message, and where. */
function syntaxText(error: MessageSyntaxError): string {
  const left = l10n.t('It was left as it is; other messages are not affected.');
  return `${problemText(error)} ${left}`;
}

function problemText({ code, detail, offset = 0, text = '' }: MessageSyntaxError): string {
  const message = uiText(text, 80);
  const place = format.number(offset + 1);
  switch (code) {
    case 'missing-other':
      return l10n.t({
        message: 'In “{0}”, the choice at character {1} has no “other” form. Add one.',
        args: [message, place],
        comment: '{0} is a message with plural forms; keep “other”, which is a keyword.',
      });
    case 'syntax':
      return l10n.t({
        message: '“{0}” cannot be read as an ICU message: see character {1} ({2}).',
        args: [message, place, uiText(detail, 60)],
        comment: '{0} is a message, {1} a number, {2} a word of the parser in English.',
      });
    case 'too-many-sentences':
      return l10n.t({
        message:
          'The choices of “{0}” multiply to more than {1} sentences. Translate it by hand, or split it into several messages.',
        args: [message, uiText(detail, 20)],
        comment: '{0} is a message, {1} a number.',
      });
    case 'unsupported':
      return l10n.t(
        '“{0}” has choices that Glossa cannot take apart. Translate it by hand.',
        message,
      );
    default:
      return l10n.t('The translation of “{0}” does not fit its plural or choice syntax.', message);
  }
}

/** What a failure of the service means, without the service's own words. */
function serviceErrorText(error: ServiceError): string {
  const code = uiText(error.code ?? String(error.status ?? error.kind));
  const text = texts[error.kind]?.(uiText(error.host), code, error);
  return text ?? l10n.t('The service refused the request ({0}).', code);
}

type Sentence = (host: string, code: string, error: ServiceError) => string;

const keyRefused: Sentence = (host) => l10n.t('{0} refused the API key.', host);

const texts: Readonly<Partial<Record<ErrorKind, Sentence>>> = {
  noKey: (host, _, { code }) =>
    code === keyLost
      ? l10n.t(
          'A key for {0} was stored, but the editor cannot read it: the system keyring is locked or new, or the key was deleted elsewhere. Sign in again.',
          host,
        )
      : l10n.t('Glossa needs an API key for {0}.', host),
  keyUnusable: keyRefused,
  credentials: keyRefused,
  wrongOrigin: (host) =>
    l10n.t('The key was not sent: it belongs to a different address than {0}.', host),
  permission: (host, _, error) =>
    namesScope(error)
      ? l10n.t('Your key is not allowed to do this. Ask the account owner for the scope.')
      : l10n.t('{0} refused the API key: it is wrong, or it is not allowed to do this.', host),
  memoryNotUsable: () =>
    l10n.t('The translation memory no longer exists or does not cover this language pair.'),
  glossaryNotUsable: () => l10n.t('The glossary no longer exists.'),
  quota: () => l10n.t("The account's quota is used up. What is done is kept."),
  rateLimit: () => l10n.t('The service asks to slow down. Try again in a while.'),
  tls: (host, _, { code }) =>
    l10n.t({
      message:
        'The secure connection to {0} could not be verified ({1}). Your company may inspect traffic.',
      args: [host, uiText(code ?? 'TLS')],
      comment: '{0} is the name of a host, {1} an error code.',
    }),
  network: (host, code) =>
    l10n.t({
      message: 'Cannot reach {0} ({1}).',
      args: [host, code],
      comment: '{0} is the name of a host, {1} an error code.',
    }),
  proxy: (host, code) =>
    l10n.t({
      message: 'The proxy refused the connection to {0} ({1}).',
      args: [host, code],
      comment: '{0} is the name of a host, {1} an error code.',
    }),
  timeout: (host) => l10n.t('{0} did not answer in time.', host),
  unavailable: (_, code) => l10n.t('The service has a problem ({0}). Try again in a while.', code),
  redirect: (host, _, { redirectHost = '' }) =>
    l10n.t({
      message:
        '{0} redirects to {1}. Glossa follows no redirects; check the address of the service.',
      args: [host, uiText(redirectHost)],
      comment: '{0} and {1} are names of hosts.',
    }),
  notTheService: (host) =>
    l10n.t(
      "The response from {0} does not look like the service. It may be your network's login page, or the address may be wrong.",
      host,
    ),
  badAnswer: (_, code) =>
    l10n.t('The service sent an unusable response ({0}). Nothing was changed.', code),
};
