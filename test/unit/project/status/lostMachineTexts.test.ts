import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import {
  knownMachineTexts,
  lostMachineTexts,
  type MachineText,
} from '../../../../src/project/status/lostMachineTexts.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const english = JSON.stringify({ save: 'Save file', open: 'Open file' });
const resources = (files: MemoryFiles) =>
  [...files.texts.keys()].filter((path) => !path.startsWith('glossa.'));

async function run(files: MemoryFiles): Promise<void> {
  const under = { files, paths: resources(files), journal: new MemoryJournal() };
  await runProject(under, new MarkingTranslator(), ['de', 'fr']);
}

async function counted(files: MemoryFiles): Promise<ProjectStatus> {
  const sets = discover(resources(files), { sourceLocale: 'en', resources: [] });
  const status = new ProjectStatus(files, sets);
  for await (const one of status.all()) assert.ok(one.counts);
  return status;
}

/** A project that a run has filled, and what is remembered of its ledger. */
async function project(): Promise<{ files: MemoryFiles; known: readonly MachineText[] }> {
  const files = new MemoryFiles([
    ['locales/en.json', english],
    ['locales/de.json', '{}'],
    ['locales/fr.json', '{}'],
  ]);
  await run(files);
  const known = await knownMachineTexts(await counted(files), []);
  assert.deepEqual(
    known.map(({ locale, id }) => [locale, id]),
    [
      ['de', keyId(['save'])],
      ['fr', keyId(['save'])],
    ],
  );
  return { files, known };
}

async function lost(files: MemoryFiles, known: readonly MachineText[]) {
  return (await lostMachineTexts(await counted(files), known)).map(({ locale }) => locale);
}

function withoutLedger(files: MemoryFiles, part = 'glossa.'): void {
  for (const path of files.texts.keys()) if (path.startsWith(part)) files.texts.delete(path);
}

describe('a ledger that is gone', () => {
  it('is missed where texts of the machine are still there', async () => {
    const { files, known } = await project();
    assert.deepEqual(await lost(files, known), []);
    withoutLedger(files);
    assert.deepEqual(await lost(files, known), ['de', 'fr']);
    assert.deepEqual(await knownMachineTexts(await counted(files), []), []);
  });

  it('is missed where only a part of it is gone, or glossa.lock is still there', async () => {
    const { files, known } = await project();
    withoutLedger(files, 'glossa.ledger/fr/');
    assert.deepEqual(await lost(files, known), ['fr']);
    withoutLedger(files, 'glossa.ledger/');
    assert.deepEqual(await lost(files, known), ['de', 'fr']);
  });

  it('is missed although a run has come in between', async () => {
    const { files, known } = await project();
    withoutLedger(files);
    await run(files);
    assert.deepEqual(await lost(files, known), ['de', 'fr']);
  });

  it('is not missed where its texts are gone too, as on another branch', async () => {
    const { files, known } = await project();
    withoutLedger(files);
    files.texts.set('locales/de.json', '{"save":"Sichern"}');
    files.texts.delete('locales/fr.json');
    assert.deepEqual(await lost(files, known), []);
  });

  it('is not missed where the files were moved, or a person has reviewed all of them', async () => {
    const { files, known } = await project();
    const moved = new MemoryFiles(files.texts);
    for (const name of ['en', 'de', 'fr']) {
      moved.texts.set(`i18n/${name}.json`, moved.texts.get(`locales/${name}.json`) ?? '');
      moved.texts.delete(`locales/${name}.json`);
    }
    assert.deepEqual(await lost(moved, known), []);
    const status = await counted(files);
    for (const set of status.sets) {
      const target = await status.plan(set, 'de');
      const ids = new Set(target.plan.items.map(({ id }) => id));
      await acceptMessages(files, [{ target, ids }]);
    }
    assert.deepEqual(await lost(files, known), []);
  });
});
