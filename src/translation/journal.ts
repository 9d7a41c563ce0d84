import type { Cooperative } from '../resources/cooperative.ts';
import {
  headLine,
  headOf,
  journalEntries,
  lineOf,
  startOfLines,
  type JournalEntry,
} from './journalText.ts';
import { optionsKey } from './options/translationOptions.ts';
import type { TranslationRequest } from './translator.ts';

/** What a request asks for beside its texts: two texts have the same answer only where all of it is the same. */
export type Question = Omit<TranslationRequest, 'texts'>;

/** Milliseconds after which an answer that no run asked for is thrown away. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * The answers that were paid for and are in no file yet. Each is written down as it comes, so that a run that did not
 * get to write its files (the editor was closed, the review was dismissed) costs nothing the second time. The text of a
 * journal is a line with its version and a sealed line for each request; a line that was cut off, was damaged, or is
 * older than 30 days counts as not there.
 */
export class Journal {
  /** The address that the answers come from. */
  readonly service: string;
  readonly #append: (text: string) => Promise<void>;
  readonly #now: number;
  /** When its own answers count as written down: after all that it has read, which tells them from those. */
  #at: number;
  readonly #known = new Map<string, string>();
  readonly #recalled = new Set<string>();
  readonly #refused = new Set<string>();

  /** `append` writes a text durably to where {@link read} finds it, or rejects. */
  constructor(service: string, append: (text: string) => Promise<void>, now = Date.now()) {
    this.service = service;
    this.#append = append;
    this.#now = now;
    this.#at = now;
  }

