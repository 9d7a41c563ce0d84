import { icuSyntax } from '../syntax.ts';
import { finding, type Finding } from '../findings.ts';
import { gap, readMessage } from '../placeholders/messageText.ts';
import { hasChoiceSyntax, messageParts } from '../parts.ts';

/** A phrase of the source language and what it should become. */
export interface Term {
  readonly source: string;
  readonly target: string;
}

/** Terms, prepared once for looking them up in many messages. */
export interface TermIndex {
  /** By their source phrase, folded; phrases that differ only in case are together. */
  readonly byPhrase: ReadonlyMap<string, readonly Term[]>;
  /** The lengths of the folded phrases that begin with a character, longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

/** Scripts whose words are side by side without spaces, or take their endings without one. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;

export function indexTerms(terms: readonly Term[]): TermIndex {
  const byPhrase = new Map<string, Term[]>();
  const lengths = new Map<string, Set<number>>();
  for (const term of terms) {
    const phrase = fold(term.source);
    if (phrase === '') continue;
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), term]);
    const first = phrase.charAt(0);
    lengths.set(first, (lengths.get(first) ?? new Set()).add(phrase.length));
  }
  const longestFirst = [...lengths].map(
    ([first, set]) => [first, [...set].sort((a, b) => b - a)] as const,
  );
  return { byPhrase, lengths: new Map(longestFirst) };
}

/**
 * The terms that occur in the source as whole words, in any case, and whose translation the target lacks. Of terms that
 * overlap the longest counts. In the target the words of the translation may be inflected at their ends, are in
 * compounds and apart from each other: languages do that to terms, and a false alarm would cost more than a miss.
 */
export function termFindings(source: string, target: string, index: TermIndex): readonly Finding[] {
  if (index.byPhrase.size === 0) return [];
  const translated = foldLoosely(target);
  const findings: Finding[] = [];
  for (const terms of foundIn(fold(proseOf(source)), index)) {
    if (terms.some((term) => isFollowed(term, translated))) continue;
    const [{ source, target } = { source: '', target: '' }] = terms;
    findings.push(finding('term-not-followed', `${source} → ${target}`, ''));
  }
  return findings;
}

/** The terms that occur in a source as whole words, in any case; of terms that overlap the longest. */
export function termsIn(source: string, index: TermIndex): readonly Term[] {
  return index.byPhrase.size === 0 ? [] : [...foundIn(fold(proseOf(source)), index)].flat();
}

function foundIn(text: string, index: TermIndex): Iterable<readonly Term[]> {
  const found = new Set<readonly Term[]>();
  let at = 0;
  while (at < text.length) {
    const length = isBoundary(text, at) ? longestAt(text, at, index) : 0;
    const terms = index.byPhrase.get(text.slice(at, at + length));
    if (terms !== undefined) found.add(terms);
    at += Math.max(1, length);
  }
  return found;
}

function longestAt(text: string, at: number, { byPhrase, lengths }: TermIndex): number {
  const candidates = lengths.get(text.charAt(at)) ?? [];
  const isTerm = (length: number) =>
    byPhrase.has(text.slice(at, at + length)) && isBoundary(text, at + length);
  return candidates.find(isTerm) ?? 0;
}

function isBoundary(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  if (!wordCharacter.test(before) || !wordCharacter.test(after)) return true;
  return unspaced.test(before) || unspaced.test(after);
}

function isFollowed({ target }: Term, translated: string): boolean {
  return foldLoosely(target)
    .split(' ')
    .every((word) => hasInflected(translated, word));
}

/**
 * Endings are not only added but replaced: папка, папку, папок. A stem that lost two letters has to begin a word, so
 * that little is taken for it by chance.
 */
function hasInflected(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (word.length < 5 || unspaced.test(word)) return false;
  return text.includes(word.slice(0, -1)) || beginsWord(text, word.slice(0, -2));
}

function beginsWord(text: string, stem: string): boolean {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (!wordCharacter.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The text between the placeholders; of a message with branches, that of all branches. */
function proseOf(text: string): string {
  if (!hasChoiceSyntax(text)) return readMessage(text).prose;
  try {
    const options = { sourceLocale: 'en', targetLocale: 'en', syntax: icuSyntax };
    return messageParts(text, options)
      .segments.map((segment) => readMessage(segment.text).prose)
      .join(gap);
  } catch {
    return '';
  }
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Without what an inflection or capitals change: accents, the dotless i of Turkish, the sharp s of German. */
function foldLoosely(text: string): string {
  return fold(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll('\u0131', 'i')
    .replaceAll('\u00DF', 'ss');
}
