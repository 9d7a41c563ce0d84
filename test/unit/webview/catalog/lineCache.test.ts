import assert from 'node:assert/strict';
import type { LineView, LinesView } from '../../../../src/protocol/catalog.ts';
import { LineCache } from '../../../../src/webview/catalog/state/lineCache.ts';

const nothing = { state: 'none', text: '', isCut: false, problems: 0, mark: null } as const;
const lineFor = (row: number, key: string): LineView => ({
  row,
  key,
  source: nothing,
  direction: 'ltr',
  cells: [],
});

/** A cache whose answers come when they are let through, by the first line that was asked for. */
function lateCache() {
  const waiting = new Map<number, () => void>();
  const lines = (from: number, to: number) =>
    new Promise<LinesView>((resolve) => {
      const places = Array.from({ length: to - from }, (_, place) => from + place);
      const now = version;
      const lines = places.map((place) => lineFor(place, `${now}: ${place}`));
      waiting.set(from, () => resolve({ version: now, from, lines }));
    });
  const cache = new LineCache({ lines }, () => undefined);
  let version = 0;
  const restart = (first?: readonly LineView[]) => cache.restart(++version, first);
  const answer = async (from: number) => {
    waiting.get(from)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const keyAt = (place: number) => {
    const line = cache.at(place);
    return line !== undefined && 'key' in line ? line.key : undefined;
  };
  return { cache, restart, answer, keyAt, asked: waiting };
}

describe('the lines that the page of the catalog knows', () => {
  it('stay in sight until those of the same places are there', async () => {
    const { cache, restart, answer, keyAt } = lateCache();
    restart();
    cache.want(90, 130);
    await answer(0);
    await answer(100);
    restart();
    cache.want(90, 130);
    assert.equal(keyAt(95), '1: 95');
    await answer(0);
    assert.equal(keyAt(95), '2: 95');
    assert.equal(keyAt(120), '1: 120', 'not yet answered');
    assert.equal(cache.known(120), undefined);
    await answer(100);
    assert.equal(keyAt(120), '2: 120');
    restart();
    cache.want(0, 50);
    await answer(0);
    assert.equal(keyAt(120), undefined, 'nobody looks at it');
  });

  it('are the first ones at once where these came with the version', async () => {
    const { cache, restart, answer, keyAt } = lateCache();
    restart([lineFor(0, 'first')]);
    assert.equal(keyAt(0), 'first');
    assert.notEqual(cache.known(0), undefined);
    assert.equal(keyAt(1), undefined);
    cache.want(0, 50);
    await answer(0);
    assert.deepEqual([0, 1].map(keyAt), ['1: 0', '1: 1']);
    restart([lineFor(0, 'of another view')]);
    assert.deepEqual([0, 1].map(keyAt), ['of another view', '1: 1']);
  });

  it('are asked for once, in blocks', () => {
    const { cache, restart, asked } = lateCache();
    restart();
    cache.want(10, 190);
    assert.deepEqual([...asked.keys()], [0, 100]);
    asked.clear();
    cache.want(20, 210);
    assert.deepEqual([...asked.keys()], [200]);
  });
});
