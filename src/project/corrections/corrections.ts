import type { Edit } from '../../resources/edit.ts';
import type { Message, ResourceFormat, ResourceFile } from '../../resources/formats/format.ts';
import { writtenStarts } from '../../resources/formats/writtenStarts.ts';
import { checkMessage } from '../../message/checks/checkMessage.ts';
import type { MessageSyntax } from '../../message/syntax.ts';
import { MessageSyntaxError } from '../../message/messageSyntaxError.ts';
import { messageParts } from '../../message/parts.ts';
import type { TextRange } from '../../message/textRange.ts';
import { translatable } from '../../message/translatable.ts';
import { wordChanges, type WordChange } from '../../message/wordChanges.ts';
import { exactPlaceOf, placeOf } from '../findings/placedFindings.ts';
import { valueEdits, type NewValue } from '../findings/valueEdits.ts';

/** Words that should read otherwise. */
export interface Correction {
  /** Where they are in the text of the file, in UTF-16 units. */
  readonly at: { readonly offset: number; readonly length: number };
  /** What corrects them there, with the escapes of the file. */
  readonly edit: Edit;
  readonly before: string;
  readonly after: string;
}

/** How a text is read. */
export interface Read {
  readonly locale: string;
  readonly syntax: MessageSyntax;
}

/** The corrections of a stretch of plain text, which was sent and came back. */
export function textCorrections(
  {
    start,
    before,
    after,
  }: { readonly start: number; readonly before: string; readonly after: string },
  read: Read,
): readonly Correction[] {
  return soundChanges(before, after, read).map(({ at, text }) => {
    const place = { offset: start + at.start, length: at.end - at.start };
    return {
      at: place,
      edit: { ...place, text },
      before: before.slice(at.start, at.end),
      after: text,
    };
  });
}

/**
 * The corrections of values of a resource file, each with an edit of its own. Where the format stands in the way of single
 * ones, those of a value are one.
 */
export function valueCorrections(
  format: ResourceFormat,
  text: string,
  values: readonly NewValue[],
  read: Read,
): readonly Correction[] {
  const all = values.map(({ message, value }) => {
    const changes = soundChanges(message.value, value, read);
    const areExact = changes.every(({ at }) => exactPlaceOf(text, message, at) !== undefined);
    return { message, changes: areExact ? changes : asOne(message.value, changes) };
  });
  const rounds = Math.max(0, ...all.map(({ changes }) => changes.length));
  const found: Correction[] = [];
  for (let round = 0; round < rounds; round++) {
    const wanted = all.flatMap(({ message, changes }) => {
      const change = changes[round];
      return change === undefined
        ? []
        : [{ message, change, value: withTexts(message.value, [change]) }];
    });
    const edits = valueEdits(format, text, wanted);
    for (const { message, change } of wanted) {
      const [edit, ...others] = edits.filter((one) => isWithin(one, message));
      if (edit === undefined || others.length > 0) continue;
      found.push({
        at: placeOf(text, message, change.at),
        edit,
        before: message.value.slice(change.at.start, change.at.end),
        after: change.text,
      });
    }
  }
  return found.toSorted((a, b) => a.at.offset - b.at.offset);
}

function isWithin({ offset, length }: Edit, message: Message): boolean {
  return offset >= message.offset && offset + length <= message.offset + message.length;
}

/** Changes each of which may be made alone: where one would break what a program reads, they go together. */
function soundChanges(before: string, after: string, read: Read): readonly WordChange[] {
  const changes = wordChanges(before, after);
  const { locale, syntax } = read;
  const locales = { sourceLocale: locale, targetLocale: locale };
  const isSound = (change: WordChange) =>
    checkMessage({
      source: before,
      target: withTexts(before, [change]),
      syntax,
      ...locales,
    }).every(({ severity }) => severity !== 'error');
  return changes.length < 2 || changes.every(isSound) ? changes : asOne(before, changes);
}

function asOne(before: string, changes: readonly WordChange[]): readonly WordChange[] {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const at: TextRange = { start: first.at.start, end: last.at.end };
  const moved = changes.map(({ at: { start, end }, text }) => ({
    at: { start: start - at.start, end: end - at.start },
    text,
  }));
  return [{ at, text: withTexts(before.slice(at.start, at.end), moved) }];
}

/**
 * Whether a message has words, and is put together again as it was taken apart: what differs afterwards is then what the
 * service wrote. One that cannot be taken apart is not sent, and a run says why.
 */
export function canBeRewritten(value: string, locale: string, syntax: MessageSyntax): boolean {
  if (!translatable(value)) return false;
  try {
    const parts = messageParts(value, { sourceLocale: locale, targetLocale: locale, syntax });
    return parts.assemble(parts.segments.map(({ text }) => text)) === value;
  } catch (error) {
    if (error instanceof MessageSyntaxError) return true;
    throw error;
  }
}

/** A stretch of a message's value. */
interface SelectedValue {
  readonly message: Message;
  readonly at: TextRange;
}

/**
 * The stretch of a message's value that a selection in its file means; an escape that is selected in part does not count.
 * The whole value where the selection covers it, quotes or not. Nothing where the selection goes beyond one value, or
 * where it cannot be told what it means.
 */
export function selectedValue(
  { messages, text }: Pick<ResourceFile, 'messages' | 'text'>,
  { start, end }: TextRange,
): SelectedValue | undefined {
  const message = messages.find(({ offset, length }) => offset <= start && end <= offset + length);
  if (message === undefined) return undefined;
  const { offset, length, value } = message;
  if (start === offset && end === offset + length) return whole(message);
  const starts = writtenStarts(text.slice(offset, offset + length), value);
  if (starts === undefined) return undefined;
  const from = starts.findIndex((written) => offset + written >= start);
  const to = starts.findLastIndex((written) => offset + written <= end);
  return from < 0 || to <= from ? undefined : { message, at: { start: from, end: to } };
}

const whole = (message: Message): SelectedValue => ({
  message,
  at: { start: 0, end: message.value.length },
});

/** A value with other texts in some of its stretches, which do not overlap. */
export function withTexts(
  value: string,
  texts: readonly { readonly at: TextRange; readonly text: string }[],
): string {
  return texts
    .toSorted((a, b) => b.at.start - a.at.start)
    .reduce((sofar, { at, text }) => sofar.slice(0, at.start) + text + sofar.slice(at.end), value);
}
