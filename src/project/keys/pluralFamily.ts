import { keyId, type KeyPath } from '../../catalog/keyPath.ts';
import type { ResourceFile } from '../../catalog/formats/format.ts';

const form = /^(.+_)(zero|one|two|few|many|other)$/u;
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A key and the new one for it. */
export interface KeyPair {
  readonly from: KeyPath;
  readonly to: KeyPath;
}

/**
 * The keys that a rename is meant for: a plural form of i18next brings its siblings along, in the forms that any locale
 * has, because a program asks for them by what they have in common.
 */
export function renamedTogether(source: ResourceFile, { from, to }: KeyPair): readonly KeyPair[] {
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
