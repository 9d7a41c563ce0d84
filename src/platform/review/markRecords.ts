import type * as vscode from 'vscode';
import type { MarkedSection } from '../../project/review/acceptMessages.ts';
import { isKeptMarks, keptMarks, type KeptMarks } from '../../project/review/keptMarks.ts';
import { KeptRecords } from '../keptRecords.ts';
import type { Services } from '../services.ts';
import { recordKeys } from '../workspace/recordKeys.ts';

/** Marks that were made together which can be taken back after the window: the last ones. */
const mostKept = 5;

/**
 * Keeps marks that were just made, so that they can be taken back after the window. Where the disk takes no more they can be as
 * long as it is there: what was marked is.
 *
 * @returns lets go of them again
 */
export async function keepMarks(
  records: Services['records'],
  folder: vscode.WorkspaceFolder,
  sections: readonly MarkedSection[],
): Promise<() => Promise<void>> {
  const own = keptMarks({ folder: folder.uri.toString(), at: Date.now() }, sections);
  await keepAmongLast(records, own).catch(() => undefined);
  return () => forgetMarks(records, own).catch(() => undefined);
}

async function keepAmongLast(records: Services['records'], own: KeptMarks): Promise<void> {
  const all = await recordsOf(records);
  await all.keep(own);
  const older = all.all.toSorted((one, other) => other.at - one.at).slice(mostKept);
  for (const one of older) await all.forget(one);
}

/** The marks that were kept last. */
export async function lastMarks(records: Services['records']): Promise<KeptMarks | undefined> {
  const { all } = await recordsOf(records);
  return all.toSorted((one, other) => other.at - one.at)[0];
}

export async function forgetMarks(records: Services['records'], marks: KeptMarks): Promise<void> {
  await (await recordsOf(records)).forget(marks);
}

const recordsOf = async (records: Services['records']) =>
  new KeptRecords(await records(), recordKeys.marks, isKeptMarks);
