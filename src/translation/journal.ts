import type { Steps } from '../catalog/steps.ts';
import type { TranslationRequest } from './translator.ts';

/** What a request asks for beside its texts: two texts have the same answer only where all of it is the same. */
export type Question = Omit<TranslationRequest, 'texts'>;

interface Entry {
  readonly service: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly request: TranslationRequest;
  readonly answers: readonly string[];
}

/** Milliseconds after which an answer that no run asked for is thrown away. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * The answers that were paid for and stand in no file yet. Each is written down as it comes, so that a run that did
 * not get to write its files (the editor was closed, the review was dismissed) costs nothing the second time.
 * The text of a journal is a line of JSON for each request; a line that was cut off, or is older than 30 days, counts
 * as not there.
 */
export class Journal {
  /** The address that the answers come from. */
  readonly service: string;
  readonly #append: (line: string) => void;
  readonly #now: number;
  readonly #known = new Map<string, string>();
  readonly #recalled = new Set<string>();

  /** `append` writes a line to where {@link read} finds it. */
  constructor(service: string, append: (line: string) => void, now = Date.now()) {
    this.service = service;
    this.#append = append;
    this.#now = now;
  }

  /** Takes up what earlier runs left. */
  *read(file: Uint8Array): Steps<void> {
    for (const line of linesOf(file)) {
      const entry = parsed(line);
      if (entry?.service === this.service && !this.#isOld(entry)) this.#take(entry);
      yield;
    }
  }

  /** The answer that was paid for earlier. */
  peek(question: Question, text: string): string | undefined {
    if (this.#known.size === 0) return undefined;
    return this.#known.get(answerKey(question, text));
  }

  /** As {@link peek}, for an answer that is now used. */
  recall(question: Question, text: string): string | undefined {
    const answer = this.peek(question, text);
    if (answer !== undefined) this.#recalled.add(answerKey(question, text));
    return answer;
  }

  /** Writes down the answers to a request, in the order of its texts. */
  keep(request: TranslationRequest, answers: readonly string[]): void {
    this.#append(lineOf({ service: this.service, at: this.#now, request, answers }));
  }

  /**
   * What outlasts this run, its journal being a file: what the run did not use, and what was recalled of `again`, because
   * it stands in no file yet.
   */
  *rest(file: Uint8Array, again: Journal): Steps<string> {
    let rest = '';
    for (const line of linesOf(file)) {
      const entry = parsed(line);
      if (entry === undefined || this.#isOld(entry)) continue;
      rest += entry.service === this.service ? this.#restOf(entry, again) : `${line}\n`;
      yield;
    }
    return rest;
  }

  /** A line with those answers of an entry that outlast this run; no line where there are none. */
  #restOf({ request, answers, ...entry }: Entry, again: Journal): string {
    const left = request.texts
      .map((text, place) => ({ text, answer: answers[place] ?? '' }))
      .filter(({ text }) => this.#outlasts(entry.at, answerKey(request, text), again));
    if (left.length === 0) return '';
    const texts = left.map(({ text }) => text);
    const kept = left.map(({ answer }) => answer);
    return lineOf({ ...entry, request: { ...request, texts }, answers: kept });
  }

  #outlasts(at: number, key: string, again: Journal): boolean {
    return again.#recalled.has(key) || (at !== this.#now && !this.#recalled.has(key));
  }

  #isOld({ at }: Entry): boolean {
    return this.#now - at > keptFor;
  }

  #take({ request, answers }: Entry): void {
    for (const [place, text] of request.texts.entries()) {
      const answer = answers[place];
      if (answer !== undefined) this.#known.set(answerKey(request, text), answer);
    }
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

// The line feed in front ends a line that a crash cut off.
const lineOf = (entry: Entry) => `\n${JSON.stringify(entry)}\n`;

/** Two texts with the same key have the same answer. */
export function answerKey({ memory, ...question }: Question, text: string): string {
  const { sourceLocale = '', targetLocale, glossary = '', context = '', tags = false } = question;
  const used = memory === undefined ? [] : [memory.id, memory.threshold];
  return JSON.stringify([[sourceLocale, targetLocale, glossary, context, tags, ...used], text]);
}

function parsed(line: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  const { service, at, request, answers } = (value ?? {}) as Partial<Entry>;
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
  const { sourceLocale, targetLocale, memory, glossary, context, tags } = value ?? {};
  return (
    typeof targetLocale === 'string' &&
    [sourceLocale, glossary, context].every(isAbsentOr('string')) &&
    isAbsentOr('boolean')(tags) &&
    (memory === undefined || isMemory(memory))
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
