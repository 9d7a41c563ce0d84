import assert from 'node:assert/strict';
import { RequestQueue, type RequestOptions } from '../../../src/translation/requestQueue.ts';
import { bodyLimit } from '../../../src/translation/translator.ts';

const options = (context: string): RequestOptions => ({ context, tags: false });

/** Size in bytes of the body that holds these texts and nothing else. */
const bodySize = (texts: readonly string[]) =>
  new TextEncoder().encode(JSON.stringify({ text: texts })).length;
const overhead = () => bodySize([]);

describe('texts that wait to be sent', () => {
  it('may fill a body to the last byte', () => {
    for (const texts of [['x'.repeat(bodyLimit - bodySize(['']))], ['y', 'é"\n', 'z']]) {
      const last = texts.at(-1) ?? '';
      const full = [...texts.slice(0, -1), last + 'x'.repeat(bodyLimit - bodySize(texts))];
      assert.equal(bodySize(full), bodyLimit);
      const queue = new RequestQueue();
      for (const text of full) queue.put(options(''), text);
      const requests = [...queue.takeAll(overhead)];
      assert.deepEqual(
        requests.map(({ texts: sent, tooLong }) => [sent.length, tooLong]),
        [[full.length, false]],
      );
    }
  });

  it('are too long with one byte more', () => {
    const queue = new RequestQueue();
    queue.put(options(''), 'x'.repeat(bodyLimit - bodySize(['']) + 1));
    const requests = [...queue.takeAll(overhead)];
    assert.deepEqual(
      requests.map(({ tooLong }) => tooLong),
      [true],
    );
  });

  it('are taken as soon as a request is full, and the others wait', () => {
    const queue = new RequestQueue();
    const taken: string[] = [];
    for (let place = 0; place < 120; place++) {
      queue.put(options(place % 2 === 0 ? 'even' : 'odd'), `text ${place}`);
      for (const { options: of, texts } of queue.takeFull(overhead)) {
        taken.push(`${of.context} ${texts.length}`);
      }
    }
    assert.deepEqual(taken, ['even 50', 'odd 50']);
    const rest = [...queue.takeAll(overhead)].map(({ texts }) => texts.length);
    assert.deepEqual(rest, [10, 10]);
  });
});
