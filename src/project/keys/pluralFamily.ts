import { type ResourceFile, keyId, type KeyPath } from '../../resources/formats/format.ts';
import { startsWith, type KeyChange } from './keyChange.ts';

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const form = /^(.+_)(zero|one|two|few|many|other)$/u;

/**
 * The keys that a rename is meant for: a plural form of i18next brings its siblings along, in the forms that any locale
 * has, because a program asks for them by what they have in common.
 */
export function renamedTogether(
  source: ResourceFile,
  { from, to }: Omit<KeyChange, 'kind'>,
): readonly Omit<KeyChange, 'kind'>[] {
  const [, stem, category] = form.exec(String(from.at(-1))) ?? [];
  const [, newStem, newCategory] = form.exec(String(to.at(-1))) ?? [];
  const withName = (path: KeyPath, name: string) => [...path.slice(0, -1), name];
  const isFamily =
    stem !== undefined &&
    newStem !== undefined &&
    category === newCategory &&
    source.get(withName(from, `${stem}other`)) !== undefined &&
    keyId(from) !== keyId(to);
  if (!isFamily) return [{ from, to }];
  return forms.map((one) => ({
    from: withName(from, stem + one),
    to: withName(to, newStem + one),
  }));
}

/**
 * The keys that go with others: with all the forms that the source has of an i18next plural, those that only its
 * translations have.
 */
export function deletedTogether(
  { messages }: ResourceFile,
  keys: readonly KeyPath[],
): readonly KeyPath[] {
  const stems = new Map<string, readonly KeyPath[]>();
  for (const key of keys) {
    const [, stem] = form.exec(String(key.at(-1))) ?? [];
    if (stem === undefined) continue;
    const family = forms.map((one) => [...key.slice(0, -1), stem + one]);
    stems.set(keyId([...key.slice(0, -1), stem]), family);
  }
  const going = new Set(keys.map(keyId));
  const there = new Set(messages.map(({ path }) => keyId(path)));
  const isWhole = (family: readonly KeyPath[]) =>
    family.some((key) => there.has(keyId(key))) &&
    family.every((key) => going.has(keyId(key)) || !there.has(keyId(key)));
  return [...keys, ...[...stems.values()].filter(isWhole).flat()];
}

/** The last key of a plural message that this one is a form of; the key itself, where it is none. */
export function lastForm({ messages }: ResourceFile, key: KeyPath): KeyPath {
  const [, stem] = form.exec(String(key.at(-1))) ?? [];
  if (stem === undefined) return key;
  const group = key.slice(0, -1);
  const isForm = (path: KeyPath) =>
    path.length === key.length &&
    startsWith(path, group) &&
    form.exec(String(path.at(-1)))?.[1] === stem;
  return messages.findLast(({ path }) => isForm(path))?.path ?? key;
}

/** The key that stands for a message as a whole: the group of its forms, or the list that it is an element of. */
export function wholeKey({ messages }: ResourceFile, key: KeyPath): KeyPath {
  const element = key.findIndex((step) => typeof step === 'number');
  if (element > 0) return key.slice(0, element);
  const group = key.slice(0, -1);
  const isForm = (path: KeyPath) =>
    path.length === key.length && forms.includes(String(path.at(-1)));
  const inGroup = messages.filter(({ path }) => startsWith(path, group));
  const isPlural = group.length > 0 && inGroup.every(({ path }) => isForm(path));
  return isPlural && inGroup.length > 0 ? group : key;
}
