import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { entriesOf, LedgerError } from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { parseRootInSteps, rootText } from '../../../../src/resources/ledger/ledgerRoot.ts';

const read = (text: string) => runSync(parseRootInSteps(text));
const header =
  '# Glossa ledger 1: [source file, target locale, key, hash of the source text, hash of the machine\'s text or "adopted"]\n';
const line = (locale: string, key: readonly (string | number)[], source: string, text?: string) =>
  `${JSON.stringify(['en.json', locale, key, hashOf(source), text === undefined ? 'adopted' : hashOf(text)])}\n`;
const save = line('de', ['save'], 'Save', 'Sichern');
const open = line('de', ['open', 0], 'Open');

describe('glossa.lock', () => {
  it('of version 1 is read with every mark', () => {
    const { older, isCarriedOver, unreadable } = read(
      header + save + open + line('fr', ['a'], 'A'),
    );
    assert.deepEqual([isCarriedOver, unreadable], [false, 0]);
    assert.deepEqual(
      entriesOf(older, { sourcePath: 'en.json', locale: 'de' }),
      new Map([
        [keyId(['save']), [{ source: textHash('Save'), written: textHash('Sichern') }]],
        [keyId(['open', 0]), [{ source: textHash('Open') }]],
      ]),
    );
    assert.deepEqual([...(older.get('en.json')?.keys() ?? [])], ['de', 'fr']);
  });

  it('that leads to the folder has nothing to carry over, also with other line ends or words', () => {
    for (const text of [rootText, rootText.replace('\n', '\r\n'), '# Glossa ledger 2\n'])
      assert.deepEqual(read(text), {
        older: new Map(),
        isCarriedOver: true,
        unreadable: 0,
        hadConflict: false,
      });
  });

  it('of version 1 without a mark, or empty, is to be carried over too', () => {
    for (const text of ['', header, '\n']) assert.equal(read(text).isCarriedOver, false);
  });

  it('in which a branch of version 1 met the folder has the marks of that branch', () => {
    for (const text of [
      `<<<<<<< HEAD\n${header}${save}${open}=======\n${rootText}>>>>>>> main\n`,
      `<<<<<<< HEAD\n${rootText}||||||| base\n${header}${open}=======\n${header}${save}${open}>>>>>>> old\n`,
      rootText + save + open,
    ]) {
      const { older, isCarriedOver } = read(text);
      assert.equal(isCarriedOver, false);
      assert.equal(older.get('en.json')?.get('de')?.size, 2);
    }
  });

  it('says how many lines it does not understand', () => {
    const hash = '0'.repeat(16);
    const odd = [
      'something',
      '[]',
      save.slice(0, -5),
      `["en.json","de",["a"],"${hash}"]`,
      `["en.json","de","a","${hash}","${hash}"]`,
      `["en.json","de",[null],"${hash}","${hash}"]`,
      `["en.json","de",["a"],"${hash}","edited"]`,
      `[1,"de",["a"],"${hash}","${hash}"]`,
    ];
    const { older, unreadable } = read(`${header}${odd.join('\n')}\n${save}`);
    assert.equal(unreadable, odd.length);
    assert.equal(older.get('en.json')?.get('de')?.size, 1);
  });

  it('is refused where a newer version wrote it, or it is none', () => {
    const refused = (reason: string) => (error: unknown) =>
      error instanceof LedgerError && error.reason === reason;
    assert.throws(() => read('# Glossa ledger 3: elsewhere\n'), refused('newerVersion'));
    assert.throws(() => read(`${rootText}# Glossa ledger 3\n${save}`), refused('newerVersion'));
    assert.throws(() => read('lockfileVersion: 9\n'), refused('notALedger'));
  });
});
