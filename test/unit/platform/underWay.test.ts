import assert from 'node:assert/strict';
import { UnderWay } from '../../../src/platform/underWay.ts';

describe('work that goes on in a window', () => {
  it('is joined by who asks for the same, and is over when it has ended', async () => {
    const fetching = new UnderWay<string>();
    const isIdle = () => fetching.now === undefined;
    assert.ok(isIdle());
    let end: (names: readonly string[]) => void = () => undefined;
    const work = fetching.follow(new Promise<readonly string[]>((resolve) => (end = resolve)));
    const joined = fetching.now;
    end(['letter.it.docx']);
    assert.deepEqual(await joined, ['letter.it.docx']);
    await work;
    assert.ok(isIdle());
  });

  it('is over, too, when it fails', async () => {
    const fetching = new UnderWay<string>();
    await assert.rejects(fetching.follow(Promise.reject(new Error('offline'))), /offline/);
    assert.equal(fetching.now, undefined);
  });
});
