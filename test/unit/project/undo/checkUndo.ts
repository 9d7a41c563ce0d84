import assert from 'node:assert/strict';
import type { RunChanges } from '../../../../src/project/undo/runChanges.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

export type Change = (text: string) => string;

/** A run on two files, what happens to the second one afterwards, and what an undo makes of it. */
export interface UndoCase {
  readonly paths: readonly [source: string, target: string];
  readonly source: string;
  /** Without it, the run makes the file. */
  readonly before?: string;
  /** What a person does to the file after the run. */
  readonly edit: Change;
  /** What is left; where that is the same change of the file before the run, it need not be told. */
  readonly after?: string;
  readonly kept?: readonly string[];
}

/** Runs, edits and undoes. */
export async function checkUndo({
  paths: [from, to],
  source,
  before,
  edit,
  after,
  kept,
}: UndoCase) {
  const files = new MemoryFiles([
    [from, source],
    ...(before === undefined ? [] : [[to, before] as const]),
  ]);
  const under = { files, paths: [from, to], journal: new MemoryJournal() };
  const run = await runProject(under, new MarkingTranslator(), ['de']);
  const changes = JSON.parse(JSON.stringify(run.changes));
  const filled = files.texts.get(to) ?? '';
  assert.notEqual(filled, before);
  const edited = edit(filled);
  assert.notEqual(edited, filled);
  files.texts.set(to, edited);
  const outcome = await undoRun(files, changes as RunChanges);
  assert.equal(files.texts.get(to), after ?? edit(before ?? ''), filled);
  assert.deepEqual(
    outcome.kept.map(({ path }) => path.join('.')),
    kept ?? [],
  );
}

/** What one person does in a file. */
export const replace = (one: string, other: string): Change => {
  return (text) => text.replace(one, other);
};
