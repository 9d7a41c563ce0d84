import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { rootText } from '../../../../src/resources/ledger/ledgerRoot.ts';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import type { KeyChange } from '../../../../src/project/keys/keyChange.ts';
import {
  planKeyChange,
  planDeletedKeys,
  textsWithoutKeys,
} from '../../../../src/project/keys/planKeyChange.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';

type Known = readonly [key: readonly string[], source: string, written?: string];
const ledgerOf = (locale: string, ...known: readonly Known[]) =>
  writeLedger(
    { sourcePath: 'en.json', locale },
    new Map(
      known.map(([key, source, written]) => {
        const entry = { source: textHash(source) };
        const whole = written === undefined ? entry : { ...entry, written: textHash(written) };
        return [keyId(key), [whole]];
      }),
    ),
  );
/** A line of version 1. */
const line = (locale: string, key: readonly string[], source: string, written?: string) =>
  `${JSON.stringify(['en.json', locale, key, hashOf(source), written === undefined ? 'adopted' : hashOf(written)])}\n`;
const [ofGerman, ofFrench] = ['de', 'fr'].map((locale) =>
  ledgerPath({ sourcePath: 'en.json', locale }),
) as [string, string];

const english = '{\n  "nav": {\n    "home": "Home",\n    "away": "Away"\n  },\n  "end": "End"\n}\n';
const german = '{\n  "nav": {\n    "home": "Start",\n    "away": "Weg"\n  }\n}\n';
const french = '{\n  "end": "Fin"\n}\n';
const away = [['nav', 'away'], 'Away', 'Weg'] as const;
const home = [['nav', 'home'], 'Home'] as const;

const before: Readonly<Record<string, string>> = {
  'en.json': english,
  'de.json': german,
  'fr.json': french,
  'glossa.lock': rootText,
  [ofGerman]: ledgerOf('de', away, home),
  [ofFrench]: ledgerOf('fr', [['end'], 'End', 'Fin']),
};

const setsOf = (files: Readonly<Record<string, string>>) =>
  discover(
    Object.keys(files).filter((path) => path.endsWith('.json')),
    { sourceLocale: 'en', resources: [{ source: 'en.json', targets: '{locale}.json' }] },
  );

interface Deletion {
  readonly kind: 'delete';
  readonly keys: readonly (readonly string[])[];
}

/** The files after a change. */
async function changed(
  change: KeyChange | Deletion,
  files: Readonly<Record<string, string>> = before,
): Promise<Readonly<Record<string, string>>> {
  const [set] = setsOf(files);
  assert.ok(set);
  const now = new MemoryFiles(Object.entries(files));
  const { texts } = now;
  const edited =
    change.kind === 'delete'
      ? await planDeletedKeys(now, [{ set, keys: change.keys }])
      : await planKeyChange(now, set, change);
  for (const { path, text, edits } of edited) {
    assert.equal(text, texts.get(path));
    texts.set(path, applyEdits(text, edits));
  }
  return Object.fromEntries(texts);
}

async function countsOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  const status = new ProjectStatus({ read: (path) => Promise.resolve(files[path]) }, setsOf(files));
  const found: unknown[] = [];
  for await (const { locale, counts } of status.all()) found.push([locale, counts]);
  return found;
}

/** Those files that are none of the ledger. */
const resources = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith('.json')));

const remove = (...keys: readonly (readonly string[])[]) => ({ kind: 'delete', keys }) as const;
const rename = (from: readonly string[], to: readonly string[]) =>
  ({ kind: 'rename', from, to }) as const;

