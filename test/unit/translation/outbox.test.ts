import assert from 'node:assert/strict';
import { Outbox, type Kind } from '../../../src/translation/outbox.ts';
import { bodyLimit } from '../../../src/translation/translator.ts';

const kind = (context: string): Kind => ({ context, tags: false });

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
      const outbox = new Outbox();
      for (const text of full) outbox.put(kind(''), text);
      const parcels = [...outbox.takeAll(overhead)];
      assert.deepEqual(
        parcels.map(({ texts: sent, tooLong }) => [sent.length, tooLong]),
        [[full.length, false]],
      );
    }
  });

  it('are too long with one byte more', () => {
    const outbox = new Outbox();
    outbox.put(kind(''), 'x'.repeat(bodyLimit - bodySize(['']) + 1));
    const parcels = [...outbox.takeAll(overhead)];
    assert.deepEqual(
      parcels.map(({ tooLong }) => tooLong),
      [true],
    );
  });

  it('are taken as soon as a request is full, and the others wait', () => {
    const outbox = new Outbox();
    const taken: string[] = [];
    for (let place = 0; place < 120; place++) {
      outbox.put(kind(place % 2 === 0 ? 'even' : 'odd'), `text ${place}`);
      for (const { kind: of, texts } of outbox.takeFull(overhead)) {
        taken.push(`${of.context} ${texts.length}`);
      }
    }
    assert.deepEqual(taken, ['even 50', 'odd 50']);
    const rest = [...outbox.takeAll(overhead)].map(({ texts }) => texts.length);
    assert.deepEqual(rest, [10, 10]);
  });
});
