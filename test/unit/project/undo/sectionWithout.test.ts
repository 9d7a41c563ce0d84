import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { parseLedger, writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { sectionWithout } from '../../../../src/project/undo/sectionWithout.ts';

describe('a file of the ledger without a run', () => {
  it('still says where it was before', () => {
    const section = { sourcePath: 'i18n/en.json', locale: 'de' };
    const movedFrom = [{ sourcePath: 'locales/en.json', locale: 'de' }];
    const entries = new Map([[keyId(['a']), [{ source: textHash('A') }]]]);
    const after = writeLedger({ ...section, movedFrom }, entries);
    const turns = { now: entries, before: new Map(), after: new Map() };
    const file = { messages: [] };
    const text = runSync(sectionWithout({ ...section, after }, turns, file, new Set()));
    assert.deepEqual(parseLedger(text ?? '', section).movedFrom, movedFrom);
    assert.equal(text, after);
  });
});
