import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '../../../../src/cli/folderFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

describe('what would keep a run from writing', () => {
  let folder: string;
  const at = (...steps: readonly string[]) => join(folder, ...steps);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-refused-'));
    await mkdir(at('locales'));
    await writeFile(at('locales/en.json'), '{"save":"Save","open":"Open"}');
    await writeFile(at('locales/de.json'), '{}');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const deadLink = async (...steps: readonly string[]) => {
    await mkdir(join(at(...steps), '..'), { recursive: true });
    await symlink(at('nowhere'), at(...steps));
  };

  const traps: Readonly<Record<string, () => Promise<unknown>>> = {
    'the attributes of the ledger are a link that leads nowhere': () =>
      deadLink('glossa.ledger', '.gitattributes'),
    'the attributes of the ledger are a folder': () =>
      mkdir(at('glossa.ledger/.gitattributes'), { recursive: true }),
    'the folder of the ledger is a file': () => writeFile(at('glossa.ledger'), ''),
    'the folder of the ledger is a link that leads nowhere': () => deadLink('glossa.ledger'),
    'the folder of the locale in the ledger is a link that leads nowhere': () =>
      deadLink('glossa.ledger', 'de'),
    'the file of the ledger is a folder': () =>
      mkdir(at('glossa.ledger/de/locales--en.json.txt'), { recursive: true }),
    'glossa.lock is a folder': () => mkdir(at('glossa.lock')),
    'glossa.lock is a link that leads nowhere': () => deadLink('glossa.lock'),
    'glossa.lock is to be carried over and is read-only': async () => {
      await writeFile(at('glossa.lock'), '# Glossa ledger 1: …\n');
      await chmod(at('glossa.lock'), 0o444);
    },
    'the target is a link that leads nowhere': async () => {
      await rm(at('locales/de.json'));
      await deadLink('locales', 'de.json');
    },
  };

  for (const [what, set] of Object.entries(traps)) {
    it(`is known before anything is sent: ${what}`, async () => {
      await set();
      const before = await readdir(folder, { recursive: true });
      const files = new FolderFiles(folder);
      const paths = ['locales/en.json', 'locales/de.json'];
      const translator = new MarkingTranslator();
      const run = runProject({ files, paths, journal: new MemoryJournal() }, translator, ['de']);
      const end = await run.catch((error: unknown) => error as Error);
      assert.ok(end instanceof Error || end.stages.unopened.length === 1);
      assert.deepEqual(translator.sent, []);
      assert.deepEqual(await readdir(folder, { recursive: true }), before);
    });
  }
});
