import assert from 'node:assert/strict';
import { applyEdits } from '../../../src/resources/edit.ts';
import { collectionEdits } from '../../../src/terms/collectionEdits.ts';

const id = '1f9b6a62-3c0e-4d0e-9a43-0d4a3c1b2e5f';

function assertWritten(text: string, expected: string): void {
  assert.equal(applyEdits(text, collectionEdits(text, id)), expected.replace('ID', `"${id}"`));
}

describe('collectionEdits', () => {
  it('puts the id before the lists, in the style of the file', () => {
    assertWritten('{"lists":{}}', '{"collection":ID,"lists":{}}');
    assertWritten(
      '\uFEFF{\r\n\t"lists": {\r\n\t}\r\n}\r\n',
      '\uFEFF{\r\n\t"collection": ID,\r\n\t"lists": {\r\n\t}\r\n}\r\n',
    );
  });

  it('keeps comments, order and trailing commas', () => {
    const after = (line: string) =>
      `{\n  // names\n  "$schema": "x",\n${line}  "name": "n", // why\n\n  "lists": {},\n}\n`;
    assertWritten(after(''), after('  "collection": ID,\n'));
  });

  it('replaces the value where the property is there', () => {
    assertWritten('{ "collection": "", "lists": {} }', '{ "collection": ID, "lists": {} }');
  });

  it('replaces the value that is read where the property stands twice', () =>
    assertWritten(
      '{ "collection": "", "collection": "" }',
      '{ "collection": "", "collection": ID }',
    ));

  it('refuses a text that is not sound', () =>
    assert.throws(() => collectionEdits('{ "lists": {}', id), { reason: 'syntax' }));
});
