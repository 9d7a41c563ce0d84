import assert from 'node:assert/strict';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { canRun } from '../../unit/disk/mounts.ts';
import { bytesOf, cleanUp, put, textOf, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('a target file that cannot be written', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  let outside = '';
  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'glossa-outside-'));
    await put(scratch('locales/en.json'), '{\n  "save": "Save"\n}\n');
  });
  afterEach(async () => {
    await cleanUp();
    await rm(outside, { recursive: true, force: true });
  });

  /** It is refused in these words, nothing is sent for it, and nothing changes in these folders. */
  async function isRefused(words: RegExp, ...folders: readonly string[]): Promise<void> {
    const before = await Promise.all(folders.map((folder) => readdir(folder)));
    await assert.rejects(
      translateMissing(scratch('locales/en.json'), { targets: ['de'] }),
      ({ message }: Error) => words.test(message) && /locales\/de/.test(message),
    );
    assert.equal(await translations(service), 0);
    assert.deepEqual(await Promise.all(folders.map((folder) => readdir(folder))), before);
  }

  const locales = () => scratch('locales').fsPath;

  it('is a link that leads out of the workspace', async () => {
    await writeFile(join(outside, 'de.json'), '{}');
    await symlink(join(outside, 'de.json'), scratch('locales/de.json').fsPath);
    await isRefused(/outside the workspace/, outside, locales());
  });

  it('is a link that leads nowhere', async () => {
    await symlink(join(outside, 'missing.json'), scratch('locales/de.json').fsPath);
    await isRefused(/not a regular file \(ENOENT\)/, outside, locales());
  });

  it('lies in a folder that is a link out of the workspace', async () => {
    await rm(locales(), { recursive: true });
    await writeFile(join(outside, 'en.json'), '{ "save": "Save" }');
    await symlink(outside, locales());
    await isRefused(/outside the workspace/, outside);
  });

  it('would be made in a folder that is a link out of the workspace', async () => {
    await rm(locales(), { recursive: true });
    await put(scratch('locales/en/app.json'), '{ "save": "Save" }');
    await symlink(outside, scratch('locales/de').fsPath);
    await assert.rejects(
      translateMissing(scratch('locales/en/app.json'), { targets: ['de'] }),
      /locales\/de\/app\.json is outside the workspace/,
    );
    assert.equal(await translations(service), 0);
    assert.deepEqual(await readdir(outside), []);
  });

  it('stays when its run is taken back and its folder became a link out of the workspace', async () => {
    await translateMissing(scratch('locales/en.json'), { targets: ['de'] });
    for (const name of await readdir(locales()))
      await copyFile(join(locales(), name), join(outside, name));
    await rm(locales(), { recursive: true });
    await symlink(outside, locales());
    await vscode.commands.executeCommand('glossa.translate.undo', scratch('')).then(
      () => undefined,
      () => undefined,
    );
    assert.deepEqual(await readdir(outside), ['de.json', 'en.json']);
    assert.match(await readFile(join(outside, 'de.json'), 'utf8'), /\[de\] /);
  });

  it('is a folder', async () => {
    await mkdir(scratch('locales/de.json').fsPath);
    await isRefused(/is a folder/, locales(), scratch('locales/de.json').fsPath);
  });

  it('lies on a file system that is read-only', async function () {
    await rm(locales(), { recursive: true });
    await mkdir(locales());
    if (!canRun('mount', '-t', 'tmpfs', 'tmpfs', locales())) return this.skip();
    try {
      await put(scratch('locales/en.json'), '{\n  "save": "Save"\n}\n');
      await put(scratch('locales/de.json'), '{}');
      assert.ok(canRun('mount', '-o', 'remount,ro', locales()));
      await isRefused(/read-only \(EROFS\)/, locales());
    } finally {
      canRun('umount', locales());
    }
  });

  it('is read all the same where a link inside of the workspace leads to it', async () => {
    const shared = await put(scratch('shared/de.json'), '{}');
    await symlink(shared.fsPath, scratch('locales/de.json').fsPath);
    await translateMissing(scratch('locales/en.json'), { targets: ['de'] });
    assert.match(await textOf(shared), /"save": "\[de\] /);
  });

  for (const encoding of ['utf16le', 'windows1252', 'gbk']) {
    it(`is to be in an encoding that this editor cannot write: ${encoding}`, async () => {
      const files = vscode.workspace.getConfiguration('files', null);
      await files.update('encoding', encoding, vscode.ConfigurationTarget.Global);
      try {
        const words = /cannot be saved without loss .*"files\.encoding"/;
        await isRefused(words, locales());
        await put(scratch('locales/de.json'), '{}');
        await isRefused(words, locales());
      } finally {
        await files.update('encoding', undefined, vscode.ConfigurationTarget.Global);
      }
    });
  }

  it('is one in another encoding than UTF-8', async () => {
    const bytes = Buffer.from('{ "other": "\u00dcber" }', 'latin1');
    await vscode.workspace.fs.writeFile(scratch('locales/de.json'), bytes);
    await isRefused(/cannot be read without loss/, locales());
    assert.equal(await bytesOf(scratch('locales/de.json')), bytes.toString('latin1'));
  });

  it('stays UTF-16 where it is that', async () => {
    const de = scratch('locales/de.json');
    const bytes = Buffer.from('\ufeff{ "other": "\u00dcber" }', 'utf16le');
    await vscode.workspace.fs.writeFile(de, bytes);
    await translateMissing(scratch('locales/en.json'), { targets: ['de'] });
    const after = Buffer.from(await bytesOf(de), 'latin1').toString('utf16le');
    assert.match(after, /^\ufeff\{ "other": "\u00dcber", "save": "\[de\] .+" \}$/);
  });

  it('is read from a source in UTF-16', async () => {
    const bytes = Buffer.from('\ufeff{ "save": "Save" }', 'utf16le');
    await vscode.workspace.fs.writeFile(scratch('locales/en.json'), bytes);
    await put(scratch('locales/de.json'), '{}');
    await translateMissing(scratch('locales/en.json'), { targets: ['de'] });
    assert.match(await textOf(scratch('locales/de.json')), /"save": "\[de\] /);
  });
});
