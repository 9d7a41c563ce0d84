import assert from 'node:assert/strict';
import { followJob } from '../../../../../src/features/memories/jobs/endOfJob.ts';
import { TmxCounter } from '../../../../../src/memory/tmxSummary.ts';
import type { MemoryJob } from '../../../../../src/service/memories/memoryJobs.ts';
import { connect, failure, useService } from '../../../service/connect.ts';
import { tmxFile, tu, unitsOf } from '../../../memory/tmxFiles.ts';

describe('followJob', () => {
  const service = useService();

  /** Follows these states; gives the end and how long each pause was. */
  async function follow(...states: readonly MemoryJob['state'][]) {
    const pauses: number[] = [];
    const left = states.values();
    const poll = async () => ({ state: left.next().value ?? 'processing' }) as MemoryJob;
    const { state } = await followJob(poll, async (pause) => pauses.push(pause));
    return { state, pauses };
  }

  it('goes on until the job has ended, in any of the ways', async () => {
    for (const end of ['completed', 'failed', 'expired', 'unknown'] as const) {
      assert.deepEqual(await follow('awaitingInput', 'processing', end), {
        state: end,
        pauses: [500, 1_000],
      });
    }
  });

  it('takes a job that is done without ever running', async () => {
    assert.deepEqual(await follow('completed'), { state: 'completed', pauses: [] });
  });

  it('polls every five seconds, and gives up after half an hour', async () => {
    const { state, pauses } = await follow();
    assert.equal(state, 'stillRunning');
    assert.deepEqual(pauses.slice(0, 6), [500, 1_000, 2_000, 3_000, 5_000, 5_000]);
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    assert.ok(total >= 1_800_000 && total < 1_810_000, String(total));
  });

  it('ends with the reason when a pause is cancelled', async () => {
    const poll = async (): Promise<MemoryJob> => ({ state: 'processing' });
    const reason = new Error('cancelled');
    await assert.rejects(
      followJob(poll, () => Promise.reject(reason)),
      reason,
    );
  });

  it('follows an import to the new memory, and an export to its file', async () => {
    const { memories } = connect(service().url).client;
    const file = new TextEncoder().encode(
      tmxFile(tu('en', 'Save', 'de', 'Sichern') + tu('en', 'x')),
    );
    const start = await memories.startImport({
      fileName: 'a.tmx',
      contentLength: file.length,
      name: 'New',
    });
    await memories.upload(start.uploadUrl, file);
    service().state.jobPolls = 3;
    const done = await followJob(
      () => memories.job(start.jobId),
      async () => undefined,
    );
    assert.ok(done.state === 'completed' && done.memoryId !== undefined);
    assert.equal(done.skippedSegments, 1);

    const { state, ...started } = await memories.startExport(done.memoryId);
    assert.ok(state === 'started' && 'jobId' in started);
    const exported = await followJob(
      () => memories.job(started.jobId),
      async () => undefined,
    );
    assert.ok(exported.state === 'completed' && exported.downloadUrl !== undefined);
    const counter = new TmxCounter();
    for await (const bytes of memories.download(exported.downloadUrl)) {
      for (const unit of unitsOf(bytes)) counter.add(unit);
    }
    assert.deepEqual(counter.summary, { units: 1, usable: 1, sources: ['en'], targets: ['de'] });
  });

  it('shows the storage host no key, and sends it nowhere when a host redirects', async () => {
    const { memories } = connect(service().url).client;
    const elsewhere = `${service().url}/v3/translation_memories`;
    for (const status of [301, 307] as const) {
      service().faults.add({
        kind: 'redirect',
        status,
        location: elsewhere,
        path: '/upload/*',
        times: 1,
      });
      service().faults.add({
        kind: 'redirect',
        status,
        location: elsewhere,
        path: '/download/*',
        times: 1,
      });
      await failure(memories.upload(`${service().storageUrl}/upload/x`, new Uint8Array(1)), {
        kind: 'redirect',
      });
      const download = memories.download(`${service().storageUrl}/download/x`);
      await failure(download.next(), { kind: 'redirect' });
    }
    service().faults.add({
      kind: 'redirect',
      status: 308,
      location: `${service().storageUrl}/download/x`,
    });
    await failure(memories.list(), { kind: 'redirect' });
    const { requests } = service().ledger;
    assert.deepEqual(
      requests.map(({ host, hadAuthorization }) => [host, hadAuthorization]),
      [...Array.from({ length: 4 }, () => ['storage', false]), ['api', true]],
    );
    const { keys } = service();
    for (const { headers } of requests.filter(({ host }) => host === 'storage')) {
      assert.ok(!JSON.stringify(headers).includes(keys.paid));
    }
  });
});
