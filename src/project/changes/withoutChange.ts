import { applyEdits, editsBetween, type Edit } from '../../resources/edit.ts';
import {
  type AddedMessages,
  type ResourceFile,
  type ResourceFormat,
  keyId,
  type KeyPath,
} from '../../resources/formats/format.ts';
import { formatFor } from '../../resources/formats/formats.ts';
import type { Cooperative } from '../../resources/cooperative.ts';
import { optional } from '../../resources/formats/refuse.ts';
import type { BaseAndEdits } from '../ports/files.ts';
import type { ChangedText, TextChange } from './textChange.ts';

/**
 * The edits that give messages of a changed file the texts that they had before the change, or take them out. Only those
 * that still hold what it wrote and are not `kept`; what cannot be taken out without touching something else stays.
 *
 * @param kept by `keyId`
 * @param source the text of the source file as it is now; without it, nobody knows what came along with new messages
 * @throws {ResourceFileError} where the file cannot be read any longer
 */
export function* withoutChange(
  file: TextChange,
  text: string,
  kept: ReadonlySet<string>,
  source?: string,
): Cooperative<BaseAndEdits> {
  const format = formatFor(file.format, file.locale);
  const from = source === undefined ? undefined : yield* sourceOf(file, source);
  const now = yield* format.parse(text, from);
  const due = file.messages.filter(
    (message) => now.get(message.path)?.value === message.now && !kept.has(keyId(message.path)),
  );
  const { before } = file;
  const then = before === undefined ? undefined : yield* optional(format.parse(before, now));
  const renewed = yield* withOldTexts(format, then, now, due);
  const added = due.filter((message) => message.before === undefined);
  const past = { format, old: then, source: from };
  const paths = due.flatMap(({ path, before }) => (before === undefined ? [] : [path]));
  const plain = (yield* withoutAll(past, renewed, { paths: [], renewed: paths })) ?? renewed;
  const end = yield* withoutMessages(past, plain, added);
  return { base: text, edits: editsBetween(text, end.text) };
}

/** Spelled as they were where that reads the same, else as the file spells such texts. */
function* withOldTexts(
  format: ResourceFormat,
  then: ResourceFile | undefined,
  now: ResourceFile,
  due: readonly ChangedText[],
): Cooperative<ResourceFile> {
  const old = due.flatMap(({ path, before }) =>
    before === undefined ? [] : [{ path, value: before }],
  );
  if (old.length === 0) return now;
  const wanted = new Map(old.map(({ path, value }) => [keyId(path), value]));
  const spelled = oldEncodings(then, now, old);
  const tried = yield* optional(format.parse(applyEdits(now.text, spelled), now));
  if (tried !== undefined && differsOnlyIn(now, tried, wanted)) return tried;
  const writable = old.filter(({ path }) => now.canTake(path));
  const edits = yield* optional(now.write(writable, now));
  const written = edits && (yield* optional(format.parse(applyEdits(now.text, edits), now)));
  const isRight = written !== undefined && differsOnlyIn(now, written, wanted);
  return isRight ? written : now;
}

function oldEncodings(
  then: ResourceFile | undefined,
  now: ResourceFile,
  old: readonly { readonly path: KeyPath }[],
): readonly Edit[] {
  return old.flatMap(({ path }) => {
    const [from, to] = [then?.get(path), now.get(path)];
    if (then === undefined || from === undefined || to === undefined) return [];
    const text = now.encodeAgain(to, then, from);
    return [{ offset: to.offset, length: to.length, text }];
  });
}

function sourceOf(
  { format, sourceLocale }: TextChange,
  text: string,
): Cooperative<ResourceFile | undefined> {
  return optional(formatFor(format, sourceLocale, 'source').parse(text));
}

/** What tells how a file was before, and what came from its source. */
interface Past {
  readonly format: ResourceFormat;
  readonly old: ResourceFile | undefined;
  readonly source: ResourceFile | undefined;
}

/** Each reads the whole file; in so many, three messages are found of 10,000 that cannot go. */
const mostTries = 100;

/**
 * Where not all of them can go, those do that can, as far as so many tries find them: of large parts first. What comes
 * later goes first, since lists lose their elements from the end.
 */
function* withoutMessages(
  past: Past,
  now: ResourceFile,
  added: readonly ChangedText[],
): Cooperative<ResourceFile> {
  let file = now;
  const parts = [added];
  for (const [tries, part] of parts.entries()) {
    if (tries === mostTries) break;
    const without = yield* withoutAll(past, file, { paths: part.map(({ path }) => path) });
    file = without ?? file;
    if (without !== undefined || part.length < 2) continue;
    const middle = Math.ceil(part.length / 2);
    parts.push(part.slice(middle), part.slice(0, middle));
  }
  return file;
}

/** Nothing where something else would change. */
function* withoutAll(
  { format, old, source }: Past,
  now: ResourceFile,
  messages: Pick<AddedMessages<ResourceFile>, 'paths' | 'renewed'>,
): Cooperative<ResourceFile | undefined> {
  const edits = now.keys.takeBack({ before: old, source, ...messages });
  if (edits.length === 0) return now;
  const after = yield* optional(format.parse(applyEdits(now.text, edits), now));
  return after !== undefined && lacksOnly(now, after, messages.paths) ? after : undefined;
}

/** Whether all but messages that may be gone is as it was. */
function lacksOnly(one: ResourceFile, other: ResourceFile, paths: readonly KeyPath[]): boolean {
  const gone = paths.filter((path) => other.get(path) === undefined);
  return differsOnlyIn(one, other, new Map(gone.map((path) => [keyId(path), undefined])));
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
