import { type Message, type ResourceFile, keyId } from '../../catalog/formats/format.ts';
import { isPluralList, placesOfOneNumber } from '../../message/plurals/pluralLists.ts';

/**
 * The entries of a target file, by `keyId`, that are plural forms in a list and stand for one number alone: those of
 * `"%d minutes": ["%d minute", "%d minutes"]`.
 */
export function singularEntries(
  source: readonly Message[],
  target: Pick<ResourceFile, 'get'>,
  locale: string,
): ReadonlySet<string> {
  const lists = new Map<string, Message[]>();
  for (const message of source) {
    if (typeof message.path.at(-1) !== 'number') continue;
    const id = keyId(message.path.slice(0, -1));
    const list = lists.get(id);
    if (list === undefined) lists.set(id, [message]);
    else list.push(message);
  }
  const found = new Set<string>();
  for (const list of lists.values()) {
    if (!isPluralList(list.map(({ value }) => value))) continue;
    const parent = list[0]?.path.slice(0, -1) ?? [];
    let length = 0;
    while (target.get([...parent, length]) !== undefined) length++;
    for (const place of placesOfOneNumber(locale, length)) found.add(keyId([...parent, place]));
  }
  return found;
}
