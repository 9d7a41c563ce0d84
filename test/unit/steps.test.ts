import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { runSteps, type Step } from '../runner/steps.ts';
import type { Failure } from '../workbench/counts.ts';

describe('the runner of all checks', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'glossa-steps-'))));
  afterEach(() => rm(folder, { recursive: true }));

  /** What they say is nobody's to read. */
  const run = async (...stages: readonly (readonly Step[])[]) => {
    const { times, ...outcome } = await runSteps(stages, new PassThrough().resume(), 2);
    return { ...outcome, ran: times.map(({ name }) => name), files: times.map((one) => one.files) };
  };

  /** A step of ten tests whose n-th run has these failures; it leaves the files that it was asked for. */
  async function step(...runs: readonly (readonly Failure[])[]) {
    const script = join(folder, 'run.mjs');
    await writeFile(
      script,
      `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
      const args = process.argv.slice(2);
      const after = (name) => args[args.indexOf(name) + 1];
      const asked = ${JSON.stringify(join(folder, 'asked'))};
      const before = existsSync(asked) ? readFileSync(asked, 'utf8').split('\\n') : [];
      writeFileSync(asked, [...before, args.includes('--files') ? after('--files') : '-'].join('\\n'));
      const failures = ${JSON.stringify(runs)}[before.length] ?? [];
      const counts = { passed: 10 - failures.length, failed: failures.length, skipped: 0, failures,
        seconds: { 'one.test.ts': 2.5 } };
      writeFileSync(after('--summary'), JSON.stringify(counts));
      process.exitCode = failures.length > 0 ? 1 : 0;`,
    );
    return { name: 'tests', command: [process.execPath, script], counts: true };
  }
  const asked = async () => (await readFile(join(folder, 'asked'), 'utf8')).split('\n');
  const one: Failure = { title: 'one', file: '/x/one.test.ts' };
  const two: Failure = { title: 'two', file: '/x/two.test.cjs' };

  it('runs what passes once', async () => {
    const outcome = await run([await step([])]);
    assert.deepEqual([outcome.passed, outcome.failed], [10, 0]);
    assert.deepEqual([outcome.failures, outcome.atSecondTry], [[], []]);
    assert.deepEqual(await asked(), ['-']);
  });

  it('runs the files of which a test failed once more, and names what passed only then', async () => {
    const outcome = await run([await step([one, two, two], [two])]);
    assert.deepEqual([outcome.passed, outcome.failed], [9, 1]);
    assert.deepEqual([outcome.failures, outcome.atSecondTry], [['two'], ['one']]);
    assert.deepEqual(outcome.ran, ['tests', 'tests, once more']);
    assert.deepEqual(await asked(), ['-', 'one.test.ts,two.test.ts']);
  });

  it('gives no second try to what is no failure of a test', async () => {
    const outcome = await run([await step([one, { title: 'a key was printed' }])]);
    assert.deepEqual(outcome.failures, ['one', 'a key was printed']);
    assert.deepEqual([outcome.passed, outcome.failed, outcome.atSecondTry], [8, 2, []]);
    assert.deepEqual(await asked(), ['-']);
  });

  it('counts a step that ends badly without a failed test as failed', async () => {
    const command = [process.execPath, '-e', 'process.exit(3)', '--'];
    for (const counts of [true, false]) {
      const outcome = await run([{ name: 'types', command, counts }]);
      assert.deepEqual([outcome.passed, outcome.failed], [0, 1]);
      assert.deepEqual([outcome.failures, outcome.atSecondTry], [['types'], []]);
    }
  });

  it('says what each test file took', async () => {
    const outcome = await run([await step([])], [{ name: 'types', command: ['true'] }]);
    assert.deepEqual(outcome.ran, ['tests', 'types']);
    assert.deepEqual(outcome.files, [{ 'one.test.ts': 2.5 }, {}]);
  });

  /** A step that leaves a file of its name, and ends where files of all these names are. */
  const meeting = (name: string, ...others: readonly string[]): Step => {
    const [mine, ...theirs] = [name, ...others].map((one) => JSON.stringify(join(folder, one)));
    const script = `fs.writeFileSync(${mine}, ''); while (![${theirs.join()}].every(fs.existsSync));`;
    return { name, command: [process.execPath, '-e', script] };
  };

  it('runs two steps of a stage side by side, the next one when one of them has ended', async () => {
    const outcome = await run([meeting('one', 'three'), meeting('two', 'one'), meeting('three')]);
    assert.deepEqual([outcome.passed, outcome.ran], [3, ['one', 'two', 'three']]);
  });

  it('begins a stage when the one before it has ended', async () => {
    const isThere = `process.exitCode = ['one', 'two'].every((name) => fs.existsSync(${JSON.stringify(folder)} + '/' + name)) ? 0 : 1`;
    const last = { name: 'last', command: [process.execPath, '-e', isThere] };
    const outcome = await run([meeting('one', 'two'), meeting('two')], [last]);
    assert.deepEqual([outcome.passed, outcome.failed], [3, 0]);
  });
});
