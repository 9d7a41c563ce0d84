import assert from 'node:assert/strict';
import {
  PauseTooLong,
  RateLimiter,
  type Entry,
  type TurnEnd,
} from '../../../src/service/http/pace/rateLimiter.ts';
import { ManualClock } from './manualClock.ts';

const some: Entry = { urgent: false, probe: false, longestWait: 60_000, signal: undefined };

describe('the pace of a client', () => {
  const opened = () => {
    const clock = new ManualClock();
    const pace = new RateLimiter(clock);
    const turns: ((end: TurnEnd) => void)[] = [];
    const ask = (entry: Partial<Entry> = {}) => {
      const turn = pace.turn({ ...some, ...entry });
      turn.then(
        (end) => void turns.push(end),
        () => undefined,
      );
      return turn;
    };
    const settle = async () => {
      for (let i = 0; i < 5; i++) await new Promise(setImmediate);
      return turns.length;
    };
    return { clock, turns, ask, settle };
  };

  it('lets out so many at once, and the next one when one has ended', async () => {
    const { turns, ask, settle } = opened();
    for (let i = 0; i < 6; i++) void ask();
    assert.equal(await settle(), 4);
    turns[0]?.({ how: 'answered' });
    assert.equal(await settle(), 5);
  });

  it('always has a place for someone who waits, before all others', async () => {
    const { turns, ask, settle } = opened();
    for (let i = 0; i < 8; i++) void ask();
    await settle();
    const urgent = ask({ urgent: true });
    await urgent;
    const second = ask({ urgent: true });
    assert.equal(await settle(), 5);
    turns[0]?.({ how: 'answered' });
    await second;
    assert.equal(await settle(), 6);
  });

  it('keeps the place of a refused request empty for a moment', async () => {
    const { clock, turns, ask, settle } = opened();
    for (let i = 0; i < 5; i++) void ask();
    await settle();
    turns[0]?.({ how: 'refused' });
    assert.equal(await settle(), 4);
    clock.advance(200);
    assert.equal(await settle(), 5);
  });

  it('holds all of them as long as the service asked', async () => {
    const { clock, turns, ask, settle } = opened();
    void ask();
    await settle();
    turns[0]?.({ how: 'refused', retryAfter: 4_000 });
    for (let i = 0; i < 3; i++) void ask();
    const impatient = assert.rejects(ask({ longestWait: 3_000 }), PauseTooLong);
    await impatient;
    clock.advance(3_999);
    assert.equal(await settle(), 1);
    clock.advance(1);
    assert.equal(await settle(), 4);
  });

  it('makes all wait once, and then only those who are told to while others are answered', async () => {
    const { clock, turns, ask, settle } = opened();
    for (let i = 0; i < 3; i++) void ask();
    await settle();
    turns[0]?.({ how: 'refused', retryAfter: 4_000 });
    clock.advance(4_000);
    turns[1]?.({ how: 'answered' });
    turns[2]?.({ how: 'refused', retryAfter: 4_000 });
    void ask();
    assert.equal(await settle(), 4);
  });

  it('makes all wait again where nobody is answered any longer', async () => {
    const { clock, turns, ask, settle } = opened();
    void ask();
    await settle();
    turns[0]?.({ how: 'refused', retryAfter: 4_000 });
    clock.advance(4_000);
    for (let i = 0; i < 4; i++) void ask();
    await settle();
    for (const turn of turns.slice(1)) turn({ how: 'refused', retryAfter: 4_000 });
    void ask();
    clock.advance(3_999);
    assert.equal(await settle(), 5);
    clock.advance(1);
    assert.equal(await settle(), 6);
  });

  it('sends away those who wait already when a hold is longer than they want', async () => {
    const { turns, ask, settle } = opened();
    for (let i = 0; i < 4; i++) void ask();
    await settle();
    const waiting = assert.rejects(ask({ longestWait: 5_000 }), PauseTooLong);
    turns[0]?.({ how: 'refused', retryAfter: 50_000 });
    await waiting;
  });

  it('ends a hold when a probe is answered, and not for an answer to what was sent before', async () => {
    const { clock, turns, ask, settle } = opened();
    void ask();
    void ask();
    await settle();
    clock.advance(10);
    turns[0]?.({ how: 'refused', retryAfter: 50_000 });
    turns[1]?.({ how: 'answered' });
    void ask();
    assert.equal(await settle(), 2);
    const probe = await ask({ probe: true });
    assert.equal(await settle(), 3);
    probe({ how: 'answered' });
    assert.equal(await settle(), 4);
  });

  it('does not wait for a time that a clock was set back from', async () => {
    const { clock, turns, ask, settle } = opened();
    void ask();
    await settle();
    turns[0]?.({ how: 'refused', retryAfter: 50_000 });
    clock.time -= 3_600_000;
    void ask();
    assert.equal(await settle(), 2);
  });

  it('lets out no more than before when the machine has slept through a hold', async () => {
    const { clock, turns, ask, settle } = opened();
    void ask();
    await settle();
    turns[0]?.({ how: 'refused', retryAfter: 4_000 });
    for (let i = 0; i < 20; i++) void ask();
    await settle();
    assert.equal(clock.waits.length, 1);
    clock.advance(3_600_000);
    assert.equal(await settle(), 1 + 4);
  });

  it('forgets one that is cancelled while it waits', async () => {
    const { turns, ask, settle } = opened();
    const controller = new AbortController();
    for (let i = 0; i < 4; i++) void ask();
    const reason = new Error('enough');
    const cancelled = assert.rejects(ask({ signal: controller.signal }), reason);
    await settle();
    controller.abort(reason);
    await cancelled;
    await assert.rejects(ask({ signal: AbortSignal.abort(reason) }), reason);
    turns[0]?.({ how: 'answered' });
    void ask();
    assert.equal(await settle(), 5);
  });
});
