import type { Message, ResourceFile } from '../../resources/formats/format.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { Finding } from '../../message/findings.ts';
import { checkTranslation } from '../../message/checks/checkTranslation.ts';
import type { TranslationPair } from '../../message/checks/check.ts';
import { unknownSyntax } from '../../message/syntax.ts';
import { programOfFile } from '../plan/programOfFile.ts';

/** Where two texts belong: between which files, whose program reads both. */
export interface PairPlace {
  readonly set: ResourceSet;
  /** Absent while it is not known: then the texts alone have to say how they are read. */
  readonly source: ResourceFile | undefined;
  readonly locale: string;
}

/** The text of a source, with its place where that is known. */
type SourceText = Pick<Message, 'value'> & Partial<Pick<Message, 'path'>>;

/** A text beside its source, in their locales. */
export const pairOf = (
  { value: source, path: key }: SourceText,
  target: string,
  { set, source: file, locale }: PairPlace,
): TranslationPair => ({
  source,
  target,
  key,
  sourceLocale: set.source.locale,
  targetLocale: locale,
  syntax: file === undefined ? unknownSyntax : programOfFile(set, file).syntax,
});

/** What the checks say about a text by itself. */
export const textFindings = (...pair: Parameters<typeof pairOf>): readonly Finding[] =>
  checkTranslation(pairOf(...pair));

/** How many of these are more than a matter of taste. */
export function problemsIn(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity !== 'info').length;
}
