import assert from 'node:assert/strict';
import { Tempo } from '../../../src/service/http/pace/tempo.ts';

describe('the tempo of a client', () => {
  const settingOf = ({ width, spacing }: Tempo) => ({ width, spacing });

  it('is not slowed by a service that refuses everything: that says nothing about it', () => {
    const tempo = new Tempo(0);
    const before = settingOf(tempo);
    for (let time = 0; time < 10_000; time += 100) tempo.ended('refused', time, time);
    assert.deepEqual(settingOf(tempo), before);
  });

  it('is slowed where many are refused and others answered, twice in a row', () => {
    const tempo = new Tempo(0);
    for (let time = 0; time < 1_600; time += 200) {
      tempo.ended('answered', time, time + 200);
      tempo.ended('refused', time, time);
    }
    const { width, spacing } = tempo;
    assert.ok(width < 4 && spacing > 0, JSON.stringify({ width, spacing }));
  });
});
