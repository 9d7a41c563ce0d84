import assert from 'node:assert/strict';
import { DirectoryListings } from '../../../../src/project/ledger/directoryListings.ts';
import { MemoryFiles } from '../memoryFiles.ts';

const [composed, decomposed] = ['Größe/Übersetzung.json', 'Größe/Übersetzung.json'].map(
  (name, at) => name.normalize(at === 0 ? 'NFC' : 'NFD'),
) as [string, string];

describe('a path', () => {
  it('is there in its own letters only, however these are composed', async () => {
    for (const spelled of [composed, decomposed]) {
      const names = new DirectoryListings(new MemoryFiles([[spelled, '']]));
      for (const path of [composed, decomposed]) assert.equal(await names.has(path), true);
      for (const path of [composed.toLowerCase(), composed.replace('.json', '.JSON'), 'Größe/a'])
        assert.equal(await names.has(path), false, path);
    }
  });

  it('is there where nobody may list its folder, and it can be read, or nobody can tell', async () => {
    class Unlisted extends MemoryFiles {
      override namesIn(): Promise<readonly string[]> {
        return Promise.resolve([]);
      }

      override read(path: string): Promise<string | undefined> {
        return path === 'a/locked.json' ? Promise.reject(new Error('EACCES')) : super.read(path);
      }
    }
    const names = new DirectoryListings(new Unlisted([[decomposed, '']]));
    assert.equal(await names.has(composed), true);
    assert.equal(await names.has('a/locked.json'), true);
    assert.equal(await names.has('a/gone.json'), false);
  });

  it('is looked up again where a file on the way to it has changed', async () => {
    const files = new MemoryFiles([['a/b/en.json', '']]);
    const names = new DirectoryListings(files);
    assert.equal(await names.has('a/B/en.json'), false);
    files.texts.clear();
    files.texts.set('a/B/en.json', '');
    assert.equal(await names.has('a/B/en.json'), false, 'kept');
    names.forget('a/B/en.json');
    assert.deepEqual(
      [await names.has('a/B/en.json'), await names.has('a/b/en.json')],
      [true, false],
    );
  });
});
