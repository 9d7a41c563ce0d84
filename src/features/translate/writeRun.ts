import type * as vscode from 'vscode';
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
import { describeError } from '../../platform/describeError.ts';
import type { FileChange, WrittenFile } from '../../platform/fileChange.ts';
import { unreadable, type OpenTask, type Project } from '../../platform/project.ts';
import { pathIn } from '../../platform/resources.ts';
import { refuseUnsafeTarget } from '../../platform/safeTarget.ts';
import { nameOf, readTextFile } from '../../platform/textFile.ts';
import { writeFiles } from '../../platform/writeFiles.ts';
import type { RunEnds, TaskEnds } from './runEnds.ts';

/** What a run wrote, so that it can be taken back. */
export interface RunFiles {
  readonly targets: readonly RunFile[];
  /** Absent where the run found nothing to record. */
  readonly ledger: WrittenFile | undefined;
}

/** A target file, with what tells its marks in the ledger from others. */
export interface RunFile extends WrittenFile {
  readonly sourcePath: string;
  readonly locale: string;
}

/**
 * Refuses a run whose files could not be written, before anything is sent for them.
 *
 * @throws {UserError}
 */
export async function refuseUnwritable(
  project: Project,
  tasks: readonly OpenTask[],
): Promise<void> {
  const due = tasks.filter(({ task }) => task.units.length > 0);
  for (const { uri } of due) await refuseUnsafeTarget(uri);
  if (due.length > 0) await refuseUnsafeTarget(project.ledgerUri);
}

/**
 * Writes the values of a run into its target files, looks what the files hold then, and records that in the
 * ledger. Nothing counts as written that was not seen in the file; a file that cannot be written keeps no other from it.
 */
export async function writeRun(
  project: Project,
  ends: RunEnds,
  { review, log }: { readonly review: boolean; readonly log: vscode.LogOutputChannel },
): Promise<RunFiles> {
  const due = ends.tasks.filter(({ values }) => values.size > 0);
  const targets = await writeFiles(due.map(changeOf), { review });
  for (const one of due) await look(one);
  const ledger = await writeFiles([ledgerChange(project, ends)], { review: false });
  for (const { uri, error } of [...targets.refused, ...ledger.refused]) {
    const { message, detail } = describeError(error);
    log.warn(`${nameOf(uri)} was not written: ${detail}`);
    ends.couldNotWrite({ file: pathIn(project.folder, uri), why: message });
  }
  return { targets: runFiles(targets.written, due), ledger: ledger.written[0] };
}

function runFiles(files: readonly WrittenFile[], due: readonly TaskEnds[]): readonly RunFile[] {
  const tasks = new Map(due.map(({ task }) => [task.uri.toString(), task]));
  return files.flatMap((file) => {
    const task = tasks.get(file.uri.toString());
    return task ? [{ ...file, sourcePath: task.set.source.path, locale: task.locale }] : [];
  });
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
    format: formatFor(task.set.format, task.locale),
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
  ends.written = await seenIn(ends);
  for (const id of ends.values.keys()) {
    if (!ends.written.has(id)) ends.failed.set(id, 'notWritten');
  }
}

async function seenIn(ends: TaskEnds): Promise<ReadonlySet<string>> {
  try {
    const file = await readTextFile(ends.task.uri);
    return await inBreaths(writtenOf(valuesOf(ends), file?.text));
  } catch {
    // It cannot be read, so it was refused when it was to be written.
    return new Set();
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
