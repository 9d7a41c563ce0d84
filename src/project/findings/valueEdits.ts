import { runSync } from '../../resources/cooperative.ts';
import { applyEdits, difference, type Edit } from '../../resources/edit.ts';
import type { Message, ResourceFile, ResourceFormat } from '../../resources/formats/format.ts';
import { parsedFile } from '../../resources/formats/formats.ts';
import { exactPlaceOf } from './placedFindings.ts';

/** A value that a message is to have in the place of its own. */
export interface NewValue {
  readonly message: Message;
  readonly value: string;
}

/**
 * The edits that give messages of a file other values, each in one stretch: that which differs. Where the file's escapes
 * stand in the way, a value is written again as a whole. A message that is not the one that was checked, or that cannot be
 * written at its place, is left as it is.
 */
export function valueEdits(
  format: ResourceFormat,
  text: string,
  values: readonly NewValue[],
): readonly Edit[] {
  const file = parsedFile(format, text);
  if (file === undefined) return [];
  const possible = values.filter(({ message }) => isAsChecked(file, message));
  const narrow = possible.map((one) => narrowEdit(text, one));
  const edited = narrow.flatMap((edit) => edit ?? []);
  const after = parsedFile(format, applyEdits(text, edited));
  const isRight = ({ message: { path }, value }: NewValue) => after?.get(path)?.value === value;
  const right = possible.map((one, place) => (isRight(one) ? narrow[place] : undefined));
  const others = possible.filter((_, place) => right[place] === undefined);
  return [
    ...right.flatMap((edit) => edit ?? []),
    ...runSync(
      file.write(
        others.map(({ message: { path }, value }) => ({ path, value })),
        file,
      ),
    ),
  ];
}

function isAsChecked(file: ResourceFile, { path, value }: Message): boolean {
  return file.get(path)?.value === value && file.canTake(path);
}

function narrowEdit(text: string, { message, value }: NewValue): Edit | undefined {
  const { offset, length, text: by } = difference(message.value, value);
  const place = exactPlaceOf(text, message, { start: offset, end: offset + length });
  return place && { ...place, text: by };
}
