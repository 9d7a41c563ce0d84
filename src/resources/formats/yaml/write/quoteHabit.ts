import type { TreeNode } from '../../tree/node.ts';
import { quoteOf, type YamlQuote } from '../yamlDocument.ts';
import { isPrintable, isSafePlain } from './quoteYaml.ts';

/**
 * What decides how a file writes a text: whether it may be plain, and whether it has several lines. A text that is
 * plain but starts with an indicator (`<b>`, `«`) is a matter of taste of its own.
 */
type TextKind = 'word' | 'sign' | 'unsafe' | 'lines' | 'long';

/** How most texts of each kind are written, in a part of a file. */
export type QuoteHabit = ReadonlyMap<TextKind, YamlQuote>;

const longText = 60;

export function quoteHabit(text: string, nodes: Iterable<TreeNode>): QuoteHabit {
  const counts = new Map<TextKind, Map<YamlQuote, number>>();
  for (const node of nodes) {
    const quote = quoteOf(text, node);
    if (node.kind !== 'string' || node.value === '' || !quote) continue;
    for (const kind of kindsOf(node.value, quote)) {
      const known = counts.get(kind) ?? new Map<YamlQuote, number>();
      counts.set(kind, known.set(quote, (known.get(quote) ?? 0) + 1));
    }
  }
  return new Map([...counts].map(([kind, quotes]) => [kind, mostOf(quotes)]));
}

function kindsOf(value: string, quote: YamlQuote): readonly TextKind[] {
  const kind = kindOf(value);
  if (kind === 'lines') return [kind];
  const isBlock = quote === 'literal' || quote === 'folded';
  if (isBlock) return value.length > longText ? ['long'] : [];
  return value.length > longText ? [kind, 'long'] : [kind];
}

function kindOf(value: string): TextKind {
  if (value.includes('\n')) return 'lines';
  if (!isSafePlain(value, false)) return 'unsafe';
  return /^[\p{L}\p{N}]/u.test(value) ? 'word' : 'sign';
}

function mostOf(counts: ReadonlyMap<YamlQuote, number>): YamlQuote {
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 'plain';
}

/** Where a file shows nothing about a kind of text, what it does with these others says most. */
const alike: Readonly<Record<TextKind, readonly TextKind[]>> = {
  word: ['word', 'sign', 'unsafe'],
  sign: ['sign', 'word', 'unsafe'],
  unsafe: ['unsafe', 'sign', 'word'],
  lines: ['lines'],
  long: ['long'],
};

/** The habit that one text shows for another of the same kind: that of the source for its translation. */
export function habitLike(value: string, quote: YamlQuote): QuoteHabit {
  return new Map([[kindOf(value), quote] as const, ['long', quote] as const]);
}

/**
 * How a text is to be written.
 *
 * @param habits what parts of files and whole files show, the one that counts first
 */
export function pickQuote(value: string, habits: readonly QuoteHabit[]): YamlQuote {
  const kind = kindOf(value);
  const isLong = kind !== 'lines' && value.length > longText;
  const ofLong = isLong ? habits.map((habit) => habit.get('long')).find(Boolean) : undefined;
  if (ofLong === 'folded') return ofLong;
  for (const habit of habits) {
    for (const other of alike[kind]) {
      const quote = habit.get(other);
      // That words are plain says nothing about what starts with an indicator.
      const tells = quote !== 'plain' || other === kind || kind === 'word';
      if (quote !== undefined && tells && canHold(quote, value)) return quote;
    }
  }
  return kind === 'word' ? 'plain' : 'double';
}

/** Whether a text can be written in this kind as it is. */
export function canHold(quote: YamlQuote, value: string): boolean {
  if (quote === 'plain') return isSafePlain(value, false);
  return quote !== 'single' || isPrintable(value.replaceAll('\n', ''));
}
