import assert from 'node:assert/strict';
import { textHistory, type FileHistory } from '../../../../src/project/table/textHistory.ts';

/** Versions of a JSON file, the newest first. */
function historyOf(versions: readonly (string | undefined)[]): FileHistory & { asked: number } {
  const commits = versions.map((_, place) => ({
    hash: String(place),
    author: `author ${place}`,
    date: new Date(0),
    title: `commit ${place}`,
  }));
  return {
    asked: 0,
    commits: (most) => Promise.resolve(commits.slice(0, most)),
    textAt({ hash }) {
      this.asked++;
      return Promise.resolve(versions[Number(hash)]);
    },
  };
}

const version = (text: string | undefined) => JSON.stringify({ key: text });
const read = (file: string) => Promise.resolve((JSON.parse(file) as { readonly key?: string }).key);
const { signal } = new AbortController();

describe('the history of a text', () => {
  it('has the commits that changed it, the newest first, and no others', async () => {
    const texts = ['c', 'c', undefined, 'b', 'b', 'a', 'a'];
    const { changes, isCut } = await textHistory(historyOf(texts.map(version)), read, signal);
    assert.deepEqual(
      changes.map(({ title, text }) => [title, text]),
      [
        ['commit 1', 'c'],
        ['commit 2', undefined],
        ['commit 4', 'b'],
        ['commit 6', 'a'],
      ],
    );
    assert.equal(isCut, false);
  });

  it('ends after ten changes, and says that there may be more', async () => {
    const history = historyOf(Array.from({ length: 90 }, (_, place) => version(String(place))));
    const { changes, isCut } = await textHistory(history, read, signal);
    assert.deepEqual([changes.length, isCut, history.asked], [10, true, 11]);
    const still = historyOf(Array.from({ length: 300 }, () => version('same')));
    const { changes: none, isCut: mayBeMore } = await textHistory(still, read, signal);
    assert.deepEqual([none.length, mayBeMore, still.asked], [0, true, 100]);
  });

  it('knows nothing of a file that was never committed, and can be stopped', async () => {
    assert.deepEqual(await textHistory(historyOf([]), read, signal), { changes: [], isCut: false });
    const stopped = new AbortController();
    stopped.abort();
    await assert.rejects(textHistory(historyOf([version('a')]), read, stopped.signal));
  });
});
