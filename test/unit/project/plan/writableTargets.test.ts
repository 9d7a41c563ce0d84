import assert from 'node:assert/strict';
import { discover } from '../../../../src/catalog/layouts/discover.ts';
import { writableTargets } from '../../../../src/project/plan/writableTargets.ts';
import { Project } from '../../../../src/project/project.ts';
import { MemoryFiles } from '../memoryFiles.ts';

/** The locales that are left of a run into two of them, where nobody may write some files. */
async function left(...readOnly: readonly string[]): Promise<readonly string[]> {
  const files = new MemoryFiles([
    ['locales/en.json', '{"save":"Save"}'],
    ['locales/de.json', '{}'],
    ['locales/fr.json', '{}'],
  ]);
  const refuseUnwritable = (path: string) =>
    readOnly.includes(path) ? Promise.reject(new Error(path)) : Promise.resolve();
  const sets = discover([...files.texts.keys()], { sourceLocale: 'en', resources: [] });
  const project = new Project(files, { context: false });
  const opened = [await project.openAll(sets, 'de'), await project.openAll(sets, 'fr')];
  const targets = opened.flatMap((one) => one.targets);
  const { targets: writable } = await writableTargets(
    { refuseUnwritable },
    { targets, refused: [] },
  );
  return writable.map(({ locale }) => locale);
}

describe('the targets that can be written', () => {
  it('are those whose own file and file of the ledger can be', async () => {
    assert.deepEqual(await left(), ['de', 'fr']);
    assert.deepEqual(await left('locales/de.json'), ['fr']);
    assert.deepEqual(await left('glossa.ledger/fr/locales--en.json.txt'), ['de']);
  });

  it('are none where nothing can be recorded', async () => {
    await assert.rejects(left('glossa.lock'), /glossa\.lock/);
    await assert.rejects(left('locales/de.json', 'locales/fr.json'), /de\.json/);
  });
});
