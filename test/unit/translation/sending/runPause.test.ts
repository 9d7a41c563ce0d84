import assert from 'node:assert/strict';
import { RunPause } from '../../../../src/translation/sending/runPause.ts';
import { SimulatedService, sentences } from './simulatedService.ts';

const sources = sentences(1_000);

describe('a run that a person holds', () => {
  it('sends nothing until it goes on, and then each text once', async () => {
    const hold = new RunPause();
    const service = new SimulatedService({
      trouble: ({ number }) => void (number === 4 && hold.pause()),
    });
    const { time } = service;
    const run = service.runWith(service.translator(), sources, { pause: hold });
    await time.passed(time.wait(600_000));
    const sent = service.arrivals.length;
    // Those that were on the wire when it was held.
    assert.ok(sent >= 4 && sent <= 12, `${sent} requests`);
    assert.equal(service.answered, sent);
    hold.resume();
    await time.passed(run);
    assert.deepEqual(service.billedTwice, []);
    assert.equal(service.billed.size, sources.length);
    assert.equal((await run).translated, sources.length);
  });

  it('ends when it is cancelled', async () => {
    const hold = new RunPause();
    const service = new SimulatedService({});
    const cancel = new AbortController();
    hold.pause();
    const run = service.runWith(service.translator(), sources, {
      pause: hold,
      signal: cancel.signal,
    });
    await service.time.passed(service.time.wait(10_000));
    cancel.abort();
    await service.time.passed(run);
    assert.equal(service.arrivals.length, 0);
  });
});
