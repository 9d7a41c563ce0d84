import { posix } from 'node:path';

/** What becomes of some words in a name: all others are told by their endings. */
const forms: Readonly<Record<string, string>> = {
  chosen: 'choose',
  found: 'find',
  given: 'give',
  held: 'hold',
  kept: 'keep',
  left: 'leave',
  made: 'make',
  sent: 'send',
  shown: 'show',
  taken: 'take',
  told: 'tell',
  written: 'write',
};

/** Words that tell nothing of what a file is about. */
const small: ReadonlySet<string> = new Set([
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'the',
  'to',
  'with',
]);

/**
 * Groups of files whose names are the same words, of which there are at least two, in another order or with other endings:
 * whoever looks for one of them opens the other.
 */
export function twinNames(paths: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const words = posix.basename(path, '.ts').match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [];
    const stems = words.map((word) => word.toLowerCase()).filter((word) => !small.has(word));
    if (stems.length < 2) continue;
    const key = stems.map(stemOf).toSorted().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function stemOf(word: string): string {
  const stem = (forms[word] ?? word).replace(/(?<=...)(?:ing|ed|ies|es|s|er)$/u, '');
  return stem.length > 3 ? stem.replace(/e$/u, '') : stem;
}
