import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import {
  type FileEntries,
  type LedgerSection,
  decomposedLedgerPath,
  ledgerPath,
} from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { changeLedger } from '../../../../src/project/ledger/changeLedger.ts';
import { SavedLedger } from '../../../../src/project/ledger/savedLedger.ts';
import { Crash, MemoryFiles, type WriteGuard } from '../memoryFiles.ts';

const composed = (text: string) => text.normalize('NFC');
const decomposed = (text: string) => text.normalize('NFD');

for (const sourcePath of [
  'Größe/en.json',
  'locales/en-ñ.json',
  'Ελλάδα/Ύλη.json',
  '한국/en.json',
]) {
  describe(`the ledger of a source file whose name a Mac decomposes (${sourcePath})`, () => {
    const section: LedgerSection = { sourcePath: composed(sourcePath), locale: 'de' };
    const onMac: LedgerSection = { sourcePath: decomposed(sourcePath), locale: 'de' };
    const path = ledgerPath(section);
    const old = decomposedLedgerPath(section) ?? '';
    const entriesOf = (key: string): FileEntries =>
      new Map([[keyId([key]), [{ source: textHash(key), written: textHash(`${key}!`) }]]]);
    /** As versions before this one wrote it on such a disk. */
    const oldText = (key: string) =>
      writeLedger(section, entriesOf(key)).replace(
        JSON.stringify(section.sourcePath),
        JSON.stringify(onMac.sourcePath),
      );
    const both = (guard?: WriteGuard) =>
      new MemoryFiles(
        [
          [old, oldText('mac')],
          [path, writeLedger(section, entriesOf('linux'))],
        ],
        guard,
      );
    const keysIn = async (files: MemoryFiles, of = section) =>
      [...(await new SavedLedger(files).entries(of)).keys()].toSorted();
    const record = (of: LedgerSection) => ({
      ...of,
      // oxlint-disable-next-line require-yield -- there is nothing to do between
      *change(before: FileEntries) {
        return new Map([...before, ...entriesOf('new')]);
      },
    });

    it('is the same file on all machines', () => {
      assert.equal(ledgerPath(onMac), path);
      assert.notEqual(old, path);
      assert.equal(writeLedger(onMac, new Map()), writeLedger(section, new Map()));
    });

    it('is read under the old name too, with what stands under the new one', async () => {
      for (const one of [section, onMac]) {
        assert.deepEqual(await keysIn(both(), one), ['["linux"]', '["mac"]']);
      }
      assert.deepEqual(await keysIn(new MemoryFiles([[old, oldText('mac')]])), ['["mac"]']);
    });

    it('has all marks under the new name once it is written', async () => {
      const files = both();
      const { refused } = await changeLedger(files, [record(onMac)]);
      assert.deepEqual(refused, []);
      assert.equal(files.texts.get(old), '');
      const all = new Map([...entriesOf('linux'), ...entriesOf('mac'), ...entriesOf('new')]);
      assert.equal(files.texts.get(path), writeLedger(section, all));
    });

    it('loses no mark when it is killed at any write', async () => {
      for (let at = 1; at <= 6; at++) {
        let count = 0;
        const dying = both(() => {
          if (++count === at) throw new Crash();
        });
        await changeLedger(dying, [record(section)]).catch(() => undefined);
        const left = await keysIn(new MemoryFiles(dying.texts));
        assert.ok(left.includes('["mac"]') && left.includes('["linux"]'), `${at}: ${left.join()}`);
      }
    });

    it('is read in version 1 under either name', async () => {
      for (const named of [section, onMac]) {
        const line = [named.sourcePath, 'de', ['older'], hashOf('Old'), 'adopted'];
        const lock = `# Glossa ledger 1: […]\n${JSON.stringify(line)}\n`;
        const files = new MemoryFiles([['glossa.lock', lock]]);
        for (const one of [section, onMac])
          assert.deepEqual(await keysIn(files, one), ['["older"]']);
      }
    });
  });
}

describe('the ledger of a source file with a plain name', () => {
  it('is looked for under one name only', () => {
    for (const sourcePath of ['en.json', 'src/Messages.properties', '日本/en.json']) {
      assert.equal(decomposedLedgerPath({ sourcePath, locale: 'de' }), undefined);
    }
  });
});
