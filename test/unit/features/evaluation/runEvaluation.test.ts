import assert from 'node:assert/strict';
import {
  EvaluationFailed,
  runEvaluation,
  type EvaluationPorts,
} from '../../../../src/features/evaluation/runEvaluation.ts';
import { ServiceError } from '../../../../src/service/errors.ts';
import { connect, useService } from '../../service/connect.ts';

const path = '/v1/quality-evaluation';
const pair = (target: string) => ({ source: 'x', target });
/** 4 characters, and 5. */
const jobs = [[pair('bad')], [pair('👋odd')]];

describe('the run of an evaluation', () => {
  const service = useService({ jobPolls: 2 });
  const reason = new Error('enough');
  let cancel = new AbortController();
  beforeEach(() => (cancel = new AbortController()));

  const stop = () => cancel.abort(reason);
  const run = (change: Partial<EvaluationPorts> = {}) =>
    runEvaluation({ sourceLanguage: 'en', targetLanguage: 'de' }, jobs, {
      service: connect(service().url).client.evaluation,
      pause: async () => cancel.signal.throwIfAborted(),
      report: () => undefined,
      signal: cancel.signal,
      ...change,
    });
  const asked = (method: string) =>
    service().ledger.requests.filter((request) => request.method === method).length;
  /** What there is of a run that was cancelled. */
  const told = ({ issues, score, evaluated, sent, error }: Awaited<ReturnType<typeof run>>) => {
    assert.equal(error, reason);
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
    assert.deepEqual(others, { score: 90, evaluated: 2, sent: 9 });
    assert.deepEqual([progress, asked('POST'), asked('GET')], [[0, 0.5], 2, 6]);
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
      assert.deepEqual(await failed(), ['network', 0, 4]);
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
        const odd = { ...evaluation, state: async () => ({ state }) };
        assert.deepEqual(await failed({ service: odd }), ['', 0, 4]);
      }
    });
  });
});
