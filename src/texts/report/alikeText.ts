import { format } from '../format.ts';
import { l10n } from '../l10n.ts';

/** That the service has one language for locales in different scripts. */
export function alikeText(locales: readonly string[]): string {
  return l10n.t(
    'The service cannot distinguish these locales, so it translates into only one of their scripts: {0}.',
    format.list(locales),
  );
}
