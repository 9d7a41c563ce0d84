import type { Ledger } from '../../catalog/ledger.ts';
import { marksOf, withMarks } from '../../catalog/ledger.ts';
import { ledgerAfterInSteps, type Outcome } from '../../catalog/ledgerAfter.ts';
import { parseLedgerInSteps, writeLedgerInSteps } from '../../catalog/ledgerText.ts';
import { ResourceFileError } from '../../catalog/formats/format.ts';
import { formatFor } from '../../catalog/formats/formats.ts';
import { keyId } from '../../catalog/keyPath.ts';
import type { Steps } from '../../catalog/steps.ts';
import { inBreaths } from '../../translation/breathe.ts';
import { editsOf, writtenOf, type FileValues } from '../../translation/fileEdits.ts';
import { readTextFile } from '../../platform/textFile.ts';
import { writeFiles, type FileChange, type WrittenFile } from '../../platform/writeFiles.ts';
import { unreadable, type Project } from '../../platform/project.ts';
import type { RunEnds, TaskEnds } from './runEnds.ts';

/**
 * Writes the values of a run into its target files, looks what the files hold then, and records that in the
 * ledger. Nothing counts as written that was not seen in the file.
 */
export async function writeRun(
  project: Project,
  ends: RunEnds,
  options: { readonly review: boolean },
): Promise<readonly WrittenFile[]> {
  const due = ends.tasks.filter(({ values }) => values.size > 0);
  const written = await writeFiles(due.map(changeOf), options);
  for (const one of due) await look(one);
  const ledger = await writeFiles([ledgerChange(project, ends)], { review: false });
  return [...written, ...ledger];
}

function changeOf(ends: TaskEnds): FileChange {
  const { uri } = ends.task;
  const values = valuesOf(ends);
  return {
    uri,
    *change(text) {
      try {
        return yield* editsOf(values, text);
      } catch (error) {
        throw error instanceof ResourceFileError ? unreadable(uri, error) : error;
      }
    },
  };
}

function valuesOf({ task, values }: TaskEnds): FileValues {
  return {
    format: formatFor(task.set.format),
    source: task.source,
    target: task.target,
    locale: task.locale,
    values: task.task.plan.items.flatMap(({ id, path }) => {
      const value = values.get(id);
      return value === undefined ? [] : [{ path, value }];
    }),
  };
}

async function look(ends: TaskEnds): Promise<void> {
  const file = await readTextFile(ends.task.uri);
  ends.written = await inBreaths(writtenOf(valuesOf(ends), file?.text));
  for (const id of ends.values.keys()) {
    if (!ends.written.has(id)) ends.failed.set(id, 'notWritten');
  }
}

function ledgerChange(project: Project, ends: RunEnds): FileChange {
  return {
    uri: project.ledgerUri,
    *change(text = '') {
      const { ledger } = yield* parseLedgerInSteps(text);
      const after = yield* writeLedgerInSteps(yield* ledgerOf(ledger, ends));
      const edits = after === text ? [] : [{ offset: 0, length: text.length, text: after }];
      return { base: text, edits };
    },
  };
}

function* ledgerOf(before: Ledger, ends: RunEnds): Steps<Ledger> {
  let ledger = before;
  for (const { task, values, written } of ends.tasks) {
    const { path } = task.set.source;
    const outcomes = task.task.plan.items.flatMap(({ id, path, state }): readonly Outcome[] => {
      const value = values.get(id);
      if (value === undefined || !written.has(keyId(path))) return [];
      return [state === 'renamed' ? { path, by: 'move' } : { path, by: 'machine', value }];
    });
    const marks = yield* ledgerAfterInSteps(
      task.task.plan,
      marksOf(before, path, task.locale),
      outcomes,
    );
    ledger = withMarks(ledger, path, task.locale, marks);
  }
  return ledger;
}
