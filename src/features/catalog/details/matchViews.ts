import * as vscode from 'vscode';
import { showKeyPath } from '../../../resources/formats/format.ts';
import { checkOf } from '../../../message/checks/checks.ts';
import { checkTranslation } from '../../../message/checks/checkTranslation.ts';
import { wordChanges } from '../../../message/wordChanges.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { ServiceError } from '../../../service/errors.ts';
import { findingText } from '../../../texts/findings/findingText.ts';
import type { SegmentMatch } from '../../../memory/segmentIndex.ts';
import { memoryIdFor } from '../../../platform/account/accountAssets.ts';
import { quantity } from '../../../texts/format.ts';
import { plainText, uiPath } from '../../../texts/uiText.ts';
import { similarRows } from '../../../project/table/similarRows.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';
import type { MatchView, PieceView } from '../../../protocol/catalogDetails.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import type { FolderMemories } from './folderMemories.ts';
import type { MemorySegments, FoundInMemory } from './memorySegments.ts';

/** Matches that are shown; each has a key. */
const most = 7;
/** Code points of a key that names where a match is from. */
const originLength = 160;

/** A text that may serve as the translation of a message, and where it is from. */
interface Match {
  readonly score: number;
  readonly source: string;
  readonly text: string;
  readonly origin: string;
}

/** Where matches are looked for beside the project. */
export interface SearchedMemories {
  /** TMX files. */
  readonly local: FolderMemories;
  readonly service: MemorySegments;
}

/**
 * The translations of the same and similar texts that the project, the TMX files of its folder and the memory that is
 * chosen for it have, the best first.
 */
export async function matchViews(
  model: CatalogModel,
  { local, service }: SearchedMemories,
  row: TableRow,
  targetLocale: string,
): Promise<{
  readonly matches: readonly MatchView[];
  /** Why TMX files and the chosen memory could not be searched, a sentence for each. */
  readonly problems: readonly string[];
}> {
  const { section, source } = row;
  const locales = { sourceLocale: section.set.source.locale, targetLocale };
  const folder = model.ownerOf(section)?.folder;
  const inFiles = folder && (await local.find(folder, source.value, locales));
  const inMemory = await service.find(memoryIdFor(folder?.uri, {}), source.value, locales);
  const similar = await similarRows(model.table, row, targetLocale);
  const own = similar.map(({ row: other, text, score }): Match => {
    const origin = plainText(showKeyPath(other.path), originLength);
    return { score, source: other.source.value, text, origin };
  });
  const fromFiles = (inFiles?.matches ?? []).map((match) => matchOf(match, uiPath(match.origin)));
  const fromMemory = inMemory.matches.map((match) => matchOf(match, plainText(match.origin)));
  const shown = (match: Match) => matchView(match, source.value, locales);
  return {
    matches: best([...own, ...fromFiles, ...fromMemory]).map(shown),
    problems: [...(inFiles?.problems ?? []), ...memoryProblems(inMemory)],
  };
}

const matchOf = ({ score, source, target }: SegmentMatch, origin: string): Match => ({
  score,
  source,
  text: target,
  origin,
});

/** Each text once, as it is for the source that is most similar; what the project has itself comes first. */
function best(matches: readonly Match[]): readonly Match[] {
  const sorted = matches.toSorted((a, b) => b.score - a.score);
  const byText = new Map<string, Match>();
  for (const match of sorted) if (!byText.has(match.text)) byText.set(match.text, match);
  return [...byText.values()].slice(0, most);
}

function matchView(
  { score, source: other, text, origin }: Match,
  source: string,
  locales: { readonly sourceLocale: string; readonly targetLocale: string },
): MatchView {
  const found = checkTranslation({ source, target: text, ...locales });
  const differences = found.filter(({ code }) => checkOf(code).isOfValues).map(findingText);
  return { score, source: piecesOf(other, source), text, origin, differences };
}

/** A text in pieces: those that are otherwise in another text are marked. */
function piecesOf(text: string, other: string): readonly PieceView[] {
  const pieces: PieceView[] = [];
  let end = 0;
  const add = (to: number, isOther: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), isOther });
    end = Math.max(end, to);
  };
  for (const { at } of wordChanges(text, other)) {
    add(at.start, false);
    add(at.end, true);
  }
  add(text.length, false);
  return pieces;
}

/** Why not all of a memory of the service was searched, a sentence for each; to whoever has no key nothing is said. */
function memoryProblems({ failure, searched }: FoundInMemory): readonly string[] {
  const isSignedOut = failure instanceof ServiceError && failure.kind === 'noKey';
  if (failure !== undefined) return isSignedOut ? [] : [describeError(failure).message];
  if (searched === undefined) return [];
  return [
    vscode.l10n.t({
      message:
        'Only the first {0} of the translation memory are searched for matches. Export it as a TMX file into this folder to have all of it searched.',
      args: [quantity.segments(searched)],
      comment: '{0} is a number such as “3 segments”.',
    }),
  ];
}
