import assert from 'node:assert/strict';
import { hashOf } from '../../../../src/resources/hash.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ledgerName, ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { rootText } from '../../../../src/resources/ledger/ledgerRoot.ts';
import { attributesPath } from '../../../../src/project/ledger/carryOver.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { writableTargets } from '../../../../src/project/run/prepareRun.ts';
import { MemoryFiles } from '../memoryFiles.ts';

const none: readonly (readonly [path: string, text: string])[] = [];

/** The locales that are left of a run into two of them, where nobody may write some files. */
async function left(...readOnly: readonly string[]): Promise<readonly string[]> {
  return leftBeside(none, ...readOnly);
}

/** The same beside what there is of a ledger. */
async function leftBeside(
  ledger: typeof none,
  ...readOnly: readonly string[]
): Promise<readonly string[]> {
  const files = new MemoryFiles([
    ['locales/en.json', '{"save":"Save"}'],
    ['locales/de.json', '{}'],
    ['locales/fr.json', '{}'],
    ...ledger,
  ]);
  const refuseUnwritable = (path: string) =>
    readOnly.includes(path) ? Promise.reject(new Error(path)) : Promise.resolve();
  const sets = discover([...files.texts.keys()], { sourceLocale: 'en', resources: [] });
  const project = new Project(files, { context: false });
  const opened = [await project.openAll(sets, 'de'), await project.openAll(sets, 'fr')];
  const targets = opened.flatMap((one) => one.targets);
  const read = (path: string) => files.read(path);
  const { targets: writable } = await writableTargets(
    { read, refuseUnwritable },
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

  it('are none where the ledger has no place for what tells git how to merge it', async () => {
    await assert.rejects(left(attributesPath), /\.gitattributes/);
    const attributes = [attributesPath, '# ours\n'] as const;
    assert.deepEqual(await leftBeside([attributes], attributesPath), ['de', 'fr']);
  });

  it('do not depend on files that no run has to write', async () => {
    const root = [ledgerName, rootText] as const;
    assert.deepEqual(await leftBeside([root], ledgerName, attributesPath), ['de', 'fr']);
  });

  it('are none where a ledger of version 1 cannot be carried over, of whatever file', async () => {
    const line = ['other/en.json', 'it', ['a'], hashOf('A'), 'adopted'];
    const older = [ledgerName, `# Glossa ledger 1: …\n${JSON.stringify(line)}\n`] as const;
    const path = ledgerPath({ sourcePath: 'other/en.json', locale: 'it' });
    assert.deepEqual(await leftBeside([older]), ['de', 'fr']);
    await assert.rejects(leftBeside([older], path), /other--en/);
    const newer = [path, '# Glossa ledger 99 of "other/en.json" in "it"\n'] as const;
    await assert.rejects(leftBeside([older, newer]), /ledger/);
  });
});
