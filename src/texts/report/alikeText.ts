import { format } from '../format.ts';
import { l10n } from '../l10n.ts';

/** That the service has one language for locales in different scripts. */
export function alikeText(locales: readonly string[]): string {
  return l10n.t(
    'The service cannot tell these locales apart, though they are written in different scripts, and translates for one of the scripts only: {0}.',
    format.list(locales),
  );
}
