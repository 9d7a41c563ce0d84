import { l10n } from '../l10n.ts';
import type { RunReport } from '../../project/run/runReport.ts';
import { format, quantity } from '../format.ts';

/** That the service has translated nothing, or next to nothing, and what may be why; nothing where it has. */
export function unchangedText({
  unchanged: found,
  sourceLocales,
}: Pick<RunReport, 'unchanged' | 'sourceLocales'>): string | undefined {
  if (found === undefined) return undefined;
  const { unchanged, of, locales, detected, isWholeRun } = found;
  const counts = [format.number(unchanged), quantity.messages(of)];
  const returned = isWholeRun
    ? l10n.t({
        message: 'The service returned {0} of {1} unchanged.',
        args: counts,
        comment: '{0} is a number, {1} such as “300 messages”.',
      })
    : l10n.t({
        message: 'The service returned {0} of {1} unchanged for {2}.',
        args: [...counts, format.list(locales.map(format.locale))],
        comment: '{0} is a number, {1} such as “300 messages”, {2} a list of locales.',
      });
  const source = format.list(sourceLocales.map(format.locale));
  const why =
    detected === undefined
      ? l10n.t({
          message: 'Check the source locale, which is {0}.',
          args: [source],
          comment: '{0} is the name of a language.',
        })
      : l10n.t({
          message: 'It detected {0}: check the source locale, which is {1}.',
          args: [format.locale(detected.toLowerCase()), source],
          comment: '“It” is the language service; {0} and {1} are names of languages.',
        });
  return `${returned} ${why}`;
}
