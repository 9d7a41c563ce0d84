import type { Message, ResourceFile } from '../../resources/formats/format.ts';
import { writtenStarts } from '../../resources/formats/writtenStarts.ts';
import { lineIndex, type LineIndex, type LineRange } from '../../resources/lineIndex.ts';
import type { TextRange } from '../../message/textRange.ts';
import type { FileAtPath, FileFinding } from './messageFinding.ts';

/** A value somewhere else that a finding is about. */
export interface RelatedValue {
  /** Relative to the folder. */
  readonly path: string;
  readonly range: LineRange;
  readonly message: Message;
}

/** A finding with its places as an editor shows them. */
export interface PlacedFinding {
  readonly found: FileFinding;
  readonly range: LineRange;
  /** All of the value that it is in; the same for what is said about a file as a whole. */
  readonly value: LineRange;
  readonly related: readonly RelatedValue[];
}

/** Findings in a file, each with the values of the source, or of the file itself, that it is compared with. */
export function placedFindings(
  file: FileAtPath,
  source: { readonly path: string; readonly file: ResourceFile } | undefined,
  findings: readonly FileFinding[],
): readonly PlacedFinding[] {
  if (findings.length === 0) return [];
  const lines = lineIndex(file.text);
  const sourceLines = source && lineIndex(source.file.text);
  const related = (path: string, index: LineIndex, message: Message): RelatedValue => ({
    path,
    range: rangeOf(index, message),
    message,
  });
  const others = new Map<FileAtPath, LineIndex>();
  const linesOf = (other: FileAtPath): LineIndex => {
    const known = others.get(other) ?? lineIndex(other.text);
    others.set(other, known);
    return known;
  };
  return findings.map((found) => {
    const range = rangeOfFinding(file.text, lines, found);
    const { message } = found;
    const value = message === undefined ? range : rangeOf(lines, message);
    if (message !== undefined && found.other !== undefined) {
      const { otherFile } = found;
      const [path, index] = otherFile ? [otherFile.path, linesOf(otherFile)] : [file.path, lines];
      return { found, range, value, related: [related(path, index, found.other)] };
    }
    const from = message === undefined ? found.sources : [source?.file.get(message.path)];
    const values = from.flatMap((one) =>
      one && source && sourceLines ? [related(source.path, sourceLines, one)] : [],
    );
    return { found, range, value, related: values };
  });
}

function rangeOfFinding(text: string, lines: LineIndex, found: FileFinding): LineRange {
  if (found.message === undefined) return lines.restOf(found.place);
  return rangeOf(lines, placeOf(text, found.message, found.at));
}

function rangeOf(
  lines: LineIndex,
  { offset, length }: { readonly offset: number; readonly length: number },
): LineRange {
  return { start: lines.at(offset), end: lines.at(offset + length) };
}

interface FilePlace {
  readonly offset: number;
  readonly length: number;
}

/**
 * Where a stretch of a message's value is in the text of its file, escapes or not; the whole value where that cannot be
 * told.
 *
 * @returns offset and length in UTF-16 units; the whole value comes with its quotes
 */
export function placeOf(text: string, message: Message, at: TextRange | undefined): FilePlace {
  const { offset, length } = message;
  return (at && exactPlaceOf(text, message, at)) ?? { offset, length };
}

/** The same; nothing where it cannot be told. */
export function exactPlaceOf(
  text: string,
  { value, offset, length }: Message,
  at: TextRange,
): FilePlace | undefined {
  const written = text.slice(offset, offset + length);
  const starts = writtenStarts(written, value);
  const [start, end] = [starts?.[at.start], starts?.[at.end]];
  if (start !== undefined && end !== undefined) {
    return { offset: offset + start, length: end - start };
  }
  const wanted = value.slice(at.start, at.end);
  if (wanted === '') return undefined;
  const [inValue, inFile] = [placesIn(value, wanted), placesIn(written, wanted)];
  const place = inFile[inValue.indexOf(at.start)];
  if (place === undefined || inValue.length !== inFile.length) return undefined;
  return { offset: offset + place, length: wanted.length };
}

/** Every start of a text that is not empty in another, overlapping ones too. */
function placesIn(text: string, wanted: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}
