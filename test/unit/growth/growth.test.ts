import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Counted } from './countOperations.ts';
import { growthCases, stepCases } from './growthCases.ts';

/** The second is four times the first: linear work is four times as much, sorting five times, quadratic work sixteen. */
const sizes = [250, 1000];
const limit = 6;

describe('work that grows with its input and no faster', () => {
  const counted = new Map<string, readonly number[]>();

  before(async function () {
    this.timeout(0);
    const script = new URL('./countOperations.ts', import.meta.url);
    const { NODE_V8_COVERAGE: _, ...env } = process.env;
    const child = fork(script, sizes.map(String), {
      // Code that V8 optimizes or throws away is counted less.
      execArgv: ['--no-opt', '--no-maglev', '--no-flush-bytecode'],
      env,
    });
    child.on('message', ({ name, counts }: Counted) => counted.set(name, counts));
    const [code] = (await once(child, 'exit')) as [number | null];
    assert.equal(code, 0, 'one of the cases failed');
  });

  for (const { name } of stepCases) {
    it(`${name} in steps that stay short`, () => {
      const [few = 0, many = 0] = counted.get(name) ?? [];
      assert.ok(few > 0, 'it did nothing');
      assert.ok(
        many < few * 1.5,
        `${few} operations in a step, and ${many} for four times the input`,
      );
    });
  }

  for (const { name } of growthCases) {
    it(name, () => {
      const [few = 0, many = 0] = counted.get(name) ?? [];
      assert.ok(few > 0, 'it did nothing');
      assert.ok(many <= few * limit, `${few} operations, and ${many} for four times the input`);
    });
  }
});