  /** Takes up what earlier runs left. */
  *read(file: Uint8Array): Cooperative<void> {
    for (const found of journalEntries(file)) {
      if (found?.entry.service === this.service && !isOld(found.entry, this.#now)) {
        this.#take(found.entry);
        this.#at = Math.max(this.#at, found.entry.at + 1);
      }
      yield;
    }
  }

  /** The answer that was paid for earlier. */
  peek(question: Question, text: string): string | undefined {
    if (this.#known.size === 0) return undefined;
    return this.#known.get(translationKey(question, text));
  }

  /** As {@link peek}, for an answer that is now used. */
  recall(question: Question, text: string): string | undefined {
    const answer = this.peek(question, text);
    if (answer !== undefined) this.#recalled.add(translationKey(question, text));
    return answer;
  }

  /** Lets go of an answer that no message can be made of: the text is asked for again. */
  forget(question: Question, text: string): void {
    const key = translationKey(question, text);
    this.#known.delete(key);
    this.#recalled.delete(key);
    this.#refused.add(key);
  }

  /**
   * Writes down the answers to a request, in the order of its texts. Nothing more may be sent before that is done.
   *
   * @throws the error that kept them from being written; the same may then be tried again
   */
  async keep(request: TranslationRequest, answers: readonly string[]): Promise<void> {
    await this.#append(lineOf({ service: this.service, at: this.#at, request, answers }));
  }

  /**
   * What outlasts this run, its journal being a file: what the run did not use, and what was recalled of `again`,
   * because it is in no file yet.
   */
  *rest(file: Uint8Array, again: Journal): Cooperative<string> {
    let rest = '';
    // Of what this run has written down nothing is left then: it need not be looked at.
    const isDone = again.#recalled.size === 0;
    const own = startOfLines({ service: this.service, at: this.#at });
    for (const found of journalEntries(file, isDone ? own : undefined)) {
      yield;
      if (found === undefined || isOld(found.entry, this.#now)) continue;
      const { line, entry } = found;
      rest += entry.service === this.service ? this.#restOf(entry, again) : `${line}\n`;
    }
    return rest === '' ? '' : headLine(this.#at) + rest;
  }

  /** A line with those answers of an entry that outlast this run; no line where there are none. */
  #restOf({ request, answers, ...entry }: JournalEntry, again: Journal): string {
    const left = request.texts
      .map((text, place) => ({ text, answer: answers[place] ?? '' }))
      .filter(({ text }) => this.#outlasts(entry.at, translationKey(request, text), again));
    if (left.length === 0) return '';
    const texts = left.map(({ text }) => text);
    const kept = left.map(({ answer }) => answer);
    return lineOf({ ...entry, request: { ...request, texts }, answers: kept });
  }

  #outlasts(at: number, key: string, again: Journal): boolean {
    if (again.#refused.has(key)) return false;
    const isUsed = this.#recalled.has(key) || this.#refused.has(key);
    return again.#recalled.has(key) || (at !== this.#at && !isUsed);
  }

  #take({ request, answers }: JournalEntry): void {
    for (const [place, text] of request.texts.entries()) {
      const answer = answers[place];
      if (answer !== undefined) this.#known.set(translationKey(request, text), answer);
    }
  }
}

/**
 * A journal without what is too old to be kept and without damaged lines, whose age nobody knows; empty where nothing
 * is left, `undefined` where nothing is to go.
 */
export function* withoutOld(file: Uint8Array, now = Date.now()): Cooperative<string | undefined> {
  let rest = '';
  const head = headOf(file);
  let dropped = head === undefined ? 0 : -1;
  for (const found of journalEntries(file)) {
    if (found === undefined || isOld(found.entry, now)) dropped++;
    else rest += `\n${found.line}\n`;
    yield;
  }
  if (rest === '') return '';
  return dropped > 0 ? headLine(head?.seen ?? 0) + rest : undefined;
}

/**
 * One journal of several, of whose answers whoever uses Glossa knows; empty where there are none. A line that several have
 * is in it once: it would double with every undo.
 */
export function* allSeen(files: readonly Uint8Array[], now = Date.now()): Cooperative<string> {
  const lines = new Set<string>();
  let newest = now;
  for (const file of files) {
    for (const found of journalEntries(file)) {
      if (found !== undefined) {
        lines.add(found.line);
        // The clock may have been set back since.
        newest = Math.max(newest, found.entry.at);
      }
      yield;
    }
  }
  let text = '';
  for (const line of lines) text += `\n${line}\n`;
  return text === '' ? '' : headLine(newest) + text;
}

/** What the answers in a journal of a service were asked for with, those of the latest last; each once. */
export function* questionsIn(
  file: Uint8Array,
  service: string,
  now = Date.now(),
): Cooperative<readonly Question[]> {
  const questions = new Map<string, Question>();
  for (const found of journalEntries(file)) {
    if (found?.entry.service === service && !isOld(found.entry, now)) {
      const { texts: _, ...question } = found.entry.request;
      const key = translationKey(question, '');
      questions.delete(key);
      questions.set(key, question);
    }
    yield;
  }
  return [...questions.values()];
}

/** Answers that wait for a run. */
export interface WaitingTranslations {
  readonly count: number;
  /** Some came since anybody was told: a run was interrupted. */
  readonly isNews: boolean;
}

/** Counts what a journal holds of a service. */
export function* waitingTranslations(
  file: Uint8Array,
  service: string,
  now = Date.now(),
): Cooperative<WaitingTranslations> {
  const keys = new Set<string>();
  let newest = 0;
  for (const found of journalEntries(file)) {
    if (found?.entry.service === service && !isOld(found.entry, now)) {
      const { at, request } = found.entry;
      for (const text of request.texts) keys.add(translationKey(request, text));
      newest = Math.max(newest, at);
    }
    yield;
  }
  return { count: keys.size, isNews: newest > (headOf(file)?.seen ?? 0) };
}

const isOld = ({ at }: JournalEntry, now: number) => now - at > keptFor;

/** Two texts with the same key have the same answer. */
export function translationKey({ memory, ...question }: Question, text: string): string {
  const { sourceLocale = '', targetLocale, glossary = '', context = '', tags = false } = question;
  const used = memory === undefined ? [] : [memory.id, memory.threshold];
  const asked = [...used, ...optionsKey(question)];
  return JSON.stringify([[sourceLocale, targetLocale, glossary, context, tags, ...asked], text]);
}
