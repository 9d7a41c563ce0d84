import assert from 'node:assert/strict';
import { discover } from '../../../src/resources/layouts/discover.ts';
import { Project } from '../../../src/project/plan/project.ts';
import { ProjectError, type ProjectProblem } from '../../../src/project/ledger/projectError.ts';
import { folder } from './folder.ts';
import { MemoryFiles } from './memoryFiles.ts';

const en = { save: 'Save file', open: 'Open file' };

/** The problem by which work ends, without its cause. */
async function problemOf(work: Promise<unknown>): Promise<Omit<ProjectProblem, 'cause'>> {
  const error = await work.then(
    () => assert.fail('nothing was refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ProjectError, String(error));
  const { cause: _, ...problem } = { cause: undefined, ...error.problem };
  return problem;
}

describe('a target that cannot be planned', () => {
  it('has a source that is gone since it was found', async () => {
    const paths = ['locales/en.json', 'locales/de.json'];
    const [set] = discover(paths, { sourceLocale: 'en' });
    assert.ok(set);
    const project = new Project(new MemoryFiles([['locales/de.json', '{}']]), { context: false });
    assert.deepEqual(await problemOf(project.open(set, 'de')), {
      code: 'missingSource',
      path: 'locales/en.json',
    });
  });

  it('has a file that cannot be read', async () => {
    const { open } = await folder({ 'locales/en.json': en, 'locales/de.json': '{ "save": ' });
    assert.deepEqual(await problemOf(open('de')), { code: 'unreadable', path: 'locales/de.json' });
  });

  it('has its messages below a key that is a locale', async () => {
    const { open } = await folder({
      'locales/en.json': { en },
      'locales/de.json': { de: { save: 'Sichern' } },
      'locales/fr.json': { fr: { save: 'Enregistrer' }, save: 'Enregistrer' },
    });
    const { code } = await problemOf(open('fr'));
    assert.equal(code, 'localeAsKey');
  });

  it('would have the locale of its source', async () => {
    const { open } = await folder({ 'locales/en.json': en, 'locales/de.json': {} });
    assert.deepEqual(await problemOf(open('en')), {
      code: 'refusedLocale',
      sourcePath: 'locales/en.json',
    });
  });

  it('stands beside a ledger that a newer version wrote, or that is none', async () => {
    for (const [ledger, reason] of [
      ['# Glossa ledger 99: more than this version knows\n', 'newerVersion'],
      ['what is this', 'notALedger'],
    ] as const) {
      const { open } = await folder({
        'locales/en.json': en,
        'locales/de.json': {},
        'glossa.lock': ledger,
      });
      assert.deepEqual(await problemOf(open('de')), {
        code: 'ledger',
        path: 'glossa.lock',
        reason,
      });
    }
  });
});

describe('the targets of several sources', () => {
  it('are planned although one of them is refused, which is named', async () => {
    const { project, sets } = await folder({
      'a/locales/en.json': en,
      'a/locales/de.json': '{ broken',
      'b/locales/en.json': en,
      'b/locales/de.json': {},
    });
    const { targets, refused } = await project.openAll(sets, 'de');
    assert.deepEqual(
      targets.map(({ path }) => path),
      ['b/locales/de.json'],
    );
    assert.deepEqual(
      refused.map(({ path }) => path),
      ['a/locales/de.json'],
    );
  });

  it('are none for a source that has the locale itself, unless there is no other', async () => {
    const { project, sets } = await folder(
      { 'a/locales/en.json': en, 'a/locales/de.json': {}, 'b/locales/de.json': {} },
      { sourceLocale: 'en' },
    );
    const german = sets.find(({ source }) => source.path === 'b/locales/de.json');
    const both = await project.openAll(sets, 'de');
    assert.deepEqual(
      both.targets.map(({ path }) => path),
      ['a/locales/de.json'],
    );
    assert.deepEqual(both.refused, []);
    assert.ok(german);
    const alone = await project.openAll([german], 'de');
    assert.deepEqual(
      alone.refused.map(({ path }) => path),
      ['b/locales/de.json'],
    );
  });
});
