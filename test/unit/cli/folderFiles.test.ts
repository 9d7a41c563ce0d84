import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inOneStep } from '../../../src/resources/cooperative.ts';
import { FolderFiles, FolderError } from '../../../src/cli/folderFiles.ts';
import { rm as remove } from '../../../src/disk/fileSystem.ts';
import { replaceFile } from '../../../src/disk/replaceFile.ts';
import type { FileChange } from '../../../src/project/ports/files.ts';

describe('the files of a folder', () => {
  let root: string;
  let folder: string;
  const at = (...steps: readonly string[]) => join(folder, ...steps);
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'glossa-folder-'));
    folder = join(root, 'project');
    await mkdir(folder);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  /** Puts a text behind what a file has. */
  const adding = (path: string, text: string): FileChange => ({
    path,
    change: (base = '') =>
      inOneStep(() => ({ base, edits: [{ offset: base.length, length: 0, text }] })),
  });

  const problemOf = (error: unknown) => {
    assert.ok(error instanceof FolderError, String(error));
    return [error.problem, error.path];
  };

  it('keep their encoding and their mark', async () => {
    const texts = {
      'utf8.json': Buffer.from('\ufeffGrüße'),
      'utf16le.json': Buffer.from('\ufeffGrüße', 'utf16le'),
      'utf16be.json': Buffer.from('\ufeffGrüße', 'utf16le').swap16(),
    };
    for (const [path, bytes] of Object.entries(texts)) await writeFile(at(path), bytes);
    const files = new FolderFiles(folder);
    const { written, refused } = await files.write(
      Object.keys(texts).map((path) => adding(path, 'é')),
    );
    assert.deepEqual([written.length, refused], [3, []]);
    assert.deepEqual(await readFile(at('utf8.json')), Buffer.from('\ufeffGrüßeé'));
    assert.deepEqual(await readFile(at('utf16le.json')), Buffer.from('\ufeffGrüßeé', 'utf16le'));
    assert.deepEqual(
      await readFile(at('utf16be.json')),
      Buffer.from('\ufeffGrüßeé', 'utf16le').swap16(),
    );
  });

  it('are left as they are where they are no text, and keep no other from being written', async () => {
    const latin = Buffer.from('Gr\u00fc\u00dfe', 'latin1');
    await writeFile(at('latin.json'), latin);
    const files = new FolderFiles(folder);
    const { written, refused } = await files.write([
      adding('latin.json', 'x'),
      adding('new/de.json', 'x'),
    ]);
    assert.deepEqual(
      written.map(({ path, before }) => [path, before]),
      [['new/de.json', undefined]],
    );
    assert.deepEqual(
      refused.map(({ error }) => problemOf(error)),
      [['notText', 'latin.json']],
    );
    assert.deepEqual(await readFile(at('latin.json')), latin);
  });

  describe('in ISO 8859-1, as .properties are where they are not UTF-8', () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');

    it('are read, and keep their bytes and their encoding', async () => {
      const text = '# Größe\r\na=\u00c5\n';
      await writeFile(at('m_de.properties'), latin(text));
      const files = new FolderFiles(folder);
      assert.equal(await files.read('m_de.properties'), text);
      const { refused } = await files.write([adding('m_de.properties', 'b=Łódź é ÅÄÖ\n')]);
      assert.deepEqual(refused, []);
      const escaped = `${text}b=\\u0141\u00f3d\\u017a \u00e9 \\u00c5\\u00c4\\u00d6\n`;
      assert.deepEqual(await readFile(at('m_de.properties')), latin(escaped));
      assert.equal(await files.read('m_de.properties'), escaped);
    });

    it('have new ones beside them in the same encoding', async () => {
      await writeFile(at('m.properties'), latin('a=Größe\n'));
      const files = new FolderFiles(folder);
      await files.write([
        adding('m_pl.properties', 'a=Rozmiar é ł\n'),
        adding('x/m_pl.properties', 'a=é\n'),
        adding('m_pl.json', '{"a":"é"}'),
      ]);
      assert.deepEqual(await readFile(at('m_pl.properties')), latin('a=Rozmiar \u00e9 \\u0142\n'));
      assert.equal(await readFile(at('x/m_pl.properties'), 'utf8'), 'a=é\n');
      assert.equal(await readFile(at('m_pl.json'), 'utf8'), '{"a":"é"}');
    });

    it('are in the same encoding as those beside them where they were ASCII until now', async () => {
      await writeFile(at('m.properties'), latin('a=Größe\n'));
      await writeFile(at('m_fr.properties'), 'b=Salut\n');
      await writeFile(at('m_da.properties'), '');
      await writeFile(at('m_nl.properties'), '\ufeffb=Dag\n');
      const files = new FolderFiles(folder);
      await files.write([
        adding('m_fr.properties', 'a=Prénom\n'),
        adding('m_da.properties', 'a=Åbn\n'),
        adding('m_nl.properties', 'a=Één\n'),
      ]);
      assert.deepEqual(await readFile(at('m_fr.properties')), latin('b=Salut\na=Prénom\n'));
      assert.deepEqual(await readFile(at('m_da.properties')), latin('a=Åbn\n'));
      assert.equal(await readFile(at('m_nl.properties'), 'utf8'), '\ufeffb=Dag\na=Één\n');
    });

    it('are UTF-8 where they are that, and no text in another encoding', async () => {
      await writeFile(at('u.properties'), 'a=Größe\n');
      await writeFile(at('z.properties'), Buffer.from([0x61, 0x3d, 0xe9, 0]));
      await writeFile(at('r.properties'), latin('a=\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2\n'));
      await writeFile(at('w.properties'), latin('a=It\u0092s\n'));
      const files = new FolderFiles(folder);
      await files.write([adding('u.properties', 'b=ł\n')]);
      assert.equal(await readFile(at('u.properties'), 'utf8'), 'a=Größe\nb=ł\n');
      for (const path of ['r.properties', 'w.properties', 'z.properties'])
        await assert.rejects(files.read(path), /notText/);
    });
  });

  it('are worked out anew where somebody writes one meanwhile', async () => {
    await writeFile(at('de.json'), 'one ');
    let isFirst = true;
    const files = new FolderFiles(folder, {
      rm: remove,
      async replaceFile(path, bytes, isDue) {
        if (isFirst) await writeFile(path, 'two ');
        isFirst = false;
        return replaceFile(path, bytes, isDue);
      },
    });
    const { written } = await files.write([adding('de.json', 'x')]);
    assert.equal(await readFile(at('de.json'), 'utf8'), 'two x');
    assert.equal(Buffer.from(written[0]?.before ?? []).toString(), 'two ');
  });

  it('are not written outside of it, nor where nobody may', async () => {
    await mkdir(join(root, 'elsewhere'));
    await symlink(join(root, 'elsewhere'), at('link'));
    await writeFile(at('fixed.json'), '{}');
    await chmod(at('fixed.json'), 0o444);
    await mkdir(at('folder.json'));
    const files = new FolderFiles(folder);
    const paths = ['link/de.json', '../de.json', 'fixed.json', 'folder.json'];
    const { written, refused } = await files.write(paths.map((path) => adding(path, 'x')));
    assert.deepEqual(written, []);
    assert.deepEqual(
      refused.map(({ error }) => problemOf(error)),
      [
        ['outside', 'link/de.json'],
        ['outside', '../de.json'],
        ['readOnlyFile', 'fixed.json'],
        ['notAFile', 'folder.json'],
      ],
    );
    assert.deepEqual(await readdir(join(root, 'elsewhere')), []);
  });

  it('go with the folders that are empty then, as long as they are as they were left', async () => {
    await mkdir(at('a/b/c'), { recursive: true });
    await writeFile(at('a/b/c/de.json'), 'ours');
    await writeFile(at('a/kept.json'), '');
    const files = new FolderFiles(folder);
    assert.equal(await files.removeMade('a/b/c/de.json', (text) => text === 'other'), false);
    assert.equal(await files.read('a/b/c/de.json'), 'ours');
    assert.equal(await files.removeMade('a/b/c/de.json', (text) => text === 'ours'), true);
    assert.deepEqual(await readdir(at('a')), ['kept.json']);
    assert.equal(await files.removeMade('a/b/c/de.json', () => false), true);
  });
});
