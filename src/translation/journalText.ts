import { hashOf } from '../resources/hash.ts';
import type { TranslationRequest } from './translator.ts';

/** A request and what it was answered with, in the order of its texts. */
export interface JournalEntry {
  /** The address that the answers come from. */
  readonly service: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly request: TranslationRequest;
  readonly answers: readonly string[];
}

/** The version that is written, and the newest that is read. */
export const journalVersion = 1;

/** What the first line of a journal says. Its form is the same in every version, so that each Glossa can read it. */
export interface JournalHead {
  readonly version: number;
  /** Whoever uses Glossa knows of what came until then; in milliseconds since 1970. */
  readonly seen: number;
}

/** The first line of a journal. */
export function headLine(seen: number): string {
  const head: JournalHead = { version: journalVersion, seen };
  return `${sealed(JSON.stringify(head), 'journal')}\n`;
}

/** The first line of a journal; `undefined` where there is none, or it was damaged. */
export function headOf(file: Uint8Array): JournalHead | undefined {
  const [first = ''] = linesOf(file);
  const { version, seen = 0 } = (unsealed(first, 'journal') ?? {}) as Partial<JournalHead>;
  return typeof version === 'number' ? { version, seen } : undefined;
}

/** The line of an entry. The line feed in front ends a line that a crash cut off. */
export const lineOf = (entry: JournalEntry) => `\n${sealed(JSON.stringify(entry), entrySeal)}\n`;

/** What the lines of the entries of one service and moment begin with. */
export const startOfLines = ({ service, at }: Pick<JournalEntry, 'service' | 'at'>) =>
  JSON.stringify({ service, at }).slice(0, -1) + ',';

/**
 * The lines of a journal that hold an entry. What was cut off, is damaged in a single bit, or comes from elsewhere is
 * passed over as `undefined`; so is what begins with `without`, unread.
 */
export function* journalEntries(
  file: Uint8Array,
  without?: string,
): Generator<{ readonly line: string; readonly entry: JournalEntry } | undefined> {
  for (const line of linesOf(file)) {
    const isRead = without === undefined || !line.startsWith(without);
    const entry = isRead ? unsealed(line, entrySeal) : undefined;
    yield isEntry(entry) ? { line, entry } : undefined;
  }
}

// Entries of another version are none of ours, also where the first line was lost.
const entrySeal = `entry ${journalVersion}`;

/** JSON holds no line feed and the seal no space: the last space of a line is in front of the seal. */
function sealed(json: string, purpose: string): string {
  return `${json} ${hashOf(`${purpose} ${json}`)}`;
}

function unsealed(line: string, purpose: string): unknown {
  const json = line.slice(0, Math.max(0, line.lastIndexOf(' ')));
  if (line !== sealed(json, purpose)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** One after the other: a journal of a large run is too long to be decoded or split in one step. */
function* linesOf(file: Uint8Array): Generator<string> {
  const decoder = new TextDecoder();
  for (let start = 0; start < file.length;) {
    const found = file.indexOf(lineFeed, start);
    const end = found === -1 ? file.length : found;
    if (end > start) yield decoder.decode(file.subarray(start, end));
    start = end + 1;
  }
}

const lineFeed = 0x0a;

function isEntry(value: unknown): value is JournalEntry {
  const { service, at, request, answers } = (value ?? {}) as Partial<JournalEntry>;
  return (
    typeof service === 'string' &&
    typeof at === 'number' &&
    isQuestion(request) &&
    isTexts(request.texts) &&
    isTexts(answers) &&
    answers.length === request.texts.length
  );
}

function isQuestion(value: Partial<TranslationRequest> | undefined): value is TranslationRequest {
  const { sourceLocale, targetLocale, memory, glossary, context, tags, options } = value ?? {};
  return (
    typeof targetLocale === 'string' &&
    [sourceLocale, glossary, context].every(isAbsentOr('string')) &&
    isAbsentOr('boolean')(tags) &&
    (memory === undefined || isMemory(memory)) &&
    (options === undefined || (typeof options === 'object' && options !== null))
  );
}

function isMemory(value: unknown): boolean {
  const { id, threshold } = (value ?? {}) as { id?: unknown; threshold?: unknown };
  return typeof id === 'string' && typeof threshold === 'number';
}

const isAbsentOr = (type: 'string' | 'boolean') => (value: unknown) =>
  value === undefined || typeof value === type;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
