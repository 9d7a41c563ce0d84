import type * as vscode from 'vscode';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import { acceptMessages, takeBack, type Acceptance } from '../../project/review/acceptMessages.ts';
import { unchangedIds, type ReadText } from '../../project/review/unchangedIds.ts';
import type { Marked } from '../ui/text/markedText.ts';
import { inWords } from '../workspace/projectProblem.ts';
import { WorkspaceFiles } from '../workspace/workspaceFiles.ts';
import type { WorkspaceStatus } from '../workspace/workspaceStatus.ts';

/** Messages of a target file as a person has read them. */
export interface ReadTarget {
  readonly set: ResourceSet;
  readonly locale: string;
  /** By `keyId`. */
  readonly texts: ReadonlyMap<string, ReadText>;
}

/** What became of messages that a person has found right. */
export interface AcceptedRead extends Marked {
  /** Takes the marks back; gives how many messages are no longer marked. */
  readonly takeBack: () => Promise<number>;
}

/**
 * Records that texts were read and found right, but for those that are other ones by now, or have another source: nobody
 * has read these.
 *
 * @throws the error that kept the files or the ledger from being read or written, in words
 */
export async function acceptRead(
  status: WorkspaceStatus,
  folder: vscode.WorkspaceFolder,
  read: readonly ReadTarget[],
): Promise<AcceptedRead> {
  const files = new WorkspaceFiles(folder);
  const inOurWords = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw inWords(error, (path) => files.uriOf(path));
    });
  const accept = async () => {
    const acceptances: Acceptance[] = [];
    for (const { texts, ...place } of read) {
      const target = await targetNow(status, files, place);
      const ids = unchangedIds(target.plan.items, texts);
      if (ids.size > 0) acceptances.push({ target: withOnly(target, ids), ids });
    }
    return acceptMessages(files, acceptances);
  };
  const sections = await inOurWords(accept());
  await status.lookAtLedger(folder, sections);
  return {
    count: sections.reduce((sum, { messages }) => sum + messages.size, 0),
    replaced: sections.reduce((sum, one) => sum + one.replaced, 0),
    takeBack: async () => {
      const count = await inOurWords(takeBack(files, sections));
      await status.lookAtLedger(folder, sections);
      return count;
    },
  };
}

/** A target of which the files are as they are now: of a change the editor may tell later. */
async function targetNow(
  status: WorkspaceStatus,
  files: WorkspaceFiles,
  { set, locale }: Pick<ReadTarget, 'set' | 'locale'>,
): Promise<TargetFile> {
  const planned = async () => (await status.of(files.folder)).plan(set, locale);
  const target = await planned();
  const { path, source, current } = target;
  const isSource = (await files.read(set.source.path)) === source.text;
  const isCurrent = (await files.read(path)) === current?.text;
  if (isSource && isCurrent) return target;
  for (const changed of [set.source.path, path]) await status.look(files.uriOf(changed));
  return planned();
}

/** No more than what is accepted: there may be many targets. */
function withOnly(
  { set, locale, plan }: TargetFile,
  ids: ReadonlySet<string>,
): Acceptance['target'] {
  const items = plan.items.filter(({ id }) => ids.has(id));
  const entries = new Map([...plan.entries].filter(([id]) => ids.has(id)));
  return { set, locale, plan: { items, entries } };
}