describe('a change of keys in all locales', () => {
  it('renames a key wherever it is, and its marks stay with it', async () => {
    const after = await changed(rename(['nav', 'away'], ['nav', 'off']));
    assert.equal(after['en.json'], english.replace('"away"', '"off"'));
    assert.equal(after['de.json'], german.replace('"away"', '"off"'));
    assert.equal(after['fr.json'], french);
    assert.deepEqual(await countsOf(after), await countsOf(before));
    const back = await changed(rename(['nav', 'off'], ['nav', 'away']), after);
    assert.deepEqual(resources(back), resources(before));
    assert.deepEqual(await countsOf(back), await countsOf(before));
  });

  it('loses and wins no mark where some of its files are taken back, and the ledger is not', async () => {
    for (const change of [
      rename(['nav', 'away'], ['nav', 'off']),
      rename(['nav', 'away'], ['away']),
      rename(['nav'], ['menu']),
      remove(['nav', 'away']),
    ]) {
      const after = await changed(change);
      const closed = { ...after, ...resources(before) };
      assert.deepEqual(await countsOf(closed), await countsOf(before));
      const again = change.kind === 'delete' ? after : await changed(change, closed);
      assert.deepEqual(resources(again), resources(after));
      assert.deepEqual(await countsOf(again), await countsOf(after));
    }
  });

  it('makes no ledger where there is none', async () => {
    const after = await changed(rename(['nav', 'away'], ['nav', 'off']), resources(before));
    assert.deepEqual(Object.keys(after), Object.keys(resources(before)));
  });

  it('carries a ledger of version 1 over for that', async () => {
    const older =
      line('de', ['nav', 'away'], 'Away', 'Weg') +
      line('de', ['nav', 'home'], 'Home') +
      line('fr', ['end'], 'End', 'Fin');
    const { [ofGerman]: _german, [ofFrench]: _french, ...others } = before;
    const change = rename(['nav', 'away'], ['nav', 'off']);
    const { 'glossa.ledger/.gitattributes': attributes, ...after } = await changed(change, {
      ...others,
      'glossa.lock': older,
    });
    assert.ok(attributes);
    assert.deepEqual(after, await changed(change));
  });

  it('reaches a file that has come since the set was found', async () => {
    const [set] = setsOf({ 'en.json': english, 'de.json': german, 'fr.json': french });
    assert.ok(set);
    const isGone = ({ locale }: { readonly locale: string }) => locale === 'de';
    const targets = set.targets.map((one) => (isGone(one) ? { ...one, exists: false } : one));
    const change = rename(['nav', 'away'], ['nav', 'off']);
    const files = new MemoryFiles(Object.entries(before));
    const edited = await planKeyChange(files, { ...set, targets }, change);
    const paths = edited.map(({ path }) => path);
    assert.deepEqual(paths, ['en.json', 'de.json']);
    assert.notEqual(files.texts.get(ofGerman), before[ofGerman]);
  });

  it('says which texts would go without writing anything, where older marks would be carried over', async () => {
    const older = line('de', ['nav', 'away'], 'Away', 'Weg');
    const { [ofGerman]: _german, [ofFrench]: _french, ...others } = before;
    const files = new MemoryFiles(Object.entries({ ...others, 'glossa.lock': older }));
    const [set] = setsOf(others);
    assert.ok(set);
    const as = new Map(files.texts);
    const edited = await textsWithoutKeys(files, [{ set, keys: [['nav', 'away']] }]);
    assert.deepEqual(
      edited.map(({ path }) => path),
      ['en.json', 'de.json'],
    );
    assert.deepEqual(files.texts, as);
  });

  it('renames a group with all that is in it', async () => {
    const after = await changed(rename(['nav'], ['menu']));
    assert.equal(after['de.json'], german.replace('"nav"', '"menu"'));
    assert.deepEqual(await countsOf(after), await countsOf(before));
    const back = await changed(rename(['menu'], ['nav']), after);
    assert.deepEqual(resources(back), resources(before));
    assert.deepEqual(await countsOf(back), await countsOf(before));
  });

  it('moves a key into another group, where the source has it', async () => {
    const after = await changed(rename(['nav', 'home'], ['start']));
    assert.equal(
      after['en.json'],
      '{\n  "nav": {\n    "away": "Away"\n  },\n  "end": "End",\n  "start": "Home"\n}\n',
    );
    assert.equal(
      after['de.json'],
      '{\n  "nav": {\n    "away": "Weg"\n  },\n  "start": "Start"\n}\n',
    );
    assert.deepEqual(await countsOf(after), await countsOf(before));
  });

  it('duplicates a key with its texts and marks, and deletes it again', async () => {
    const from = ['nav', 'away'];
    const after = await changed({ kind: 'duplicate', from, to: ['nav', 'off'] });
    assert.equal(after['de.json'], german.replace('"Weg"', '"Weg",\n    "off": "Weg"'));
    assert.equal(after[ofGerman], ledgerOf('de', away, home, [['nav', 'off'], 'Away', 'Weg']));
    const back = await changed(remove(['nav', 'off']), after);
    assert.deepEqual(resources(back), resources(before));
  });

  it('deletes keys and the group that has nothing else', async () => {
    const after = await changed(remove(['nav', 'home'], ['nav', 'away']));
    assert.equal(after['en.json'], '{\n  "end": "End"\n}\n');
    assert.equal(after['de.json'], '{}\n');
    // Who takes it back has the marks again; a run lets go of them.
    assert.equal(after[ofGerman], before[ofGerman]);
    assert.equal(after[ofFrench], before[ofFrench]);
    const once = await changed(remove(['nav', 'home']));
    assert.deepEqual(await changed(remove(['nav', 'away']), once), after);
  });

  it('deletes the forms that only translations have with the last of a plural', async () => {
    const files = {
      'en.json': '{"day_one":"a","day_other":"b","z":"Z"}',
      'pl.json': '{"day_one":"a","day_few":"b","day_many":"c","day_other":"d","z":"Z"}',
    };
    const all = await changed(remove(['day_one'], ['day_other']), files);
    assert.deepEqual(all, { 'en.json': '{"z":"Z"}', 'pl.json': '{"z":"Z"}' });
    const one = await changed(remove(['day_one']), files);
    assert.equal(one['pl.json'], '{"day_few":"b","day_many":"c","day_other":"d","z":"Z"}');
  });

  it('takes no form along that nobody has named, where the source has none of them', async () => {
    for (const [left, gone] of [
      ['{"sex_other":"Andere","z":"Z"}', 'sex_one'],
      ['{"sex_one":"Erste","z":"Z"}', 'sex_other'],
      ['{"sex_few":"Wenige","z":"Z"}', 'sex_many'],
    ] as const) {
      const files = { 'en.json': '{"z":"Z"}', 'de.json': `{"${gone}":"x",${left.slice(1)}` };
      assert.equal((await changed(remove([gone]), files))['de.json'], left);
    }
  });

  it('takes no texts of others along below a key that only a target has as a text', async () => {
    const refusedIn = (files: Readonly<Record<string, string>>, ...key: readonly string[]) =>
      textsWithoutKeys(new MemoryFiles(Object.entries(files)), [
        { set: setsOf(files)[0] ?? assert.fail(), keys: [key], ofTargets: [key] },
      ]).then(
        (edited) => edited.map(({ path }) => path).join(),
        ({ reason, path }: { reason: string; path: string }) => `${reason} ${path}`,
      );
    const de = '{"menu":"Menü","z":"Z"}';
    const group = '{"menu":{"file":"x","edit":"y"},"z":"Z"}';
    const all = { 'en.json': group, 'de.json': de, 'fr.json': group };
    assert.equal(await refusedIn(all, 'menu'), 'impossible en.json');
    const ofSource = { 'en.json': '{"menu":7,"z":"Z"}', 'de.json': de };
    assert.equal(await refusedIn(ofSource, 'menu'), 'impossible en.json');
    const ofOther = { 'en.json': '{"z":"Z"}', 'de.json': de, 'fr.json': group };
    assert.equal(await refusedIn(ofOther, 'menu'), 'impossible fr.json');
    const deep = { 'en.json': `{"a":${group}}`, 'de.json': `{"a":${de}}` };
    assert.equal(await refusedIn(deep, 'a', 'menu'), 'impossible en.json');
    const ofBoth = { 'en.json': '{"z":"Z"}', 'de.json': de, 'fr.json': de };
    assert.equal(await refusedIn(ofBoth, 'menu'), 'de.json,fr.json');
    const ofAll = { 'en.json': de, 'de.json': de, 'fr.json': group };
    assert.equal(await refusedIn(ofAll, 'menu'), 'en.json,de.json,fr.json');
    assert.equal(
      await refusedIn({ 'en.json': group, 'de.json': group }, 'menu'),
      'en.json,de.json',
    );
  });

  it('renames the forms of a plural together', async () => {
    const files = {
      'en.json': '{"day_one":"a","day_other":"b","step_one":"c","step_two":"d"}',
      'pl.json': '{"day_one":"a","day_few":"b","day_many":"c","day_other":"d"}',
    };
    const after = await changed(rename(['day_one'], ['date_one']), files);
    assert.equal(after['pl.json'], files['pl.json'].replaceAll('day_', 'date_'));
    assert.equal(after['en.json'], files['en.json'].replaceAll('day_', 'date_'));
    const moved = await changed(rename(['day_one'], ['time', 'day_one']), files);
    assert.equal(
      moved['en.json'],
      '{"step_one":"c","step_two":"d","time":{"day_one":"a","day_other":"b"}}',
    );
    assert.deepEqual(JSON.parse(moved['pl.json'] ?? ''), {
      time: { day_one: 'a', day_few: 'b', day_many: 'c', day_other: 'd' },
    });
    const step = await changed(rename(['step_one'], ['phase_one']), files);
    assert.equal(step['en.json'], files['en.json'].replace('step_one', 'phase_one'));
  });

  it('is refused as a whole where one file cannot take it', async () => {
    const refused = (change: KeyChange | Deletion, files = before) =>
      changed(change, files).then(
        () => undefined,
        (error: { reason?: string; path?: string; problem?: { reason: string; path: string } }) => {
          const { reason, path } = error.problem ?? error;
          return `${reason} ${path}`;
        },
      );
    const taken = { ...before, 'de.json': german.replace('"away"', '"off": "Aus", "away"') };
    const away = rename(['nav', 'away'], ['nav', 'off']);
    assert.equal(await refused(away, taken), 'taken de.json');
    const orphan = { ...before, 'fr.json': '{"nav":{"off":"Loin"}}' };
    assert.equal(await refused(away, orphan), 'taken fr.json');
    assert.equal(await refused(away, { ...before, 'fr.json': '{' }), 'unreadable fr.json');
    assert.equal(await refused(rename(['x'], ['y'])), 'absent en.json');
    assert.equal(await refused(remove(['end'], ['x'])), 'absent en.json');
    assert.equal(await refused(rename(['end'], ['the.end'])), 'dotted en.json');
    assert.equal(await refused(away, { ...before, 'glossa.lock': 'x' }), 'notALedger glossa.lock');
  });
});
