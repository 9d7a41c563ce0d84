import type { Mutant } from '../mutant.ts';

/** What may come back from a service, and what is said about a translation. */
export const messageMutants: readonly Mutant[] = [
  {
    file: 'message/checks/placeholders/placeholderContract.ts',
    line: 'return found.length > 0 ? found : respelled(from, to);',
    broken: 'return found;',
    tests: ['message/checks/placeholders/placeholderContract.test.ts'],
  },
  {
    file: 'message/checks/placeholders/placeholderContract.ts',
    line: 'if (spelledCharacter(placeholder) !== undefined) return undefined;',
    broken: '',
    tests: [
      'message/checks/placeholders/placeholderContract.test.ts',
      'message/checks/checkMessage.test.ts',
    ],
  },
  {
    file: 'message/checks/placeholders/placeholderContract.ts',
    line: "return same && expected !== got ? [coded('placeholder-order', expected, got)] : [];",
    broken: 'return [];',
    tests: ['message/checks/placeholders/placeholderContract.test.ts'],
  },
  {
    file: 'message/checks/placeholders/placeholderContract.ts',
    line: "if (target.structure === undefined) return [coded('tag-unbalanced', expected, got)];",
    broken: '',
    tests: ['message/checks/placeholders/placeholderContract.test.ts'],
  },
  {
    file: 'message/checks/placeholders/placeholderContract.ts',
    line: 'return found.length + rest.length > 0 ? [...found, ...rest] : fillingBreaches(source, target);',
    broken: 'return [...found, ...rest];',
    tests: ['message/checks/placeholders/placeholderContract.test.ts'],
  },
  {
    file: 'message/placeholders/tagStructure.ts',
    line: 'if (!closed || !parent || closed.name !== name) return undefined;',
    broken: 'if (!closed || !parent) return undefined;',
    tests: ['message/checks/placeholders/placeholderContract.test.ts'],
  },
  {
    file: 'message/checks/placeholders/brokenTokens.ts',
    line: 'if (moved < 0) return [];',
    broken: 'return [];',
    tests: ['message/**/*.test.ts'],
  },
  {
    file: 'message/protect/textParts.ts',
    line: 'return each && inOrder && numbers.length === kept.length;',
    broken: 'return each && numbers.length === kept.length;',
    tests: ['message/protect/protection.test.ts', 'message/mangling.test.ts'],
  },
  {
    file: 'message/protect/byTokens.ts',
    line: "if (answer === '' || !isComplete(row.numbers, kept)) return undefined;",
    broken: "if (answer === '') return undefined;",
    tests: ['message/protect/protection.test.ts', 'message/mangling.test.ts'],
  },
  {
    file: 'message/protect/byTokens.ts',
    line: "if (debrisIn(row.pieces.join(' '), family) !== debrisIn(prose, family)) return undefined;",
    broken: '',
    tests: ['message/protect/protection.test.ts', 'message/mangling.test.ts'],
  },
  {
    file: 'message/plurals/pipes.ts',
    line: "if (structure.length !== slots.length) throw new MessageSyntaxError('structure', result);",
    broken: '',
    tests: ['message/plurals/pipes.test.ts'],
  },
  {
    file: 'message/translatable.ts',
    line: "return hasWords(wordsOf(message)) || placeholders.some(({ kind }) => kind === 'icu');",
    broken: 'return hasWords(wordsOf(message));',
    tests: ['message/translatable.test.ts'],
  },
  {
    file: 'message/checks/glossaryTerms.ts',
    line: 'if (terms !== undefined) found.add(terms);',
    broken: 'if (terms !== undefined && found.size === 0) found.add(terms);',
    tests: ['message/checks/glossaryTerms.test.ts'],
  },
  {
    file: 'message/checks/glossaryTerms.ts',
    line: 'return candidates.find(isTerm) ?? 0;',
    broken: 'return candidates.findLast(isTerm) ?? 0;',
    tests: ['message/checks/glossaryTerms.test.ts'],
  },
  {
    file: 'message/plurals/pluralForms.ts',
    line: "return namesOneNumber && standsForMore && source.mentionsNumber('other') ? 'other' : category;",
    broken: 'return category;',
    tests: ['message/plurals/plurals.test.ts', 'message/icu*.test.ts'],
  },
  {
    file: 'message/plurals/pluralForms.ts',
    line: "return from === 'one' && samples.includes(1) ? 1 : samples[0];",
    broken: 'return samples[0];',
    tests: ['message/plurals/exampleNumber.test.ts'],
  },
  {
    file: 'message/checks/length.ts',
    line: 'const allowance = 20;',
    broken: 'const allowance = 21;',
    tests: ['message/checks/length.test.ts'],
  },
  {
    file: 'message/checks/length.ts',
    line: 'const factor = 3;',
    broken: 'const factor = 4;',
    tests: ['message/checks/length.test.ts'],
  },
  {
    file: 'message/checks/sameAsSource.ts',
    line: 'return words.some((word) => word.length > 1 && /^\\p{L}[\\p{Ll}\\p{Lo}\\p{M}]+$/u.test(word));',
    broken: 'return words.length > 0;',
    tests: ['message/checks/checkMessage.test.ts'],
  },
  {
    file: 'message/checks/numbers.ts',
    line: 'const isKept = mayLose || without(expected, got).length === 0;',
    broken: 'const isKept = true;',
    tests: ['message/checks/numbers.test.ts', 'message/checks/checkMessage.test.ts'],
  },
  {
    file: 'message/checks/punctuation.ts',
    line: "if (words.endsWith('...')) return '...';",
    broken: '',
    tests: ['message/checks/punctuation.test.ts', 'message/checks/checkMessage.test.ts'],
  },
  {
    file: 'message/placeholders/scan/lookahead.ts',
    line: 'return table[from] ?? this.text.length;',
    broken: 'return table[from] ?? this.text.indexOf(needle, from);',
    tests: ['growth/growth.test.ts', 'message/placeholders/scanPlaceholders.test.ts'],
  },
];
