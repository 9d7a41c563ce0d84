import { runSync } from '../../../src/resources/cooperative.ts';
import { applyEdits, type Edit } from '../../../src/resources/edit.ts';
import { type Message, type ResourceFile, keyId } from '../../../src/resources/formats/format.ts';
import { formatFor } from '../../../src/resources/formats/formats.ts';
import type { TargetFile } from '../../../src/project/plan/targetFile.ts';
import { readsElsewhere } from './readsElsewhere.ts';

/** Messages that are cut out of one file at most. */
const most = 25;

export interface Refill {
  readonly cut: number;
  /** Keys whose value is not what it was. */
  readonly damaged: readonly string[];
}

/** Cuts messages out of a translation, each with its line, has them written again, and compares. */
export function cutAndFill(opened: TargetFile, current: ResourceFile): Refill {
  const { set, locale, source } = opened;
  const format = formatFor(set.format, locale);
  const cut = cuttable(opened, current);
  const text = applyEdits(
    current.text,
    cut.map(({ edit }) => edit),
  );
  const rest = cut.length === 0 ? undefined : read(() => runSync(format.parse(text)));
  const isClean =
    rest !== undefined &&
    rest.messages.length === current.messages.length - cut.length &&
    cut.every(({ message }) => rest.get(message.path) === undefined);
  if (!isClean) return { cut: 0, damaged: [] };
  const values = cut.map(({ message: { path, value } }) => ({ path, value }));
  const filled = applyEdits(text, runSync(rest.write(values, source)));
  if (!readsElsewhere(set.format, filled))
    return { cut: cut.length, damaged: ['(the whole file)'] };
  const result = runSync(format.parse(filled));
  const damaged = current.messages.filter(({ path, value }) => result.get(path)?.value !== value);
  const isMore = result.messages.length !== current.messages.length;
  return {
    cut: cut.length,
    damaged: [...damaged.map(({ path }) => keyId(path)), ...(isMore ? ['(another number)'] : [])],
  };
}

interface Cut {
  readonly message: Message;
  readonly edit: Edit;
}

/** Every few messages of the source that have lines of their own in the translation. */
function cuttable({ source, set }: TargetFile, current: ResourceFile): readonly Cut[] {
  const lines = lineStarts(current.text);
  const cuts = current.messages.flatMap((message): readonly Cut[] => {
    const isFree =
      source.get(message.path) !== undefined && typeof message.path.at(-1) === 'string';
    const edit = isFree ? ownLine(current.text, lines, message) : undefined;
    if (edit === undefined || message.value === '') return [];
    const isWhole = set.format === 'properties' || set.format === 'yaml' || edit.text === ',';
    return isWhole ? [{ message, edit: { ...edit, text: '' } }] : [];
  });
  const step = Math.max(1, Math.ceil(cuts.length / most));
  return cuts.filter((_, at) => at % step === 0);
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1), text.length];
}

/** The edit that takes a message's line away, with a comma as its text where one ends it; none where it has more lines. */
function ownLine(
  text: string,
  lines: readonly number[],
  { offset, length }: Message,
): Edit | undefined {
  const at = lines.findLastIndex((start) => start <= offset);
  const [start, end] = [lines[at], lines[at + 1]];
  if (start === undefined || end === undefined || offset + length > end) return undefined;
  const line = text.slice(start, end);
  const before = text.slice(start, offset);
  const behind = text.slice(offset + length, end).trim();
  // Neither several messages on a line nor the start of a group, and nothing that goes on in the next line.
  if (!/^\s*[^\s{}[\],#!-]/u.test(before) || /[{}[\],]/u.test(before.replaceAll(/"[^"]*"/gu, '')))
    return undefined;
  if (!['', ','].includes(behind) || /\\\r?\n?$/u.test(line)) return undefined;
  return { offset: start, length: end - start, text: behind };
}

function read<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
