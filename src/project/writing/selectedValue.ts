import type { Message, ResourceFile } from '../../catalog/formats/format.ts';
import { writtenStarts } from '../../catalog/formats/writtenStarts.ts';
import type { TextRange } from '../../message/textRange.ts';

/** A stretch of a message's value. */
export interface SelectedValue {
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
