import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { sameFile } from '../../../../src/platform/files/sameFile.ts';
import { pathAsNamed, pathIn, spellAsFound } from '../../../../src/platform/workspace/pathIn.ts';

/** A URI as the editor writes it: the letter of a drive is small. */
function uriOf(path: string, scheme = 'file'): vscode.Uri {
  const small = path.replace(/^\/[A-Z]:/u, (drive) => drive.toLowerCase());
  const toString = (asIs?: boolean) => `${scheme}://${asIs === true ? small : encodeURI(small)}`;
  return { scheme, path, toString } as vscode.Uri;
}

const folderAt = (path: string) => ({ uri: uriOf(path) }) as vscode.WorkspaceFolder;
const decomposed = (text: string) => text.normalize('NFD');

describe('the path of a file in its folder', () => {
  it('is what follows the path of the folder', () => {
    const folder = folderAt('/work/shop');
    for (const [path, expected] of [
      ['/work/shop/locales/de.json', 'locales/de.json'],
      ['/work/shop', ''],
      ['/work/shop/', ''],
      ['/work/shop2/locales/de.json', ''],
      ['/work', ''],
    ] as const) {
      assert.equal(pathIn(folder, uriOf(path)), expected, path);
    }
    assert.equal(pathIn(folderAt('/'), uriOf('/de.json')), 'de.json');
  });

  it('does not depend on the case of a drive letter', () => {
    for (const [root, file] of [
      ['/C:/shop', '/c:/shop/de.json'],
      ['/c:/shop', '/C:/shop/de.json'],
      ['/D:', '/d:/de.json'],
      ['/d:/', '/D:/de.json'],
    ] as const) {
      assert.equal(pathIn(folderAt(root), uriOf(file)), 'de.json', file);
    }
    assert.equal(pathIn(folderAt('/C:/shop'), uriOf('/d:/shop/de.json')), '');
  });

  for (const [what, root, file] of [
    ['case', '/Users/Me/Shop', '/users/me/SHOP/de.json'],
    ['drive and case', '/C:/Users/Me', '/c:/users/ME/de.json'],
    ['composition', '/Größe/Shop', decomposed('/Größe/Shop/de.json')],
    ['both', decomposed('/Größe'), '/GRÖßE/de.json'],
  ] as const) {
    it(`does not depend on what the file system takes for the same (${what})`, () => {
      assert.equal(pathIn(folderAt(root), uriOf(file), true), 'de.json');
      assert.equal(pathIn(folderAt(root), uriOf(file), false), '', 'and does where it matters');
    });
  }

  it('is spelled as the file was found, whatever it is opened as', () => {
    const folder = folderAt('/Users/me/found');
    const paths = ['Locales/de.json', 'Größe/fr.json'];
    spellAsFound(folder, paths, true);
    for (const [opened, expected] of [
      ['locales/DE.json', 'Locales/de.json'],
      [decomposed('größe/fr.json'), 'Größe/fr.json'],
      ['Locales/de.json', 'Locales/de.json'],
      ['New/It.json', 'New/It.json'],
    ] as const) {
      assert.equal(pathIn(folder, uriOf(`/users/me/Found/${opened}`), true), expected);
    }
    const raw = uriOf('/Users/me/found/locales/de.json');
    assert.equal(pathAsNamed(folder, raw, true), 'locales/de.json');
  });

  it('is another one in other letters where the file system tells them apart', () => {
    const folder = folderAt('/home/me/apart');
    spellAsFound(folder, ['Locales/de.json'], false);
    assert.equal(pathIn(folder, uriOf('/home/me/apart/locales/de.json'), false), 'locales/de.json');
  });
});

describe('two URIs', () => {
  for (const [what, one, other] of [
    ['case', '/c:/Shop/DE.json', '/C:/shop/de.json'],
    ['other scripts', '/Größe/ΔΕ.json', '/größe/δε.json'],
    ['composition', '/Größe/de.json', decomposed('/Größe/de.json')],
  ] as const) {
    it(`mean the same file where the file system says so (${what})`, () => {
      assert.equal(sameFile(uriOf(one), uriOf(other), true), true);
      assert.equal(sameFile(uriOf(one), uriOf(other), false), false);
    });
  }

  it('mean others where they are on other systems', () => {
    assert.equal(sameFile(uriOf('/a.json'), uriOf('/a.json', 'vscode-vfs'), true), false);
    assert.equal(sameFile(uriOf('/a.json'), uriOf('/b.json'), true), false);
    assert.equal(sameFile(uriOf('/a.json'), uriOf('/a.json'), false), true);
  });
});
