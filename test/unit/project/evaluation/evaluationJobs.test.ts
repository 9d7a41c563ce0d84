import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  evaluationJobs,
  codePointRange,
} from '../../../../src/project/evaluation/evaluationJobs.ts';

const metadata = { source_language: 'en', target_language: 'es-419' };
const overhead = JSON.stringify({ metadata, segments: [] }).length;
const pair = (target: string) => ({ source: 'x', target });
const sizes = (targets: readonly string[]) => {
  const { jobs, tooLong } = evaluationJobs(targets.map(pair), overhead);
  return [jobs.map(({ length }) => length), tooLong.length];
};

describe('the pairs of an evaluation', () => {
  it('are 500 at most', () => {
    assert.deepEqual(sizes(Array<string>(500).fill('x')), [[500], 0]);
    assert.deepEqual(sizes(Array<string>(501).fill('x')), [[500, 1], 0]);
    assert.deepEqual(sizes([]), [[], 0]);
  });

  it('have texts of at most 10,000 characters, whatever these are made of', () => {
    assert.deepEqual(sizes(['x'.repeat(10_000), '👋'.repeat(10_000)]), [[2], 0]);
    assert.deepEqual(sizes(['x'.repeat(10_001), 'y', '👋'.repeat(10_001)]), [[1], 2]);
  });

  it('fit into a body, in their order', () => {
    const texts = fc.array(fc.string({ maxLength: 9_000, unit: 'binary' }), { maxLength: 60 });
    fc.assert(
      fc.property(texts, (targets) => {
        const { jobs, tooLong } = evaluationJobs(targets.map(pair), overhead);
        assert.deepEqual(
          jobs.flat().map(({ target }) => target),
          targets,
        );
        assert.equal(tooLong.length, 0);
        for (const segments of jobs) {
          const body = JSON.stringify({ metadata, segments });
          assert.ok(Buffer.byteLength(body) <= 131_072);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a span in code points', () => {
  it('is the same characters of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(20),
        fc.nat(20),
        (text, start, length) => {
          const range = codePointRange(text, { start, end: start + length });
          const expected = Array.from(text).slice(start, start + length);
          if (range === undefined) assert.ok(length === 0 || expected.length < length);
          else assert.equal(text.slice(range.start, range.end), expected.join(''));
        },
      ),
    );
  });

  it('may be none of the text', () => {
    for (const [start, end] of [
      [-1, 2],
      [1, 1],
      [2, 1],
      [0, 4],
    ] as const) {
      assert.equal(codePointRange('👋ab', { start, end }), undefined);
    }
    assert.deepEqual(codePointRange('👋ab', { start: 0, end: 3 }), { start: 0, end: 4 });
  });
});
