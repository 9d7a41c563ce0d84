import assert from 'node:assert/strict';
import { killedRun, projectOf, wholeRun } from '../../kills/killedRuns.ts';
import { startService, type Service } from '../../service/service.ts';

describe('a run whose process is killed', function () {
  this.timeout(300_000);
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
    let writes = 0;
    for (let write = 1; ; write++) {
      const { killed, different, sentTwice } = await killedRun(project, service, whole, { write });
      if (!killed) break;
      writes++;
      assert.deepEqual({ write, different, sentTwice }, { write, different: [], sentTwice: 0 });
    }
    assert.equal(writes, 2 * (4 + 1), 'before and after each target and the ledger');
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
