import assert from 'node:assert/strict';
import {
  EvaluationFailed,
  runEvaluation,
  type EvaluationPorts,
} from '../../../../src/features/evaluation/runEvaluation.ts';
import {
  KeptEvaluations,
  jobsToSend,
} from '../../../../src/features/evaluation/keptEvaluations.ts';
import { ServiceError } from '../../../../src/service/errors.ts';
import { connect, useService } from '../../service/connect.ts';

const path = '/v1/quality-evaluation';
const pair = (target: string) => ({ source: 'x', target });
/** 4 characters, and 5. */
const jobs = [[pair('bad')], [pair('👋odd')]];

/** The storage of a workspace. */
function memento() {
  const values = new Map<string, unknown>();
  return {
    get: (key: string) => values.get(key),
    update: async (key: string, value: unknown) => void values.set(key, value),
  };
}

describe('the run of an evaluation', () => {
  const service = useService({ jobPolls: 2 });
  const reason = new Error('enough');
  let cancel = new AbortController();
  let storage = memento();
  beforeEach(() => {
    cancel = new AbortController();
    storage = memento();
  });

  const stop = () => cancel.abort(reason);
  const languages = { sourceLanguage: 'en', targetLanguage: 'de' };
  const portsOf = (): EvaluationPorts => ({
    service: connect(service().url).client.evaluation,
    pause: async () => cancel.signal.throwIfAborted(),
    report: () => undefined,
    signal: cancel.signal,
    kept: new KeptEvaluations(storage, 'host'),
  });
  const run = (change: Partial<EvaluationPorts> = {}) =>
    runEvaluation(languages, jobs, { ...portsOf(), ...change });
  const asked = (method: string) =>
    service().ledger.requests.filter((request) => request.method === method).length;
  /** What there is of a run that was cancelled. */
  const told = (ended: Awaited<ReturnType<typeof run>>) => {
    const { issues, score, evaluated, sent, isUnclear, error } = ended;
    assert.equal(error, reason);
    assert.equal(isUnclear, false);
    return { issues: issues.length, score, evaluated, sent };
  };
  const first = { issues: 1, score: 90, evaluated: 1 };
  const none = { issues: 0, score: undefined, evaluated: 0 };

  it('has one job after the other evaluated', async () => {
    const progress: number[] = [];
    const { issues, ...others } = await run({ report: (done) => progress.push(done) });
    assert.deepEqual(
      issues.map(({ segment, issue }) => [segment, issue.severity]),
      [
        [pair('bad'), 'Critical'],
        [pair('👋odd'), 'Minor'],
      ],
    );
    assert.deepEqual(others, { score: 90, evaluated: 2, sent: 9, isUnclear: false });
    assert.deepEqual([progress, asked('POST'), asked('GET')], [[0, 0.5], 2, 6]);
  });

  it('asks for a job whose id cannot be kept', async () => {
    const keep = async () => Promise.reject(new Error('full'));
    const { evaluated, error } = await run({ kept: { jobOf: () => undefined, keep } });
    assert.deepEqual([evaluated, error, asked('POST')], [2, undefined, 2]);
  });

  describe('that is cancelled', () => {
    it('before it began has sent nothing', async () => {
      stop();
      assert.deepEqual(told(await run()), { ...none, sent: 0 });
      assert.equal(asked('POST'), 0);
    });

    it('while its turn is awaited has sent nothing', async () => {
      const { client } = connect(service().url);
      service().faults.add({ kind: 'status', status: 429, path, times: 'always' });
      const waiting: EvaluationPorts['service'] = {
        ...client.evaluation,
        submit: (request, options) =>
          client.evaluation.submit(request, {
            ...options,
            onFailure: (error) => {
              options?.onFailure?.(error);
              stop();
            },
          }),
      };
      assert.deepEqual(told(await run({ service: waiting })), { ...none, sent: 0 });
    });

    it('while a job is on its way knows that the service has it', async () => {
      service().faults.add({ kind: 'hold', path });
      const running = run();
      while (asked('POST') === 0) await new Promise(setImmediate);
      stop();
      service().faults.release();
      assert.deepEqual(told(await running), { ...none, sent: 4 });
      assert.equal(asked('GET'), 0);
    });

    it('while a job is evaluated has sent that', async () => {
      const pause = async () => {
        stop();
        cancel.signal.throwIfAborted();
      };
      assert.deepEqual(told(await run({ pause })), { ...none, sent: 4 });
    });

    it('while the service is asked has sent that', async () => {
      service().faults.add({ kind: 'hang', path: `${path}/*` });
      const running = run();
      while (asked('GET') === 0) await new Promise(setImmediate);
      stop();
      assert.deepEqual(told(await running), { ...none, sent: 4 });
    });

    it('between two jobs keeps what was found in the first', async () => {
      const report = (done: number) => done > 0 && stop();
      assert.deepEqual(told(await run({ report })), { ...first, sent: 4 });
      assert.equal(asked('POST'), 1);
    });

    it('in its last job keeps what was found in the first, and has sent both', async () => {
      let looks = 0;
      const pause = async () => {
        looks++;
        if (looks === 4) stop();
        cancel.signal.throwIfAborted();
      };
      assert.deepEqual(told(await run({ pause })), { ...first, sent: 9 });
      // The next one finds its jobs by their ids, in another window too.
      cancel = new AbortController();
      const { issues, error, ...others } = await run();
      assert.deepEqual([issues.length, error], [2, undefined]);
      assert.deepEqual(others, { score: 90, evaluated: 2, sent: 0, isUnclear: false });
      assert.equal(asked('POST'), 2, 'nothing is sent twice');
    });
  });

  describe('that comes again', () => {
    const requests = jobs.map((segments) => ({ ...languages, segments }));
    const toSend = async (host = 'host', hours = 0) => {
      const now = () => Date.now() + hours * 3_600_000;
      const kept = new KeptEvaluations(storage, host, now);
      const client = connect(service().url).client.evaluation;
      return (await jobsToSend(requests, client, kept)).map((one) => requests.indexOf(one));
    };

    it('sends nothing that the service still has, for a day, and nothing but that', async () => {
      assert.deepEqual(await toSend(), [0, 1]);
      await run();
      assert.deepEqual(await toSend(), []);
      assert.deepEqual(await toSend('another'), [0, 1]);
      assert.deepEqual(await toSend('host', 22.9), []);
      assert.deepEqual(await toSend('host', 23), [0, 1]);
      const other = [[pair('bad')], [pair('👋even')]];
      const { sent } = await runEvaluation(languages, other, portsOf());
      assert.equal(sent, 6);
    });

    it('sends what the service does not have any more, or gave up', async () => {
      await run();
      service().reset();
      assert.deepEqual(await toSend(), [0, 1]);
      const failing = [[pair('fail')]];
      const { error } = await runEvaluation(languages, failing, portsOf());
      assert.ok(error instanceof EvaluationFailed);
      const kept = new KeptEvaluations(storage, 'host');
      const failed = [{ ...languages, segments: [pair('fail')] }];
      const client = connect(service().url).client.evaluation;
      assert.deepEqual(await jobsToSend(failed, client, kept), failed);
      assert.equal(kept.jobOf({ ...languages, segments: [pair('fail')] }), undefined);
    });

    it('keeps ids of one day and no text', async () => {
      await run();
      const later = new KeptEvaluations(storage, 'host', () => Date.now() + 86_400_000);
      await later.keep({ ...languages, segments: [pair('new')] }, 'id');
      const [only, ...more] = storage.get('glossa.evaluations') as readonly object[];
      assert.deepEqual([Object.keys(only ?? {}), more], [['id', 'job', 'at'], []]);
    });
  });

  describe('that fails', () => {
    const failed = async (change?: Partial<EvaluationPorts>) => {
      const { error, sent, evaluated } = await run(change);
      const why = error instanceof ServiceError ? error.kind : error;
      return [why instanceof EvaluationFailed ? why.reason : why, evaluated, sent];
    };

    it('was not billed where the account may not do that', async () => {
      service().state.capabilities.evaluation = false;
      assert.deepEqual(await failed(), ['permission', 0, 0]);
      service().reset();
      service().faults.add({ kind: 'status', status: 404, path });
      assert.deepEqual(await failed(), ['notFound', 0, 0]);
      service().faults.add({ kind: 'status', status: 456, path });
      assert.deepEqual(await failed(), ['quota', 0, 0]);
    });

    it('may be billed where the connection broke, and is not sent again', async () => {
      service().faults.add({ kind: 'cut', at: 'reply', path });
      const { error, sent, isUnclear } = await run();
      assert.ok(error instanceof ServiceError);
      assert.deepEqual([error.kind, sent, isUnclear], ['network', 4, true]);
      assert.equal(asked('POST'), 1);
    });

    it('keeps what was found before, and says what the service says', async () => {
      let jobsSeen = 0;
      const { evaluation } = connect(service().url).client;
      const submit: EvaluationPorts['service']['submit'] = (request, options) => {
        jobsSeen++;
        const segments = jobsSeen === 2 ? [pair('fail')] : request.segments;
        return evaluation.submit({ ...request, segments }, options);
      };
      assert.deepEqual(await failed({ service: { ...evaluation, submit } }), [
        'The evaluation failed',
        1,
        9,
      ]);
    });

    it('ends where the service never comes to an end, or in a state that nobody knows', async () => {
      const { evaluation } = connect(service().url).client;
      for (const state of ['processing', 'unknown'] as const) {
        storage = memento();
        const odd = { ...evaluation, state: async () => ({ state }) };
        assert.deepEqual(await failed({ service: odd }), ['', 0, 4]);
      }
    });
  });
});
