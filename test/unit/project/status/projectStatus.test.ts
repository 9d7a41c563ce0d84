import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { currentText } from '../../../../src/resources/plan.ts';
import { rootText } from '../../../../src/resources/ledger/ledgerRoot.ts';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import type { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import type { TargetFile } from '../../../../src/project/plan/targetFile.ts';
import { planNow } from '../../../../src/project/status/planNow.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';
import { repositoryRoot } from '../../../../tools/paths.ts';
import { noCounts, stateOf } from '../../../../src/project/status/messageState.ts';
import { problemStateText } from '../../../../src/texts/reasons/projectProblemText.ts';
import { statusText } from '../../../../src/texts/states/statusText.ts';
import { MemoryFiles } from '../memoryFiles.ts';

const source = { save: 'Save', open: 'Open the file', close: 'Close', id: '{id}' };

/** A project in memory, and the paths that were read since they were last asked for, those in the ledger's folder apart. */
function project(files: Record<string, string | object>) {
  const read: string[] = [];
  const text = (path: string) => {
    read.push(path);
    const content = files[path];
    return Promise.resolve(typeof content === 'object' ? JSON.stringify(content) : content);
  };
  const paths = Object.keys(files).filter((path) => path.endsWith('.json'));
  const sets = discover(paths, { sourceLocale: 'en', resources: [] });
  const status = new ProjectStatus({ read: text }, sets);
  const all = async () => {
    const found: Record<string, unknown> = {};
    for await (const { path, counts, error } of status.all()) found[path] = counts ?? error;
    return found;
  };
  const isSection = (path: string) => path.startsWith('glossa.ledger/');
  const allReads = () => read.splice(0).toSorted();
  const reads = () => allReads().filter((path) => !isSection(path));
  const sections = () => allReads().filter(isSection);
  return { files, text, status, sets, all, reads, sections, allReads };
}

/** What is outdated is a person's here, so that no run renews it. */
const counts = (
  missing: number,
  outdated: number,
  unreviewed: number,
  translated: number,
  reviewed: number,
) => ({
  missing,
  outdated,
  copied: 0,
  unreviewed,
  translated,
  reviewed,
  due: missing,
  extra: 0,
  targets: 1,
  refused: 0,
});

const ledger = (...lines: readonly (readonly [string, string, string, string])[]) =>
  lines
    .map(([locale, key, from, written]) =>
      JSON.stringify(['locales/en.json', locale, [key], hashOf(from), written]),
    )
    .join('\n');

describe('the status of a file that was moved', () => {
  const section = { sourcePath: 'locales/en.json', locale: 'de' };
  const entries = new Map(
    Object.entries(source).map(([key, text]) => [keyId([key]), [{ source: textHash(text) }]]),
  );
  const texts = { 'i18n/en.json': JSON.stringify(source), 'i18n/de.json': JSON.stringify(source) };

  it('is out of date when its old source comes back, for each of its locales', async () => {
    const files = new MemoryFiles(Object.entries(texts));
    for (const locale of ['de', 'fr']) {
      const at = { ...section, locale };
      files.texts.set(ledgerPath(at), writeLedger(at, entries));
    }
    files.texts.set('i18n/fr.json', JSON.stringify(source));
    const paths = ['en', 'de', 'fr'].map((name) => `i18n/${name}.json`);
    const sets = discover(paths, { sourceLocale: 'en', resources: [] });
    const status = new ProjectStatus(files, sets);
    for await (const { counts: found } of status.all()) assert.equal(found?.reviewed, 3);
    files.texts.set('locales/en.json', JSON.stringify(source));
    assert.equal(await status.changed('locales/en.json'), 2);
    for await (const { counts: found } of status.all()) assert.equal(found?.reviewed, 0);
  });
});

describe('the status of a project', () => {
  const states = {
    'locales/en.json': source,
    'locales/de.json': { save: 'Sichern', open: 'Öffnen', close: 'Zu', id: '{id}' },
    'locales/fr.json': { save: 'Enregistrer' },
    'glossa.lock': ledger(
      ['de', 'save', 'Save', 'adopted'],
      ['de', 'open', 'Open the file', hashOf('Öffnen')],
      ['de', 'close', 'Shut', 'adopted'],
    ),
  };

  it('counts each message once in the state that it has', async () => {
    const { all } = project({ ...states });
    assert.deepEqual(await all(), {
      'locales/de.json': counts(0, 1, 1, 0, 1),
      'locales/fr.json': counts(2, 0, 0, 1, 0),
    });
  });

  it('tells what was copied from the source from what somebody has translated', async () => {
    const { all } = project({ ...states, 'locales/fr.json': source });
    assert.deepEqual((await all())['locales/fr.json'], { ...counts(0, 0, 0, 0, 0), copied: 3 });
  });

  it('is worked out once, and again only where a file has changed', async () => {
    const { files, status, all, reads } = project({ ...states });
    await all();
    reads();
    await all();
    assert.deepEqual(reads(), []);
    files['locales/fr.json'] = { save: 'Enregistrer', open: 'Ouvrir', close: 'Fermer' };
    assert.equal(await status.changed('locales/fr.json'), 1);
    assert.deepEqual((await all())['locales/fr.json'], counts(0, 0, 0, 3, 0));
    assert.deepEqual(reads(), ['locales/fr.json']);
  });

  it('follows the source into every target', async () => {
    const { files, status, all, reads } = project({ ...states });
    await all();
    reads();
    files['locales/en.json'] = { ...source, save: 'Save it', more: 'More' };
    assert.equal(await status.changed('locales/en.json'), 2);
    assert.deepEqual(await all(), {
      'locales/de.json': counts(1, 2, 1, 0, 0),
      'locales/fr.json': counts(3, 0, 0, 1, 0),
    });
    assert.deepEqual(reads(), ['locales/de.json', 'locales/en.json', 'locales/fr.json']);
  });

  it('says what it last found out while it is not worked out again', async () => {
    const { files, status, sets, all } = project({ ...states });
    const [set] = sets;
    assert.ok(set);
    assert.equal(status.knownOfSet(set), undefined);
    await all();
    assert.deepEqual(status.knownOfSet(set), { ...counts(2, 1, 1, 1, 1), targets: 2 });
    files['locales/en.json'] = { ...source, more: 'More' };
    await status.changed('locales/en.json');
    assert.deepEqual(status.knownOfSet(set), { ...counts(2, 1, 1, 1, 1), targets: 2 });
    await status.status(set, 'de');
    assert.deepEqual(status.knownOfSet(set), { ...counts(3, 1, 1, 1, 1), targets: 2 });
  });

  it('follows the ledger where it says something else', async () => {
    const { files, status, all, reads } = project({ ...states });
    await all();
    reads();
    const accepted = ['de', 'open', 'Open the file', 'adopted'] as const;
    files['glossa.lock'] = ledger(['de', 'save', 'Save', 'adopted'], accepted);
    assert.equal(await status.changed('glossa.lock'), 1);
    assert.deepEqual((await all())['locales/de.json'], counts(0, 0, 0, 1, 2));
    assert.deepEqual(reads(), ['glossa.lock', 'locales/de.json']);
  });

  it('reads of the ledger the file for the target that is asked for, and again where that says something else', async () => {
    const of = (locale: string) => `glossa.ledger/${locale}/locales--en.json.txt`;
    const known = (written: string) =>
      writeLedger(
        { sourcePath: 'locales/en.json', locale: 'de' },
        new Map([[keyId(['save']), [{ source: textHash('Save'), written: textHash(written) }]]]),
      );
    const own = { ...states, 'glossa.lock': rootText, [of('de')]: known('Sichern') };
    const { files, status, sets, sections } = project(own);
    const [set] = sets;
    assert.ok(set);
    assert.deepEqual((await status.status(set, 'de')).counts, counts(0, 0, 1, 2, 0));
    assert.deepEqual(sections(), [of('de')]);
    assert.equal(await status.changed(of('fr')), 0);
    assert.equal(await status.changed(of('de')), 0);
    files[of('de')] = known('Retten');
    assert.equal(await status.changed(of('de')), 1);
    assert.equal(await status.changed(of('de')), 0, 'told once');
    assert.deepEqual((await status.status(set, 'de')).counts, counts(0, 0, 0, 3, 0));
    delete files[of('de')];
    assert.equal(await status.changed(of('de')), 1);
    assert.deepEqual((await status.status(set, 'de')).counts, counts(0, 0, 0, 3, 0));
  });

  it('counts again what a plan has read of the ledger before anybody told of it', async () => {
    const locales = ['ar', 'cs', 'da', 'de', 'el', 'es', 'fi'];
    const files: Record<string, string | object> = { 'locales/en.json': source };
    for (const locale of locales) files[`locales/${locale}.json`] = { save: locale };
    const { status, sets, all } = project(files);
    const [set] = sets;
    assert.ok(set);
    await all();
    const section = { sourcePath: 'locales/en.json', locale: 'ar' };
    const path = 'glossa.ledger/ar/locales--en.json.txt';
    files[path] = writeLedger(
      section,
      new Map([[keyId(['save']), [{ source: textHash('Save'), written: textHash('ar') }]]]),
    );
    await status.plan(set, 'ar');
    assert.equal(await status.changed(path), 1);
    assert.deepEqual((await status.status(set, 'ar')).counts, counts(2, 0, 1, 0, 0));
  });

  it('counts no target where there is none, and one that cannot be read as one', async () => {
    const alone = project({ 'locales/en.json': source });
    const [set] = alone.sets;
    assert.ok(set);
    assert.equal(statusText(alone.status.knownOfSet(set) ?? noCounts), 'no target locales yet');
    const broken = project({ 'locales/en.json': source, 'locales/de.json': '{"a": ' });
    await broken.all();
    const [other] = broken.sets;
    assert.ok(other);
    const counted = broken.status.knownOfSet(other) ?? noCounts;
    assert.deepEqual([counted.targets, counted.refused], [1, 1]);
    assert.equal(statusText(counted), '1 file not counted');
    assert.equal(broken.status.problemOfSource(other), undefined);
  });

  it('says once of a source that cannot be read where that is, and calls nothing of it complete', async () => {
    for (const [text, place] of [
      ['{"a": ', '1:7'],
      ['{\n  "a": "One",\n  "b" "Two"\n}', '3:7'],
      ['{"a": "One"', '1:12'],
    ] as const) {
      const target = { a: 'Eins' };
      const files = {
        'locales/en.json': text,
        'locales/de.json': target,
        'locales/fr.json': target,
      };
      const { status, sets, all } = project(files);
      await all();
      const [set] = sets;
      assert.ok(set);
      const problem = status.problemOfSource(set);
      assert.ok(problem);
      assert.ok(problemStateText(problem).startsWith(`locales/en.json:${place} cannot be read: `));
      assert.doesNotMatch(problemStateText(problem), /No files were changed/);
      assert.equal(statusText(status.knownOfSet(set) ?? noCounts), '2 files not counted');
    }
  });

  it('says why it cannot tell where a file of the ledger cannot be read, and goes on with the others', async () => {
    const newer = '# Glossa ledger 5 of "locales/en.json" in "de"\n';
    const path = 'glossa.ledger/de/locales--en.json.txt';
    const { all } = project({ ...states, [path]: newer });
    const found = await all();
    assert.deepEqual((found['locales/de.json'] as ProjectError).problem, {
      code: 'ledger',
      path,
      reason: 'newerVersion',
    });
    assert.deepEqual(found['locales/fr.json'], counts(2, 0, 0, 1, 0));
  });

  it('is not touched by a file that nothing was read from', async () => {
    const { status, all, reads } = project({ ...states });
    await all();
    reads();
    assert.equal(await status.changed('package.json'), 0);
    assert.equal(await status.changed('glossa.lock'), 0);
    await all();
    assert.deepEqual(reads(), ['glossa.lock']);
  });

  it('says why a target cannot be planned, and goes on with the others', async () => {
    const { files, status, all } = project({ ...states, 'locales/de.json': '{ "save": ' });
    const found = await all();
    assert.match(String(found['locales/de.json']), /locales\/de\.json/);
    assert.deepEqual(found['locales/fr.json'], counts(2, 0, 0, 1, 0));
    files['locales/de.json'] = source;
    await status.changed('locales/de.json');
    assert.deepEqual((await all())['locales/de.json'], counts(0, 1, 0, 1, 1));
  });

  it('says so of every target where the ledger cannot be read, until it can', async () => {
    const { files, status, all } = project({ ...states, 'glossa.lock': 'not a ledger\n' });
    assert.match(String((await all())['locales/de.json']), /ledger/);
    files['glossa.lock'] = '';
    await status.changed('glossa.lock');
    assert.deepEqual((await all())['locales/de.json'], counts(0, 0, 0, 3, 0));
  });

  it('reads nothing of a folder without resource files, whatever changes there', async () => {
    const { files, status, sets, all, allReads } = project({ 'src/main.ts': 'run();' });
    assert.deepEqual(sets, []);
    assert.deepEqual(await all(), {});
    files['src/main.ts'] = 'stop();';
    for (const path of ['src/main.ts', 'glossa.ledger/de/locales--en.json.txt'])
      assert.equal(await status.changed(path), 0);
    assert.deepEqual(await all(), {});
    assert.deepEqual(allReads(), []);
  });

  it('has the state of each message of a target', async () => {
    const { status, sets } = project({ ...states });
    const [set] = sets;
    assert.ok(set);
    const { plan } = await status.plan(set, 'de');
    assert.deepEqual(
      plan.items.map((item) => [item.id, stateOf(item)]),
      [
        [keyId(['save']), 'reviewed'],
        [keyId(['open']), 'unreviewed'],
        [keyId(['close']), 'outdated'],
        [keyId(['id']), undefined],
      ],
    );
    await assert.rejects(status.plan(set, 'en'), /no target file/);
  });

  it('has the texts of this moment for what somebody asks for before a change was told', async () => {
    const { files, status, sets, text } = project({ ...states });
    const [set] = sets;
    assert.ok(set);
    const saves = async (plan: Promise<TargetFile>) => {
      const item = (await plan).plan.items.find(({ id }) => id === keyId(['save']));
      return [item?.source.value, item && currentText(item)];
    };
    assert.deepEqual(await saves(planNow(status, { read: text }, set, 'de')), ['Save', 'Sichern']);
    files['locales/de.json'] = { save: 'Speichern' };
    assert.deepEqual(await saves(status.plan(set, 'de')), ['Save', 'Sichern']);
    assert.deepEqual(await saves(planNow(status, { read: text }, set, 'de')), [
      'Save',
      'Speichern',
    ]);
    files['locales/en.json'] = { save: 'Save it' };
    assert.deepEqual(await saves(planNow(status, { read: text }, set, 'de')), [
      'Save it',
      'Speichern',
    ]);
    delete files['locales/de.json'];
    assert.deepEqual(await saves(planNow(status, { read: text }, set, 'de')), [
      'Save it',
      undefined,
    ]);
  });

  it('is worked out at once from a ledger that nobody has told of yet, and once from one that stays', async () => {
    const { files, status, sets, text, allReads } = project({ ...states });
    const [set] = sets;
    assert.ok(set);
    const now = async () => {
      const { plan } = await planNow(status, { read: text }, set, 'de');
      return plan.items.flatMap((item) => stateOf(item) ?? []);
    };
    const before = await now();
    const plan = await status.plan(set, 'de');
    await now();
    assert.equal(await status.plan(set, 'de'), plan, 'nothing has changed');
    const ledgers = allReads().filter((path) => /glossa\./.test(path));
    for (const path of new Set(ledgers)) delete files[path];
    const without = await now();
    assert.notDeepEqual(without, before);
    assert.deepEqual(new Set(without), new Set(['translated']));
    Object.assign(files, states);
    assert.deepEqual(await now(), before);
  });

  it('takes a set that somebody still has from before for what it is now', async () => {
    const { status, sets } = project({ ...states });
    const [before] = discover(Object.keys(states), { sourceLocale: 'de', resources: [] });
    assert.ok(before);
    const plan = await status.plan(before, 'fr');
    assert.equal(plan.set, sets[0]);
    assert.equal(plan.source.get(['open'])?.value, 'Open the file');
    assert.deepEqual(status.known('locales/fr.json')?.counts, counts(2, 0, 0, 1, 0));
    await assert.rejects(status.plan(before, 'en'), /no target file/);
  });

  it('keeps few plans, and counts for all', async () => {
    const files: Record<string, object> = { 'locales/en.json': source };
    const locales = ['ar', 'cs', 'da', 'de', 'el', 'es', 'fi', 'fr', 'hu', 'it'];
    for (const locale of locales) files[`locales/${locale}.json`] = { save: locale };
    const { status, sets, all, reads } = project(files);
    const [set] = sets;
    assert.ok(set);
    await all();
    reads();
    await status.plan(set, 'it');
    assert.deepEqual(reads(), []);
    const before = status.known('locales/ar.json');
    await status.plan(set, 'ar');
    assert.deepEqual(reads(), ['locales/ar.json']);
    assert.equal(status.known('locales/ar.json'), before, 'nothing has changed');
    await status.changed('locales/ar.json');
    await all();
    assert.notEqual(status.known('locales/ar.json'), before);
  });
});

describe('the sample project', () => {
  it('has something of each state for a person to try', async () => {
    const ledger = ['de', 'fr'].map((locale) => `glossa.ledger/${locale}/locales--en.json.txt`);
    const paths = ['locales/en.json', 'locales/de.json', 'locales/fr.json', ...ledger];
    const sample = join(repositoryRoot, 'media', 'sample');
    const texts = paths.map(async (path) => [path, await readFile(join(sample, path), 'utf8')]);
    const { all } = project(Object.fromEntries(await Promise.all(texts)));
    assert.deepEqual(await all(), {
      'locales/de.json': counts(6, 1, 0, 0, 5),
      'locales/fr.json': counts(10, 0, 0, 0, 2),
    });
  });
});
