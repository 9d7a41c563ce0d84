import assert from 'node:assert/strict';
import { ResourceFileError } from '../../../../src/catalog/formats/format.ts';
import { formatFor } from '../../../../src/catalog/formats/formats.ts';
import { cpuTime } from './support/cpuTime.ts';

const ids = ['json', 'chrome', 'arb', 'vscode', 'yaml', 'properties'] as const;

const hostile = [
  '{',
  '[',
  '"',
  "'",
  '\\',
  '\\u',
  '/*',
  '//',
  ' ',
  '\n',
  '\r',
  '\t',
  '#',
  '- ',
  '-',
  '1',
  '1_',
  ':',
  ': ',
  'a: ',
  '=',
  ',',
  '|',
  '"\\',
  '{"":',
  '1:1',
  '.',
  '\ud800',
  '&',
  '!',
];

for (const id of ids) {
  describe(`the format ${id}`, () => {
    it('bears its name', () => assert.equal(formatFor(id, 'en').id, id));

    it('reads or refuses hostile text without delay', () => {
      for (const part of hostile) {
        for (const start of ['', 'a: ', '{"a":"']) {
          const text = start + part.repeat(20_000);
          const attempt = () => cpuTime(() => readOrRefuse(id, text));
          const best = Math.min(attempt(), attempt(), attempt());
          assert.ok(best < 50, `${JSON.stringify(start + part)} took ${best} ms`);
        }
      }
    });
  });
}

function readOrRefuse(id: (typeof ids)[number], text: string): void {
  try {
    formatFor(id, 'en').parse(text);
  } catch (error) {
    assert.ok(error instanceof ResourceFileError, String(error));
  }
}
