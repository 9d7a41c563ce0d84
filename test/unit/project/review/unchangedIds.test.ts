import assert from 'node:assert/strict';
import { unchangedIds } from '../../../../src/project/changes/unchangedIds.ts';
import { tableOf } from '../table/tables.ts';

describe('messages that a person has read', () => {
  it('are those whose text and source nobody has changed since', async () => {
    const { targets, fill } = tableOf({
      'locales/en.json': { same: 'Same', text: 'Text', source: 'Source', own: 'Own', gone: 'Gone' },
      'locales/de.json': { same: 'Gleich', text: 'Text 2', source: 'Quelle', own: 'Eigenes' },
    });
    await fill();
    const { items } = targets.get('locales/de.json')?.plan ?? { items: [] };
    const read = new Map([
      ['["same"]', { source: 'Same', text: 'Gleich' }],
      ['["text"]', { source: 'Text', text: 'Text 1' }],
      ['["source"]', { source: 'Source 1', text: 'Quelle' }],
      ['["own"]', { source: 'Own', text: 'Eigenes' }],
      ['["gone"]', { source: 'Gone', text: 'Weg' }],
      ['["never"]', { source: 'Never', text: 'Nie' }],
    ]);
    assert.deepEqual([...unchangedIds(items, read)], ['["same"]', '["own"]']);
  });
});
