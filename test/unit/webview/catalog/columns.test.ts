import assert from 'node:assert/strict';
import { movedColumn, type Column } from '../../../../src/webview/catalog/state/columns.ts';

const columnsFor = (...codes: readonly string[]): readonly Column[] => [
  { kind: 'key', title: 'Key' },
  { kind: 'source', title: 'English' },
  ...codes.map((code, place): Column => ({
    kind: 'locale',
    title: code,
    locale: { code, name: code, direction: 'ltr' },
    place,
  })),
];

describe('the column of the keyboard', () => {
  it('stays that of its locale when another one comes before it or goes', () => {
    const german = columnsFor('de');
    assert.equal(movedColumn(2, german, columnsFor('ar', 'de')), 3);
    assert.equal(movedColumn(3, columnsFor('ar', 'de'), german), 2);
    assert.equal(movedColumn(1, german, columnsFor('ar', 'de')), 1, 'the source');
    assert.equal(movedColumn(3, columnsFor('ar', 'de'), columnsFor('ar', 'fr')), 3, 'it is gone');
  });
});
