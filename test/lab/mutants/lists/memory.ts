import type { Mutant } from '../mutant.ts';

/** What a TMX file is believed to say. */
export const memoryMutants: readonly Mutant[] = [
  {
    file: 'memory/unitTexts.ts',
    line: 'if (from === undefined || !isWhole(from.segment)) return [];',
    broken: 'if (from === undefined) return [];',
    tests: ['memory/exactMatches.test.ts'],
  },
  {
    file: 'memory/unitTexts.ts',
    line: 'if (!sameBaseLanguage(from.language, sourceLocale)) return [];',
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
    file: 'memory/unitTexts.ts',
    line: "tagOf(language) !== 'zh' && languageServes(language, locale);",
    broken: 'languageServes(language, locale);',
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
