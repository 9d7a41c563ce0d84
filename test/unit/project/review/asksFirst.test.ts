import assert from 'node:assert/strict';
import { asksFirst } from '../../../../src/project/review/asksFirst.ts';

describe('texts that are marked as read together', () => {
  it('are asked for where they are more than a person reads at once, or were never on screen', () => {
    const asked = (count: number, unseen: number) => asksFirst({ count, unseen });
    assert.deepEqual(
      [asked(715, 0), asked(21, 0), asked(2, 1), asked(20, 20)],
      [true, true, true, true],
    );
    assert.deepEqual([asked(20, 0), asked(1, 1), asked(0, 0)], [false, false, false]);
  });
});
