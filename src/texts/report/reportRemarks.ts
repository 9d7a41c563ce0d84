import { l10n } from '../l10n.ts';
import type { RunReport } from '../../project/run/runReport.ts';
import { format, quantity } from '../format.ts';
import { notOfferedTexts, refusedTexts } from './optionText.ts';
import { uiText } from '../uiText.ts';

/** What a person should know about a run beside the numbers. */
export function remarks(report: RunReport): readonly string[] {
  const { unwritten, recalledCharacters, uncertainCharacters } = report;
  const { withoutMemory, withoutGlossary, withoutOptions } = report;
  const { billedCharacters: billed, announcedCharacters: announced } = report;
  const lines = [
    unwritten.length > 0 &&
      l10n.t({
        message: 'Could not be written: {0}. {1}',
        args: [
          uiText(format.list(unwritten.map(({ file }) => file)), 300),
          unwritten[0]?.why ?? '',
        ],
        comment: '{0} is a list of files, {1} a sentence that says why.',
      }),
    ...unclearTexts(report),
    withoutMemory.length > 0 &&
      l10n.t(
        'The translation memory does not cover these locales, so it was not used for them: {0}.',
        format.list(withoutMemory),
      ),
    withoutGlossary.length > 0 &&
      l10n.t(
        'The glossary has no dictionary for these locales, so it was not used for them: {0}.',
        format.list(withoutGlossary),
      ),
    ...notOfferedTexts(withoutOptions?.notOffered ?? []),
    ...refusedTexts(withoutOptions?.refused ?? []),
    billed !== undefined &&
      announced !== undefined &&
      l10n.t({
        message: 'Billed, as the service says: {0}. Announced: {1}.',
        args: [quantity.characters(billed), quantity.characters(announced)],
        comment: '{0} and {1} are numbers such as “30 characters”.',
      }),
    recalledCharacters > 0 &&
      l10n.t(
        'Reused from an earlier run that had already paid for them: {0}.',
        quantity.characters(recalledCharacters),
      ),
    uncertainCharacters > 0 &&
      l10n.t(
        'These requests got no response and may have been billed: up to {0}.',
        quantity.characters(uncertainCharacters),
      ),
  ];
  return lines.filter((line) => line !== false);
}

/** Files that were moved, of which nobody can tell from where. */
function unclearTexts({ targets }: RunReport): readonly string[] {
  const unclear = targets.filter((one) => one.unclear !== undefined);
  if (unclear.length === 0) return [];
  const files = format.list(unclear.map(({ file }) => file));
  const before = format.list([...new Set(unclear.flatMap((one) => one.unclear ?? []))]);
  return [
    l10n.t({
      message:
        'Glossa cannot tell which of these files was moved here: {1}. So it knows nothing of the texts in {0}: they count as translated, and no run renews them.',
      args: [uiText(files, 300), uiText(before, 300)],
      comment: '{0} and {1} are lists of files.',
    }),
  ];
}

/** How much a run has sent. */
export function sentText({
  characters,
  requests,
}: Pick<RunReport, 'characters' | 'requests'>): string {
  return l10n.t({
    message: 'Sent: {0} in {1}.',
    args: [quantity.characters(characters), quantity.requests(requests)],
    comment: '{0} is a number such as “30 characters”, {1} one such as “2 requests”.',
  });
}

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
