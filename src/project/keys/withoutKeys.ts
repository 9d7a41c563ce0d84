import { runSync } from '../../resources/cooperative.ts';
import { applyEdits, difference, type Edit } from '../../resources/edit.ts';
import { keyId, type KeyPath } from '../../resources/formats/format.ts';
import { KeyChangeError, editsThatHold, valuesIn, type KeyFile } from './keyChange.ts';

/** Keys that go, with all that is below them. */
export class GoneKeys {
  readonly all: readonly KeyPath[];
  readonly #ids: ReadonlySet<string>;

  /** What is below another one of them goes with that. */
  constructor(keys: readonly KeyPath[]) {
    const ids = new Set(keys.map(keyId));
    this.#ids = ids;
    const byId = new Map(keys.map((key) => [keyId(key), key]));
    this.all = [...byId.values()].filter((key) => !this.#isBelow(key, key.length - 1));
  }

  has(path: KeyPath): boolean {
    return this.#isBelow(path, path.length);
  }

  #isBelow(path: KeyPath, most: number): boolean {
    for (let length = 1; length <= most; length += 1)
      if (this.#ids.has(keyId(path.slice(0, length)))) return true;
    return false;
  }
}

/**
 * The edits that take keys out of a file; none where it has none of them. Whatever comes out is read again.
 *
 * @throws {KeyChangeError}
 */
export function withoutKeys(one: KeyFile, keys: GoneKeys): readonly Edit[] {
  const { file, path } = one;
  const gone = new GoneKeys(keys.all.map((key) => file.keys.entryOf(key)));
  const places = new Set([...file.keys.places()].map((place) => keyId(place.path)));
  const there = gone.all.filter((key) => places.has(keyId(key)));
  const below = new GoneKeys(there);
  // What stands there by an alias has no key of its own; of what stands there twice, nobody knows which is meant.
  const stuck =
    file.messages.find((message) => gone.has(message.path) && !below.has(message.path))?.path ??
    there.find((key) => file.keys.isRepeated(key));
  if (stuck !== undefined) throw new KeyChangeError('impossible', path, stuck);
  if (there.length === 0) return [];
  const left = valuesIn(file.messages.filter((message) => !gone.has(message.path)));
  const isGone = (after: KeyFile['file']) =>
    [...after.keys.places()].every((place) => !gone.has(place.path));
  const wanted = {
    values: left,
    placesAfter: (place: KeyPath) => (gone.has(place) ? [] : [place]),
    isRight: isGone,
  };
  const edits =
    editsThatHold(one, () => file.keys.remove(there), wanted) ??
    editsThatHold(one, () => oneByOne(one, there), wanted);
  if (edits !== undefined) return edits;
  throw new KeyChangeError('impossible', path, there[0] ?? []);
}

/** Where what is around several keys overlaps. */
function oneByOne({ file, format }: KeyFile, keys: readonly KeyPath[]): readonly Edit[] {
  const left = keys.reduce(
    (now, key) => runSync(format.parse(applyEdits(now.text, now.keys.remove([key])), file)),
    file,
  );
  return [difference(file.text, left.text)];
}
