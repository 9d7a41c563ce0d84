import assert from 'node:assert/strict';
import {
  killedRun,
  projectOf,
  runsKilledAtWrites,
  wholeRun,
} from '../../../lab/kills/killedRuns.ts';
import { startService, type Service } from '../../../service/service.ts';

describe('a run whose process is killed', () => {
  const project = projectOf(80, 2, ['de', 'fr']);
  /** Texts of a request, and requests that are under way together. */
  const inFlight = 50 * 8;
  let service: Service;
  let whole: ReadonlyMap<string, string>;
  before(async () => {
    service = await startService();
    whole = await wholeRun(project, service);
  });
  after(() => service.stop());

  it('is finished by the next one as if nothing had been, at any of its writes', async () => {
    const left = await runsKilledAtWrites(project, service, whole);
    for (const [write, { different, sentTwice }] of left.entries()) {
      assert.deepEqual({ write, different }, { write, different: [] });
      // The files of the first locale are written while the texts of the second are on their way.
      assert.ok(sentTwice <= 80, `${write}: ${sentTwice} texts twice`);
    }
    assert.equal(left.at(-1)?.sentTwice, 0);
    assert.equal(
      left.length,
      2 * (2 + 4 + 4),
      'before and after each target and file of the ledger',
    );
  });

  it('is finished by the next one, at any moment', async () => {
    service.faults.add({ kind: 'delay', ms: 60, path: '/v2/translate' });
    for (const milliseconds of [400, 550, 700, 850]) {
      const after = await killedRun(project, service, whole, { milliseconds });
      assert.deepEqual(
        { milliseconds, different: after.different },
        { milliseconds, different: [] },
      );
      assert.ok(after.sentTwice <= inFlight, `${after.sentTwice} texts twice`);
    }
  });
});
