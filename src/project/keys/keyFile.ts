import { runSync } from '../../catalog/cooperative.ts';
import { applyEdits, type Edit } from '../../catalog/edit.ts';
import {
  ResourceFileError,
  type MessageValue,
  type ResourceFile,
  type ResourceFormat,
  keyId,
} from '../../catalog/formats/format.ts';
import { saysTheRest, type PlacesAfter } from './saysTheRest.ts';

/** A file that a change is made in. */
export interface KeyFile {
  readonly path: string;
  readonly format: ResourceFormat;
  readonly file: ResourceFile;
}

/** Texts by `keyId`. */
export type Values = ReadonlyMap<string, string>;

export const valuesIn = (messages: readonly MessageValue[]): Values =>
  new Map(messages.map(({ path, value }) => [keyId(path), value]));

/** What a file has to be after a change. */
export interface WantedFile {
  /** Its messages. */
  readonly values: Values;
  readonly placesAfter: PlacesAfter;
  readonly isRight?: (after: ResourceFile) => boolean;
}

/**
 * Edits of a file, once it was read again as they leave it: its messages are these and nothing else, and what is no message
 * is what it was. Nothing where that is not so, or the edits cannot be made.
 */
export function editsThatHold(
  { file, format }: KeyFile,
  make: () => readonly Edit[],
  { values, placesAfter, isRight = () => true }: WantedFile,
): readonly Edit[] | undefined {
  try {
    const edits = make();
    const after = runSync(format.parse(applyEdits(file.text, edits)));
    const isSound = holds(after, values) && saysTheRest(file, after, placesAfter) && isRight(after);
    return isSound ? edits : undefined;
  } catch (error) {
    const isOurs = error instanceof ResourceFileError || error instanceof RangeError;
    if (!isOurs) throw error;
    return undefined;
  }
}

function holds({ messages }: ResourceFile, values: Values): boolean {
  return (
    messages.length === values.size &&
    messages.every(({ path, value }) => values.get(keyId(path)) === value)
  );
}
