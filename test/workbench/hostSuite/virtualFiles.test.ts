import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as vscode from 'vscode';
import type { DiskControl } from './diskFileSystem.ts';
import { diskScheme } from './diskScheme.ts';
import { cleanUp, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('files that have no path of this machine', () => {
  const service = useService();
  const source = '{\n  "save": "Save",\n  "hello": "Hello {name}!"\n}\n';
  const german = '{\n  "hello": "Hallo {name}!"\n}\n';
  let disk: DiskControl;
  let root: string;
  let en: vscode.Uri;

  before('opens a folder of another file system', async () => {
    const stub = vscode.extensions.getExtension<DiskControl>('glossa.glossa-test-stub');
    assert.ok(stub);
    disk = await stub.activate();
    root = await mkdtemp(join(tmpdir(), 'glossa-virtual-'));
    en = uriOf('locales/en.json');
    const { length } = vscode.workspace.workspaceFolders ?? [];
    await foldersChanged(() =>
      vscode.workspace.updateWorkspaceFolders(length, 0, { uri: uriOf('') }),
    );
  });
  beforeEach(async () => {
    await fillFolder();
    disk.steps.length = 0;
  });
  afterEach(async () => {
    Object.assign(disk, { left: Infinity, before: undefined });
    await cleanUp();
  });
  after(async () => {
    const { index } = vscode.workspace.getWorkspaceFolder(uriOf(''))!;
    await foldersChanged(() => vscode.workspace.updateWorkspaceFolders(index, 1));
    await rm(root, { recursive: true });
  });

  const uriOf = (path: string) =>
    vscode.Uri.from({ scheme: diskScheme, path: join(root, path).replace(/\/$/, '') });
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const undo = () => vscode.commands.executeCommand('glossa.translate.undo', uriOf(''));

  async function foldersChanged(change: () => boolean): Promise<void> {
    const changed = new Promise<void>((resolve) => {
      const listener = vscode.workspace.onDidChangeWorkspaceFolders(() => {
        listener.dispose();
        resolve();
      });
    });
    assert.ok(change());
    await changed;
  }

  /** Puts a project into the folder, and nothing else. */
  async function fillFolder(): Promise<void> {
    for (const name of await readdir(root)) await rm(join(root, name), { recursive: true });
    await mkdir(join(root, 'locales'));
    await writeFile(join(root, 'locales/en.json'), source);
    await writeFile(join(root, 'locales/de.json'), german);
  }

  async function leftOvers(): Promise<readonly string[]> {
    const names = await readdir(root, { recursive: true });
    return names.filter((name) => name.includes('.glossa-'));
  }

  it('are replaced by complete ones, and taken back, and nothing stays beside them', async () => {
    const { targets } = await translateMissing(en, { targets: ['de', 'fr'] });
    assert.equal(targets.length, 2);
    assert.match(
      await read('locales/de.json'),
      /^\{\n {2}"save": "[^"]+",\n {2}"hello": "Hallo \{name\}!"\n\}\n$/,
    );
    assert.match(await read('locales/fr.json'), /\{name\}/);
    const written = disk.steps.filter((step) => /^write .*(?<!\.tmp)$/.test(step));
    assert.deepEqual(written, []);
    await undo();
    assert.equal(await read('locales/de.json'), german);
    const names = await readdir(root, { recursive: true });
    assert.deepEqual(names.toSorted(), ['locales', 'locales/de.json', 'locales/en.json']);
  });

  it('are found as elsewhere: without those of dependencies, and by no circle of links', async () => {
    const dependency = join(root, 'node_modules/other/locales');
    await mkdir(dependency, { recursive: true });
    await writeFile(join(dependency, 'en.json'), source);
    await writeFile(join(dependency, 'de.json'), german);
    await symlink(root, join(root, 'circle'));
    const { targets } = await translateMissing(uriOf(''), { targets: ['de'] });
    assert.deepEqual(
      targets.map(({ file }) => file),
      ['locales/de.json'],
    );
    assert.equal(await readFile(join(dependency, 'de.json'), 'utf8'), german);
  });

  it('keep what is written to them at the last moment', async () => {
    const theirs = german.replace('Hallo', 'Guten Tag');
    let isPut = false;
    disk.before = async (step) => {
      if (isPut || !/^rename .*de\.json\.new$/.test(step)) return;
      isPut = true;
      await writeFile(join(root, 'locales/de.json'), theirs);
    };
    await translateMissing(en, { targets: ['de'] });
    assert.ok(isPut);
    assert.deepEqual(Object.keys(JSON.parse(await read('locales/de.json')) as object), [
      'save',
      'hello',
    ]);
    assert.match(await read('locales/de.json'), /Guten Tag \{name\}!/);
    assert.deepEqual(await leftOvers(), []);
  });

  for (const [what, link, target] of [
    ['a link', 'locales/de.json', 'locales/de.json'],
    ['in a folder that is a link', 'i18n/de', 'i18n/de/shop.json'],
  ] as const) {
    it(`are not written where one is ${what}, and nothing is sent`, async () => {
      const outside = await mkdtemp(join(tmpdir(), 'glossa-outside-'));
      const file = join(outside, basename(target));
      await writeFile(file, german);
      await rm(join(root, 'locales/de.json'));
      await mkdir(join(root, 'i18n/en'), { recursive: true });
      await writeFile(join(root, 'i18n/en/shop.json'), source);
      await symlink(link === target ? file : outside, join(root, link));
      const from = uriOf(link === target ? 'locales/en.json' : 'i18n/en/shop.json');
      const said = await translateMissing(from, { targets: ['de'] }).then(JSON.stringify, String);
      assert.match(said, /symbolic link/);
      assert.equal(await translations(service), 0);
      assert.equal(await readFile(file, 'utf8'), german);
      await rm(outside, { recursive: true });
    });
  }

  it('are old or new wherever a run is cut off, and the next run pays nothing again', async () => {
    let wanted = '';
    let isCut = true;
    let step = 1;
    for (; isCut; step++) {
      await service.reset();
      await fillFolder();
      disk.left = step;
      const first = await translateMissing(en, { targets: ['de'] }).catch(() => undefined);
      isCut = disk.left <= 0;
      disk.left = Infinity;
      const shown = await read('locales/de.json').catch(() => undefined);
      if (!isCut) assert.equal(first?.targets[0]?.translated, 1);
      await translateMissing(en, { targets: ['de'] });
      const now = await read('locales/de.json');
      wanted ||= now;
      assert.equal(now, wanted, `cut at step ${step}`);
      if (shown !== undefined) assert.ok([german, wanted].includes(shown), `cut at step ${step}`);
      const { texts } = await service.ledger();
      assert.deepEqual(
        [...texts].filter(([, times]) => times > 1),
        [],
        `cut at step ${step}`,
      );
      assert.deepEqual(await leftOvers(), [], `cut at step ${step}`);
    }
    assert.ok(step > 6);
  });
});
