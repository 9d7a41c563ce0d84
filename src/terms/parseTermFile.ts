import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { canonicalLocale } from '../resources/locale.ts';
import { checkList, checkText, type PlacedTerm, type PlacedText } from './checkTerms.ts';
import type { TermFile, TermFileList } from './termFileFormat.ts';
import { termProblem, type Span, type TermProblem } from './termProblem.ts';

/** A term file as far as it can be read, and everything that is wrong with it in the order of the text. */
export interface ReadTermFile {
  readonly file: TermFile;
  readonly problems: readonly TermProblem[];
}

/** Bytes of a collection's name. */
export const nameLimit = 1024;

/** Reads a term file: JSON with comments and trailing commas. Never throws; what cannot be read is a problem. */
export function parseTermFile(text: string): ReadTermFile {
  const errors: Span[] = [];
  const reader = new TermFileReader();
  const file = reader.file(treeOf(text, errors));
  const syntax = errors.map((span) => termProblem('syntax', span, ''));
  const problems = [...syntax, ...reader.problems].sort((a, b) => a.offset - b.offset);
  return { file, problems };
}

/** A byte order mark is no part of JSON; thousands of levels exhaust the stack; a comment without an end reaches too far. */
function treeOf(text: string, errors: Span[]): Node | undefined {
  try {
    const found: ParseError[] = [];
    const root = parseTree(text.replace(/^\uFEFF/, ' '), found, { allowTrailingComma: true });
    for (const { offset, length } of found)
      errors.push({ offset, length: Math.min(length, text.length - offset) });
    return root;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    errors.push({ offset: 0, length: text.length });
    return undefined;
  }
}

class TermFileReader {
  readonly problems: TermProblem[] = [];

  file(root: Node | undefined): TermFile {
    let collection = '';
    let name = '';
    let lists: readonly TermFileList[] = [];
    for (const [key, value] of root ? this.#properties(root) : []) {
      if (key.value === 'collection') collection = this.#string(value);
      else if (key.value === 'name') name = this.#name(value);
      else if (key.value === 'lists') lists = this.#lists(value);
      else if (key.value !== '$schema') this.#unknown(key);
    }
    return { collection: collection.trim() || undefined, name: name.trim() || undefined, lists };
  }

  #name(node: Node): string {
    const name = this.#string(node);
    if (new TextEncoder().encode(name).length > nameLimit) {
      this.problems.push(termProblem('name-too-long', node, name));
    }
    return name;
  }

  #lists(node: Node): readonly TermFileList[] {
    const lists = new Map<string, TermFileList>();
    for (const [key, value] of this.#properties(node)) {
      const tag = String(key.value);
      const terms = this.#elements(value).flatMap((element) => this.#term(element));
      for (const problem of checkList(tag, terms)) this.problems.push(problem);
      const language = canonicalLocale(tag);
      if (language === undefined) this.problems.push(termProblem('unknown-language', key, tag));
      else if (lists.has(language)) this.problems.push(termProblem('duplicate-language', key, tag));
      else lists.set(language, { language, entries: terms.map(entryOf) });
    }
    return [...lists.values()];
  }

  /** A term as a string, or as an object that says more about it. */
  #term(node: Node): readonly PlacedTerm[] {
    if (node.type !== 'object') {
      return this.#texts(node).map((text) => ({ ...text, ...plain }));
    }
    let texts: readonly PlacedText[] | undefined;
    let details = plain;
    for (const [key, value] of this.#properties(node)) {
      if (key.value === 'term') texts = this.#texts(value);
      else if (key.value === 'keep') details = { ...details, keep: this.#boolean(value) };
      else if (key.value === 'note') details = { ...details, note: this.#string(value) };
      else if (key.value === 'forbidden') details = { ...details, forbidden: this.#forms(value) };
      else this.#unknown(key);
    }
    if (texts === undefined) this.#wrongType(node, 'term');
    return (texts ?? []).map((text) => ({ ...text, ...details }));
  }

  #forms(node: Node): readonly PlacedText[] {
    return this.#elements(node).flatMap((element) => this.#texts(element));
  }

  /** The text of a string; none where it is something else. */
  #texts(node: Node): readonly PlacedText[] {
    if (node.type !== 'string') return this.#wrongType(node, 'string');
    const placed = { offset: node.offset, length: node.length, text: String(node.value) };
    this.problems.push(...checkText(placed));
    return [placed];
  }

  #string(node: Node): string {
    if (node.type !== 'string') this.#wrongType(node, 'string');
    return node.type === 'string' ? String(node.value) : '';
  }

  #boolean(node: Node): boolean {
    if (node.type !== 'boolean') this.#wrongType(node, 'boolean');
    return node.value !== false;
  }

  #elements(node: Node): readonly Node[] {
    return node.type === 'array' ? (node.children ?? []) : this.#wrongType(node, 'array');
  }

  /** Names and values; a property that is still being typed has no value and is left out. */
  #properties(node: Node): readonly (readonly [Node, Node])[] {
    if (node.type !== 'object') return this.#wrongType(node, 'object');
    return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? [] : [[key, value] as const],
    );
  }

  #unknown(key: Node): void {
    this.problems.push(termProblem('unknown-property', key, String(key.value)));
  }

  #wrongType(node: Node, expected: string): readonly [] {
    this.problems.push(termProblem('wrong-type', node, expected));
    return [];
  }
}

const plain: Pick<PlacedTerm, 'keep' | 'note' | 'forbidden'> = {
  keep: true,
  note: undefined,
  forbidden: [],
};

function entryOf({ text, keep, note, forbidden }: PlacedTerm) {
  return { term: text.trim(), keep, note, forbidden: forbidden.map((form) => form.text) };
}
