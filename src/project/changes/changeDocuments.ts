import { runSync } from '../../resources/cooperative.ts';
import { applyEdits } from '../../resources/edit.ts';
import type { AppliedFile, FileChange, WriteOutcome, WrittenFile } from '../ports/files.ts';
import type { EditedText } from '../ports/editedText.ts';
import { ChangeRefusedError } from './changeRefused.ts';
import type { Documents, OpenText } from './documents.ts';
import { StaleError } from './staleError.ts';

/** How often files are looked at again that change at the very moment in which the editor gets their edits. */
const attempts = 8;

/** Files that are loaded at the same time. */
const atOnce = 16;

/** A change, and the text that it leads to as far as is known. */
export interface DocumentChange extends FileChange {
  /** With the byte order mark that the file has. */
  readonly after: string;
}

/** A change, worked out of the text that a document has at one moment. */
interface DueChange extends EditedText {
  readonly wasDirty: boolean;
}

/**
 * Changes documents in one step of the editor's undo. Each change is worked out, in the turn in which the editor gets its
 * edits, of the text that the document has then. What was saved before is saved after it.
 *
 * @param together one that cannot be made keeps all others from being made
 * @throws {ChangeRefusedError} where the editor takes none of the edits
 * @throws what keeps one of changes that go `together` from being made. No file has changed then
 */
export async function changeDocuments(
  documents: Documents,
  changes: readonly DocumentChange[],
  together: boolean,
): Promise<WriteOutcome> {
  const { due, failed } = await applied(documents, changes, together);
  const written: WrittenFile[] = [];
  const others: AppliedFile[] = [];
  for (const { path, text, edits, wasDirty } of due) {
    const saving = wasDirty
      ? 'unsaved'
      : await documents.save(path, applyEdits(text, edits)).catch((error: unknown) => {
          // The edits stay in the document.
          failed.set(path, error);
          return 'unsaved' as const;
        });
    if (typeof saving === 'object') written.push({ path, ...saving });
    else others.push({ path, isSaved: saving === 'withOthers' });
  }
  const refused = [...failed].map(([path, error]) => ({ path, error }));
  return { written, applied: others, refused };
}

async function applied(
  documents: Documents,
  changes: readonly DocumentChange[],
  together: boolean,
): Promise<{ readonly due: readonly DueChange[]; readonly failed: Map<string, unknown> }> {
  for (let left = attempts; left > 0; left--) {
    const failed = new Map<string, unknown>();
    const fail = (path: string, error: unknown) => {
      if (together) throw error;
      failed.set(path, error);
      return false;
    };
    const isOpen = await inTurns(changes, (one) =>
      documents.open(one.path, one.after).then(
        () => true,
        (error: unknown) => fail(one.path, error),
      ),
    );
    const opened = changes.filter((_, place) => isOpen[place]);
    const saved = await onDisk(documents, opened);
    let isBehind = false;
    let due: readonly DueChange[] = [];
    const isApplied = await documents.apply((now) => {
      const texts = opened.map(({ path }) => [now(path), saved.get(path)] as const);
      isBehind = left > 1 && texts.some(([text, disk]) => differ(text, disk));
      due = isBehind ? [] : dueChanges(opened, texts, fail);
      return due;
    });
    if (isApplied && !isBehind) return { due, failed };
    await documents.settle();
  }
  throw new ChangeRefusedError(changes[0]?.path ?? '', 'notAccepted');
}

async function onDisk(documents: Documents, changes: readonly DocumentChange[]) {
  const texts = await inTurns(changes, ({ path }) => documents.saved(path));
  return new Map(changes.map(({ path }, place) => [path, texts[place]]));
}

/** Several at a time, but not all of a large project at once. */
async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>) {
  const results: R[] = [];
  for (let done = 0; done < all.length; done += atOnce)
    results.push(...(await Promise.all(all.slice(done, done + atOnce).map(work))));
  return results;
}

type Texts = readonly [document: OpenText | undefined, disk: string | undefined];

/** Whether a document has not heard yet of what has become of its file. */
function differ(...[document, disk]: Texts): boolean {
  return document?.isDirty === false && document.text !== withoutBom(disk ?? '');
}

function dueChanges(
  changes: readonly DocumentChange[],
  texts: readonly Texts[],
  fail: (path: string, error: unknown) => unknown,
): readonly DueChange[] {
  return changes.flatMap((one, place) => {
    try {
      const made = dueChange(one, ...(texts[place] ?? [undefined, undefined]));
      return made.edits.length > 0 ? [made] : [];
    } catch (error) {
      fail(one.path, error);
      return [];
    }
  });
}

function dueChange({ path, change, after }: DocumentChange, ...texts: Texts): DueChange {
  const [document, disk] = texts;
  if (differ(document, disk)) {
    const isLineEnds = withOneLineEnd(withoutBom(disk ?? '')) === withOneLineEnd(document?.text);
    throw isLineEnds ? new ChangeRefusedError(path, 'mixedLineEnds') : new StaleError();
  }
  // Of a file that is not in memory, the disk says what the editor will load.
  const text = document === undefined ? disk : bomOf(after) + document.text;
  if (text === undefined) throw new StaleError();
  if (document === undefined && new Set(text.match(/\r\n|\r|\n/gu)).size > 1)
    throw new ChangeRefusedError(path, 'mixedLineEnds');
  const { base, edits } = runSync(change(text));
  return { path, text: base, edits, wasDirty: document?.isDirty === true };
}

const bomOf = (text: string) => (text.startsWith('\ufeff') ? '\ufeff' : '');
const withoutBom = (text: string) => text.slice(bomOf(text).length);
const withOneLineEnd = (text = '') => text.replaceAll(/\r\n?/gu, '\n');
