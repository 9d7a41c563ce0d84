import assert from 'node:assert/strict';
import { catalogSchemas } from '../../../../../src/features/catalog/page/catalogSchemas.ts';
import { readPageMessage } from '../../../../../src/platform/pages/pageMessage.ts';
import {
  linesAtOnce,
  longestTyped,
  type CatalogHost,
} from '../../../../../src/protocol/catalog.ts';

const view = {
  states: ['missing'],
  withProblems: false,
  isChanged: false,
  locale: null,
  text: '',
  in: 'everywhere',
  isPattern: false,
  order: 'file',
  hidden: [],
};
const typed = { row: 1, locale: 'de', before: null, after: 'x', reviewedFor: null };
const seen = { row: 1, locale: 'de', mark: 'A-b_0123' };
const read = (call: string, ...args: readonly unknown[]) =>
  readPageMessage<CatalogHost>(catalogSchemas, { id: 1, call, args });

describe('the calls of the catalog’s page', () => {
  it('are taken as the contract has them', () => {
    const calls: readonly (readonly [string, ...unknown[]])[] = [
      ['show', view],
      ['lines', 0, linesAtOnce],
      ['details', 1, null],
      ['rowNamed', { section: 'file:///shop locales/*.json', id: '["save"]' }, 'de'],
      ['usages', 1],
      ['openUsage', 0],
      ['history', 1, 'de'],
      ['stop'],
      ['check', 1, 'de', 'x'.repeat(longestTyped)],
      ['edit', typed],
      ['accept', seen],
      ['act', 'clear', [1, 2], 'de'],
      ['act', 'keep', null, 'de'],
      ['acceptable', null, 'de'],
      ['acceptable', [1, 2], 'de'],
      ['saw', [1, 2]],
      ['rows', [1, 50_000]],
      ['rows', null],
      ['reject', { ...seen, mark: null }],
      ['acceptAll'],
      ['rejectAll'],
      ['undo'],
      ['redo'],
      ['unfinished', { row: null, line: 0 }, 'de', -1],
      ['lineOf', 1],
      ['went'],
      ['reveal', 1, null],
      ['translate', [1], 'de'],
      ['changeKeys', 'rename', [1]],
      ['changeKeys', 'delete', [1, 2]],
      ['ignore', 1, 'de', 'placeholders'],
      ['exportShown'],
      ['paste', 1, 'de', 'a\nb'],
    ];
    for (const [call, ...args] of calls) assert.ok(read(call, ...args), call);
    const names = calls.map(([call]) => call).toSorted();
    assert.deepEqual([...new Set(names)], Object.keys(catalogSchemas).toSorted());
  });

  it('are dropped where they are anything else', () => {
    const forged: readonly (readonly [string, ...unknown[]])[] = [
      ['write', '/etc/passwd', 'x'],
      ['toString'],
      ['__proto__'],
      ['show', { ...view, folder: '..' }],
      ['show', { ...view, states: ['reviewed; drop'] }],
      ['show', { ...view, text: 'x'.repeat(1001) }],
      ['lines', 0, linesAtOnce + 1],
      ['lines', 5, 4],
      ['lines', -1, 4],
      ['lines', 0.5, 4],
      ['edit', { ...typed, path: ['other'] }],
      ['edit', { ...typed, after: 'x'.repeat(longestTyped + 1) }],
      ['edit', { ...typed, row: '1' }],
      ['edit', { ...typed, before: undefined }],
      ['edit'],
      ['accept', 1, 'de'],
      ['accept', { ...seen, mark: 'x' }],
      ['reject', { ...seen, mark: undefined }],
      ['changeKeys', 'delete', []],
      ['accept', { ...seen, row: Number.NaN }],
      ['rowNamed', { section: 'file:///shop locales/*.json' }, 'de'],
      ['unfinished', { row: 1, line: 0 }, 'de', 2],
      ['undo', 'all'],
      ['act', 'delete', [1], 'de'],
      ['act', 'clear', [-1], 'de'],
      ['act', 'clear', 1, 'de'],
    ];
    for (const [call, ...args] of forged) assert.equal(read(call, ...args), undefined, call);
  });
});
