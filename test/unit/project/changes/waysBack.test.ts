import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * What was done is taken back in two ways, and a third one would know less than either: of files that somebody has changed
 * since, of what the ledger says, of what comes along with a text. Whoever does something that can be taken back gives a step.
 */

const src = join(import.meta.dirname, '../../../../src');
const files = globSync('**/*.ts', { cwd: src }).map((path) => ({
  room: dirname(path).replaceAll('\\', '/'),
  text: readFileSync(join(src, path), 'utf8'),
}));

/** A function or a class that is named by what it takes back. */
const way =
  /^export (?:(?:async )?function\*?|class|const(?= \w+ = (?:async )?[(<])) (?:undo|redo|take[ns]?Back|restore|revert|rollback|stepBack|backTogether|\w+(?:Undo|Redo|Take[ns]?Back|TakenBack|Restore|Revert|Rollback))/mu;

/** The rooms of each way: the step of the history, and the run, whose command is a feature. */
const ways = {
  step: ['project/changes'],
  run: ['features/translate/lastRun', 'project/undo'],
};

describe('a way to take something back', () => {
  it('is that of the step, or that of the run', () => {
    const rooms = files.filter(({ text }) => text.search(way) >= 0).map(({ room }) => room);
    assert.deepEqual([...new Set(rooms)].toSorted(), Object.values(ways).flat().toSorted());
  });

  it('refuses with one error, which has one sentence', () => {
    const ours = files.filter(({ room }) => !room.startsWith('service'));
    const errors = ours.flatMap(({ text }) =>
      Array.from(
        text.matchAll(/class (\w*(?:stale|changed|lost|meanwhile)\w*) extends \w*Error\b/gimu),
        ([, name]) => name,
      ),
    );
    assert.deepEqual(errors, ['StaleError']);
    const sentences = files.flatMap(
      ({ text }) => text.match(/'[^'\n]*\bin the meantime\. It was left as it is\.'/gu) ?? [],
    );
    assert.equal(sentences.length, 1);
  });
});
