import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { compareTranscripts } from '../../../src/speech/compareTranscripts.ts';
import { wordDifference } from '../../../src/speech/wordDifference.ts';

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 20 });

describe('two transcripts of a recording', () => {
  it('differ where their words do, and nothing of either gets lost', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const runs = wordDifference(before, after);
        assert.deepEqual(
          runs.flatMap((run) => run.before),
          before,
        );
        assert.deepEqual(
          runs.flatMap((run) => run.after),
          after,
        );
        for (const run of runs) if (run.isSame) assert.deepEqual(run.before, run.after);
        const same = runs.flatMap((run) => (run.isSame ? run.before : [])).length;
        assert.ok(same >= longestCommon(before, after));
      }),
    );
  });

  const trial = (without: string, withTerms: string, term: string) => {
    const [made] = compareTranscripts(without, withTerms, [term]).terms;
    return [made?.without, made?.with];
  };

  it('count a term as heard where it is written as in the list', () => {
    assert.deepEqual(trial('glosser is here, glosser.', "Glossa is here, Glossa's.", 'Glossa'), [
      { heard: 0, misspelt: ['glosser', 'glosser'], missed: 0 },
      { heard: 2, misspelt: [], missed: 0 },
    ]);
  });

  it('know a name that was taken apart, and an acronym that was spelled out', () => {
    assert.deepEqual(
      trial('The new palette kit.', 'The new PaletteKit.', 'PaletteKit')[0]?.misspelt,
      ['palette kit'],
    );
    assert.deepEqual(trial('imports the t m x file', 'imports the TMX file', 'TMX')[0]?.misspelt, [
      't m x',
    ]);
    assert.deepEqual(
      trial('ader witfeald imports', 'Ada Whitfield imports', 'Ada Whitfield')[0]?.misspelt,
      ['ader witfeald'],
    );
  });

  it('count a term as missed where nothing stands for it, and as nothing where nobody said it', () => {
    assert.deepEqual(trial('We met at noon.', 'We met Oßwald at noon.', 'Oßwald'), [
      { heard: 0, misspelt: [], missed: 1 },
      { heard: 1, misspelt: [], missed: 0 },
    ]);
    const none = { heard: 0, misspelt: [], missed: 0 };
    assert.deepEqual(trial('Nothing here.', 'Nothing here.', 'Glossa'), [none, none]);
  });

  it('see that a list made a word wrong that was right before', () => {
    const [before, after] = trial('Glossa', 'glossar', 'Glossa');
    assert.equal(before?.heard, 1);
    assert.deepEqual(after, { heard: 0, misspelt: ['glossar'], missed: 0 });
  });
});

function longestCommon(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined || other.length === 0) return 0;
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const word of [first, ...rest]) {
    const next = [0];
    other.forEach((candidate, index) => {
      const best = Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(word === candidate ? (row[index] ?? 0) + 1 : best);
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
