import type { Message } from '../../../resources/formats/format.ts';
import { checkTranslation } from '../../../message/checks/checkTranslation.ts';
import { findingText, fixTitle } from '../../../texts/findings/findingText.ts';
import type { TranslationPair } from '../../../message/checks/check.ts';
import { pairOf, type PairPlace } from '../../../project/findings/textFindings.ts';
import { mendedText } from '../../../project/findings/proposedFixes.ts';
import type { CheckedFinding } from '../../../project/table/targetFindings.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { FindingView } from '../../../protocol/catalog.ts';
import type { CatalogModel } from '../model/catalogModel.ts';

/**
 * What the checks of the file say about the text of a cell, or those of a run about a proposed one; before these are
 * done, what they say about the text alone.
 */
export function cellFindings(
  model: CatalogModel,
  row: TableRow,
  locale: string,
): readonly FindingView[] {
  const { source, section } = row;
  const { text = '', proposed } = section.cell(row, locale) ?? {};
  if (text === '') return [];
  const pair = pairOf(source, text, section.pairPlace(locale));
  const found =
    proposed?.findings.map((finding) => ({ finding, pair, text })) ??
    model.checkedFindings(row, locale) ??
    foundIn(pair);
  return found.map((one) => findingView(text, one));
}

/** What the checks say about a text by itself, with what would mend it. */
export function textFindingViews(
  source: Message,
  target: string,
  place: PairPlace,
): readonly FindingView[] {
  return foundIn(pairOf(source, target, place)).map((one) => findingView(target, one));
}

const foundIn = (pair: TranslationPair): readonly CheckedFinding[] =>
  checkTranslation(pair).map((finding) => ({ finding, pair, text: pair.target }));

/** A finding may be about a text that is another one by now: then nothing is offered. */
function findingView(text: string, found: CheckedFinding): FindingView {
  const { finding } = found;
  const mended = found.text === text ? mendedText(text, found) : undefined;
  const fix =
    mended === undefined || mended === text
      ? null
      : { title: fixTitle(finding, text, mended), text: mended };
  return { code: finding.code, severity: finding.severity, text: findingText(finding), fix };
}
