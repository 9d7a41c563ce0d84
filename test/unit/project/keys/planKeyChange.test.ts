import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/catalog/edit.ts';
import { hashOf } from '../../../../src/catalog/hash.ts';
import { discover } from '../../../../src/catalog/layouts/discover.ts';
import type { KeyChange } from '../../../../src/project/keys/keyChange.ts';
import { planKeyChange } from '../../../../src/project/keys/planKeyChange.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';

const header =
  '# Glossa ledger 1: [source file, target locale, key, hash of the source text, hash of the machine\'s text or "adopted"]\n';
const line = (locale: string, key: readonly string[], source: string, written?: string) =>
  `${JSON.stringify(['en.json', locale, key, hashOf(source), written === undefined ? 'adopted' : hashOf(written)])}\n`;

const english = '{\n  "nav": {\n    "home": "Home",\n    "away": "Away"\n  },\n  "end": "End"\n}\n';
const german = '{\n  "nav": {\n    "home": "Start",\n    "away": "Weg"\n  }\n}\n';
const french = '{\n  "end": "Fin"\n}\n';
const ledger =
  header +
  line('de', ['nav', 'away'], 'Away', 'Weg') +
  line('de', ['nav', 'home'], 'Home') +
  line('fr', ['end'], 'End', 'Fin');

const before: Readonly<Record<string, string>> = {
  'en.json': english,
  'de.json': german,
  'fr.json': french,
  'glossa.lock': ledger,
};

const setsOf = (files: Readonly<Record<string, string>>) =>
  discover(
    Object.keys(files).filter((path) => path.endsWith('.json')),
    { sourceLocale: 'en', resources: [{ source: 'en.json', targets: '{locale}.json' }] },
  );

/** The files after a change. */
async function changed(
  change: KeyChange,
  files: Readonly<Record<string, string>> = before,
): Promise<Readonly<Record<string, string>>> {
  const [set] = setsOf(files);
  assert.ok(set);
  const read = (path: string) => Promise.resolve(files[path]);
  const after = { ...files };
  for (const { path, text, edits } of await planKeyChange({ read }, set, change)) {
    assert.equal(text, files[path]);
    after[path] = applyEdits(text, edits);
  }
  return after;
}

async function countsOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  const status = new ProjectStatus({ read: (path) => Promise.resolve(files[path]) }, setsOf(files));
  const found: unknown[] = [];
  for await (const { locale, counts } of status.all()) found.push([locale, counts]);
  return found;
}

const rename = (from: readonly string[], to: readonly string[]) =>
  ({ kind: 'rename', from, to }) as const;

describe('a change of keys in all locales', () => {
  it('renames a key wherever it is, and its marks stay with it', async () => {
    const after = await changed(rename(['nav', 'away'], ['nav', 'off']));
    assert.equal(after['en.json'], english.replace('"away"', '"off"'));
    assert.equal(after['de.json'], german.replace('"away"', '"off"'));
    assert.equal(after['fr.json'], french);
    assert.deepEqual(await countsOf(after), await countsOf(before));
    assert.deepEqual(await changed(rename(['nav', 'off'], ['nav', 'away']), after), before);
  });

  it('renames a group with all that is in it', async () => {
    const after = await changed(rename(['nav'], ['menu']));
    assert.equal(after['de.json'], german.replace('"nav"', '"menu"'));
    assert.deepEqual(await countsOf(after), await countsOf(before));
    assert.deepEqual(await changed(rename(['menu'], ['nav']), after), before);
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

  it('duplicates a key with its texts and marks, and deletes it again without a trace', async () => {
    const from = ['nav', 'away'];
    const after = await changed({ kind: 'duplicate', from, to: ['nav', 'off'] });
    assert.equal(after['de.json'], german.replace('"Weg"', '"Weg",\n    "off": "Weg"'));
    assert.equal(
      after['glossa.lock'],
      ledger.replace(line('fr', ['end'], 'End', 'Fin'), '') +
        line('de', ['nav', 'off'], 'Away', 'Weg') +
        line('fr', ['end'], 'End', 'Fin'),
    );
    assert.deepEqual(await changed({ kind: 'delete', from: ['nav', 'off'] }, after), before);
  });

  it('deletes a key and the group that has nothing else', async () => {
    const once = await changed({ kind: 'delete', from: ['nav', 'home'] });
    const after = await changed({ kind: 'delete', from: ['nav', 'away'] }, once);
    assert.equal(after['en.json'], '{\n  "end": "End"\n}\n');
    assert.equal(after['glossa.lock'], header + line('fr', ['end'], 'End', 'Fin'));
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
    const refused = (change: KeyChange, files = before) =>
      changed(change, files).then(
        () => undefined,
        (error: { reason?: string; path?: string }) => `${error.reason} ${error.path}`,
      );
    const taken = { ...before, 'de.json': german.replace('"away"', '"off": "Aus", "away"') };
    const away = rename(['nav', 'away'], ['nav', 'off']);
    assert.equal(await refused(away, taken), 'taken de.json');
    const orphan = { ...before, 'fr.json': '{"nav":{"off":"Loin"}}' };
    assert.equal(await refused(away, orphan), 'taken fr.json');
    assert.equal(await refused(away, { ...before, 'fr.json': '{' }), 'unreadable fr.json');
    assert.equal(await refused(rename(['x'], ['y'])), 'absent en.json');
    assert.equal(await refused(rename(['end'], ['the.end'])), 'dotted en.json');
    assert.equal(await refused(away, { ...before, 'glossa.lock': 'x' }), 'notALedger undefined');
  });
});
