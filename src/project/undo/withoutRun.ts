import { applyEdits, difference, type Edit } from '../../catalog/edit.ts';
import { type ResourceFile, type ResourceFormat } from '../../catalog/formats/format.ts';
import { formatFor } from '../../catalog/formats/formats.ts';
import { keyId } from '../../catalog/keyPath.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import type { ChangedFile, ChangedMessage } from './runChanges.ts';
import { orNothing } from '../../catalog/formats/orNothing.ts';

/** The text of a file that was changed since a run, and which of its messages, by `keyId`, are in it as before the run. */
export interface WithoutRun {
  readonly base: string;
  readonly edits: readonly Edit[];
}

/**
 * The edits that give messages of a changed file the texts that they had before the run, or take them out. Only those
 * that still hold what the run wrote and are not `kept`; what cannot be taken out without touching something else stays.
 *
 * @param kept by `keyId`
 * @throws {ResourceFileError} where the file cannot be read any longer
 */
export function* withoutRun(
  file: ChangedFile,
  text: string,
  kept: ReadonlySet<string>,
): Cooperative<WithoutRun> {
  const format = formatFor(file.format, file.locale);
  const now = yield* format.parseInSteps(text);
  const due = file.messages.filter(
    (message) => now.get(message.path)?.value === message.now && !kept.has(keyId(message.path)),
  );
  const renewed = yield* withOldTexts(format, file, now, due);
  const added = due.filter(({ before }) => before === undefined);
  const inList = ({ path }: ChangedMessage) => path.some((step) => typeof step === 'number');
  const end =
    (yield* withoutMessages(format, file, renewed, added)) ??
    (yield* withoutMessages(
      format,
      file,
      renewed,
      added.filter((one) => !inList(one)),
    )) ??
    renewed;
  return { base: text, edits: end.text === text ? [] : [difference(text, end.text)] };
}

/** Spelled as they were where that reads the same, else as the file spells such texts. */
function* withOldTexts(
  format: ResourceFormat,
  file: ChangedFile,
  now: ResourceFile,
  due: readonly ChangedMessage[],
): Cooperative<ResourceFile> {
  const old = due.flatMap(({ path, before }) =>
    before === undefined ? [] : [{ path, value: before }],
  );
  if (old.length === 0) return now;
  const wanted = new Map(old.map(({ path, value }) => [keyId(path), value]));
  const spelled = yield* oldSpellings(format, file, now, old);
  const tried = yield* orNothing(format.parseInSteps(applyEdits(now.text, spelled)));
  if (tried !== undefined && differsOnlyIn(now, tried, wanted)) return tried;
  const writable = old.filter(({ path }) => now.canTake?.(path) ?? true);
  const edits = yield* orNothing(now.writeInSteps(writable, now));
  const written = edits && (yield* orNothing(format.parseInSteps(applyEdits(now.text, edits))));
  const isRight = written !== undefined && differsOnlyIn(now, written, wanted);
  return isRight ? written : now;
}

function* oldSpellings(
  format: ResourceFormat,
  { before = '' }: ChangedFile,
  now: ResourceFile,
  old: readonly { readonly path: ChangedMessage['path'] }[],
): Cooperative<readonly Edit[]> {
  const then = yield* orNothing(format.parseInSteps(before));
  return old.flatMap(({ path }) => {
    const [from, to] = [then?.get(path), now.get(path)];
    if (from === undefined || to === undefined) return [];
    const text = before.slice(from.offset, from.offset + from.length);
    return [{ offset: to.offset, length: to.length, text }];
  });
}

/** Nothing where that would touch something else. */
function* withoutMessages(
  format: ResourceFormat,
  { locale }: ChangedFile,
  now: ResourceFile,
  added: readonly ChangedMessage[],
): Cooperative<ResourceFile | undefined> {
  if (added.length === 0) return now;
  const gone = new Map(added.map(({ path }) => [keyId(path), undefined]));
  const copy = (stays: (id: string) => boolean) =>
    orNothing(format.filledCopy(now, locale, [], ({ path }) => stays(keyId(path))));
  // A format may add to a copy what a file of its own needs: such a file cannot be left as it is.
  if ((yield* copy(() => true)) !== now.text) return undefined;
  const text = yield* copy((id) => !gone.has(id));
  const after = text === undefined ? undefined : yield* orNothing(format.parseInSteps(text));
  return after !== undefined && differsOnlyIn(now, after, gone) ? after : undefined;
}

/** @param wanted by `keyId`: the other text of a message, nothing where it is gone */
function differsOnlyIn(
  one: ResourceFile,
  other: ResourceFile,
  wanted: ReadonlyMap<string, string | undefined>,
): boolean {
  let count = 0;
  for (const { path, value } of one.messages) {
    const id = keyId(path);
    const right = wanted.has(id) ? wanted.get(id) : value;
    if (other.get(path, id)?.value !== right) return false;
    if (right !== undefined) count++;
  }
  return count === other.messages.length;
}
