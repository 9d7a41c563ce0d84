import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { limits } from '../../../src/service/limits.ts';
import { compareTerms, termListsOf } from '../../../src/terms/compareTerms.ts';
import { listProblems, severityOf } from '../../../src/terms/listProblems.ts';
import { parseTermFile } from '../../../src/terms/parseTermFile.ts';
import { termListLimit, termsOf } from '../../../src/terms/termRules.ts';

const fileCodes = {
  control: 'control-character',
  invisible: 'invisible-character',
  blanks: 'blank-ends',
  repeated: 'duplicate-term',
  twin: 'case-twin',
  tooLong: 'list-too-long',
} as const;

const unit = fc.constantFrom(
  'a',
  'A',
  'b',
  ' ',
  '\t',
  '\u0007',
  '\u200b',
  '\u00a0',
  'é',
  'e\u0301',
  '😀',
);
const term = fc.oneof(
  fc.string({ unit, minLength: 1, maxLength: 3 }),
  fc.integer({ min: 60, max: 160 }).map((length) => 'x'.repeat(length)),
);
const list = fc.array(
  term.filter((text) => text.trim() !== ''),
  { maxLength: 6 },
);

const byText = (one: string, other: string) => one.localeCompare(other);

describe('a list of spoken terms', () => {
  it('is judged alike in a term file and in the page', () => {
    fc.assert(
      fc.property(list, (terms) => {
        const inPage = listProblems(terms.join('\n'), termListLimit)
          .filter(({ kind }) => kind in fileCodes)
          .map(
            (problem) =>
              `${fileCodes[problem.kind as keyof typeof fileCodes]} ${severityOf(problem)}`,
          );
        const { problems } = parseTermFile(JSON.stringify({ lists: { en: terms } }));
        const inFile = problems.map(({ code, severity }) => `${code} ${severity}`);
        assert.deepEqual(inFile.toSorted(byText), inPage.toSorted(byText));
      }),
    );
  });

  it('is sent alike from both', () => {
    fc.assert(
      fc.property(list, (terms) => {
        const { file } = parseTermFile(JSON.stringify({ lists: { en: terms } }));
        assert.deepEqual(termListsOf(file)[0]?.terms, termsOf(terms.join('\n')));
      }),
    );
  });

  it('has each term once and without blanks when it is compared and sent', () => {
    const { file } = parseTermFile('{ "lists": { "en": [" Glossa", "Glossa", "Port Card"] } }');
    const stored = [{ language: 'en', count: 1, terms: ['Glossa'] }];
    assert.deepEqual(compareTerms(termListsOf(file), stored), [
      { kind: 'add', language: 'en', added: ['Port Card'] },
    ]);
  });

  it('has the limit of the service', () => {
    assert.equal(termListLimit, limits.termListLength);
  });
});
