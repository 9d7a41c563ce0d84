import type { Mutant } from '../mutant.ts';

/** What a TMX file is believed to say. */
export const memoryMutants: readonly Mutant[] = [
  {
    file: 'memory/exactMatches.ts',
    line: 'if (source === undefined || !isWhole(source.segment)) return;',
    broken: 'if (source === undefined) return;',
    tests: ['memory/exactMatches.test.ts'],
  },
  {
    file: 'memory/exactMatches.ts',
    line: 'if (baseLanguage(source.language) !== baseLanguage(sourceLocale)) return;',
    broken: '',
    tests: ['memory/exactMatches.test.ts'],
  },
  {
    file: 'memory/exactMatches.ts',
    line: 'found.set(source, known === undefined || known === target ? target : null);',
    broken: 'found.set(source, target);',
    tests: ['memory/exactMatches.test.ts'],
  },
  {
    file: 'memory/exactMatches.ts',
    line: "return tag !== 'zh' && tag === baseLanguage(locale) && scriptOf(tag) === scriptOf(locale);",
    broken: 'return tag === baseLanguage(locale) && scriptOf(tag) === scriptOf(locale);',
    tests: ['memory/exactMatches.test.ts'],
  },
  {
    file: 'memory/tmxReader.ts',
    line: "if (!this.#sawBody) throw this.#error('noBody');",
    broken: '',
    tests: ['memory/tmxReader.test.ts'],
  },
  {
    file: 'memory/writeTmx.ts',
    line: 'if (!unit.variants.every(({ segment }) => segment.every(isXml))) return undefined;',
    broken: '',
    tests: ['memory/writeTmx.test.ts'],
  },
];
