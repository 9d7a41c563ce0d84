import assert from 'node:assert/strict';
import { AdaptiveRate } from '../../../src/service/http/pace/adaptiveRate.ts';

describe('the adaptive rate of a client', () => {
  const settingOf = ({ width, spacing }: AdaptiveRate) => ({ width, spacing });

  it('is not slowed by a service that refuses everything: that says nothing about it', () => {
    const rate = new AdaptiveRate(0);
    const before = settingOf(rate);
    for (let time = 0; time < 10_000; time += 100) rate.ended('refused', time, time);
    assert.deepEqual(settingOf(rate), before);
  });

  it('grows twofold as long as nothing is refused, and by one afterwards', () => {
    const widthsAfter = (how: 'answered' | 'refused') => {
      const rate = new AdaptiveRate(0);
      const widths: number[] = [];
      rate.ended(how, 0, 90);
      for (let request = 1; request < 20; request++) {
        rate.ended('answered', request * 90, request * 90 + 90);
        widths.push(rate.width);
      }
      return [...new Set(widths)];
    };
    assert.deepEqual(widthsAfter('answered'), [4, 8]);
    assert.deepEqual(widthsAfter('refused'), [4, 5, 6]);
  });

  it('is slowed where many are refused and others answered, twice in a row', () => {
    const rate = new AdaptiveRate(0);
    for (let time = 0; time < 1_600; time += 200) {
      rate.ended('answered', time, time + 200);
      rate.ended('refused', time, time);
    }
    const { width, spacing } = rate;
    assert.ok(width < 4 && spacing > 0, JSON.stringify({ width, spacing }));
  });

  it('tries a slower pace less and less where that changes nothing', () => {
    const rate = new AdaptiveRate(0);
    const slow: number[] = [];
    for (let request = 0; request < 4_000; request++) {
      rate.ended(request % 2 === 0 ? 'answered' : 'refused', request * 20, request * 20 + 20);
      if (rate.spacing > 0) slow.push(request);
    }
    const [early, late] = [slow.filter((one) => one < 1_000), slow.filter((one) => one >= 3_000)];
    assert.ok(early.length > 2 * late.length, `${early.length}, then ${late.length}`);
  });
});
