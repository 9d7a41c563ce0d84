import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { ResourceFileError } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { hostileParts } from '../../growth/cases/formats.ts';

const ids = ['json', 'chrome', 'chromeYaml', 'arb', 'vscode', 'yaml', 'properties'] as const;

for (const id of ids) {
  describe(`the format ${id}`, () => {
    it('bears its name', () => assert.equal(formatFor(id, 'en').id, id));

    it('reads or refuses hostile text of any kind', () => {
      for (const part of hostileParts) {
        for (const start of ['', 'a: ', '{"a":"']) {
          readOrRefuse(id, start + part.repeat(5_000));
        }
      }
    });
  });
}

function readOrRefuse(id: (typeof ids)[number], text: string): void {
  try {
    runSync(formatFor(id, 'en').parse(text));
  } catch (error) {
    assert.ok(error instanceof ResourceFileError, String(error));
  }
}
