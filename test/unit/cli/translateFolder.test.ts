import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FolderFiles } from '../../../src/cli/folderFiles.ts';
import { openFolder } from '../../../src/cli/openFolder.ts';
import { translateFolder, type FolderRun } from '../../../src/cli/translateFolder.ts';
import type { TranslatedRun } from '../../../src/project/run/translateProject.ts';
import { MarkingTranslator, serviceOf } from '../project/projectUnderTest.ts';

describe('a folder of the disk', () => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'glossa-run-'));
    folder = join(root, 'project');
    await put('locales/en.json', '{\n  "save": "Save",\n  "open": "Open"\n}\n');
    await put('locales/de.json', '{}\n');
    await put('locales/fr.json', '{}\n');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  async function put(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const textOf = (path: string) => readFile(join(folder, path), 'utf8');

  function runWith(translator: MarkingTranslator, more: Partial<FolderRun> = {}): FolderRun {
    return {
      files: new FolderFiles(folder),
      locales: [],
      service: serviceOf(translator),
      consent: { ask: () => Promise.resolve(true) },
      describe: String,
      noteTrouble: (error) => assert.fail(String(error)),
      signal: new AbortController().signal,
      state: { journal: join(root, 'journal'), lock: join(root, 'lock') },
      ...more,
    };
  }

  async function finished(run: FolderRun): Promise<TranslatedRun | undefined> {
    let end: TranslatedRun | undefined;
    for await (const event of translateFolder(run)) if (event.kind === 'finished') end = event.run;
    return end;
  }

  it('is translated in the encoding of its files, and the next run sends nothing', async () => {
    await put('m/messages.properties', 'save=Save\nopen=Open\n');
    const path = join(folder, 'm/messages_fr.properties');
    const start = Buffer.from('# \u00e9crit\nopen=Ouvert \u00e0 \u00e9t\u00e9\n', 'latin1');
    await writeFile(path, start);
    await finished(runWith(new MarkingTranslator()));
    const after = await readFile(path, 'latin1');
    assert.ok(after.includes('# \u00e9crit'));
    assert.ok(after.includes('open=Ouvert \u00e0 \u00e9t\u00e9\n'));
    assert.match(after, /save=\[fr\] Save/);
    const again = new MarkingTranslator();
    await finished(runWith(again));
    assert.deepEqual(again.sent, []);
    assert.equal(await readFile(path, 'latin1'), after);
  });

  it('is translated into the locales that it has, and the next run sends nothing', async () => {
    const translator = new MarkingTranslator();
    const end = await finished(runWith(translator));
    assert.deepEqual(
      end?.report.targets.map(({ file, translated }) => [file, translated]),
      [
        ['locales/de.json', 2],
        ['locales/fr.json', 2],
      ],
    );
    assert.match(await textOf('locales/fr.json'), /"save": "\[fr\] Save"/);
    assert.match(await textOf('glossa.ledger/de/locales--en.json.txt'), /save/);
    const again = new MarkingTranslator();
    await finished(runWith(again, { locales: ['de', 'fr'] }));
    assert.deepEqual([translator.sent.length, again.sent], [4, []]);
  });

  it('is worked on by one run after the other', async () => {
    const translators = [new MarkingTranslator(), new MarkingTranslator()];
    const runs = translators.map((translator) => finished(runWith(translator)));
    const ends = await Promise.all(runs);
    assert.deepEqual(
      ends.flatMap((end) => end?.report.targets.map(({ failed }) => failed.length)),
      [0, 0, 0, 0],
    );
    assert.equal(translators.flatMap(({ sent }) => sent).length, 4);
  });

  it('is free again when a run is not agreed to, and when one cannot be', async () => {
    const translator = new MarkingTranslator();
    const ask = () => Promise.resolve(false);
    assert.equal(await finished(runWith(translator, { consent: { ask } })), undefined);
    await put('locales/en.json', '{ "save": ');
    await assert.rejects(finished(runWith(translator)), /unreadable: locales\/en\.json/);
    await put('locales/en.json', '{ "save": "Save" }');
    assert.ok(await finished(runWith(translator)));
  });

  it('says itself how much a run may send, and what its files are', async () => {
    const settings = {
      'glossa.translate.maxCharacters': 8,
      'glossa.resources': [{ source: 'build/{locale}.json' }],
    };
    await put('.vscode/settings.json', JSON.stringify(settings));
    await put('build/en.json', '{"late":"Late"}');
    await put('node_modules/locales/en.json', '{"no":"No"}');
    const { sets } = await openFolder(new FolderFiles(folder));
    assert.deepEqual(sets.map(({ source }) => source.path).toSorted(), [
      'build/en.json',
      'locales/en.json',
    ]);
    const end = await finished(runWith(new MarkingTranslator(), { locales: ['de'] }));
    const failed = end?.report.targets.flatMap((one) => one.failed.map(({ reason }) => reason));
    assert.deepEqual(failed, ['limit']);
  });
});
