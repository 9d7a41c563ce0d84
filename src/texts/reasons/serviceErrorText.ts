import { keyLost, type ErrorKind, type ServiceError, namesScope } from '../../service/errors.ts';
import { l10n } from '../l10n.ts';
import { uiText } from '../uiText.ts';

/** What a failure of the service means, without the service's own words. */
export function serviceErrorText(error: ServiceError): string {
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
