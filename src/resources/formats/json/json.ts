import { type Message, type ResourceFormat, nestedKeys, type KeyPath } from '../format.ts';
import { canonicalLocale } from '../../locale.ts';
import { entriesIn, entryMessage, entryTextIn, isTextless } from './entries.ts';
import { jsonMessage, type JsonDialect } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';
import { copiesOf, type Beside, type Origin } from '../tree/declarations.ts';
import { isContainer, type TreeContainer, memberOf, nodeAt, readMembers } from '../tree/node.ts';

/**
 * JSON and JSONC: every string in objects and arrays is a message, but for the `$schema` of the file, the `locale` that
 * Angular puts beside the `translations`, and what describes the texts of entries; see `entryTextIn`.
 */
const dialect: JsonDialect = {
  id: 'json',
  keys: nestedKeys,
  messages(root, entryText) {
    const translations = translationsOf(root);
    if (translations) return messagesIn(translations, ['translations']);
    return messagesIn(root, [], entryText);
  },
  entryText: (root) => (translationsOf(root) ? undefined : entryTextIn(root)),
  beside,
  heading: (locale, source) => (source && translationsOf(source) ? { locale } : {}),
};

/** Plain JSON; files may have the locale, which is their own, as a root key, and sources their texts as keys. */
export function jsonFor(locale: string, isSource = false): ResourceFormat {
  return jsonFormat(dialect, locale, isSource);
}

/** Plain JSON of a locale that is not known. */
export const json = jsonFormat(dialect);

/** @param text the name of the text in entries, where the file has such */
function* messagesIn(container: TreeContainer, path: KeyPath, text?: string): Generator<Message> {
  for (const { name, value } of readMembers(container)) {
    const inner = [...path, name];
    const entry = isContainer(value) && text !== undefined && entryMessage(inner, value, text);
    if (entry) yield entry;
    else if (text !== undefined && isTextless(value)) continue;
    else if (isContainer(value)) yield* messagesIn(value, inner, text);
    else if (value.kind === 'string' && !isSchema(inner)) yield jsonMessage(inner, value);
  }
}

/** What describes the text of a new entry, as far as the entries of its file have such members. */
function beside(target: TreeContainer, source: Origin): Beside {
  const text = source.entryText;
  const others = text === undefined ? [] : entriesIn(target, text);
  const isUsual = (name: string | number) =>
    target.members.length === 0 || others.some((entry) => memberOf(entry, name));
  return ({ path }) => {
    if (text === undefined || path.at(-1) !== text || nodeAt(target, path)) return [];
    const key = path.slice(0, -1);
    const entry = nodeAt(source.root, key);
    const names = isContainer(entry) ? readMembers(entry).map(({ name }) => name) : [];
    const describing = names.filter((name) => name !== text && isUsual(name));
    return copiesOf(target, source, key, describing);
  };
}

function isSchema(path: KeyPath): boolean {
  return path.length === 1 && path[0] === '$schema';
}

/** What is beside the locale where a file holds these two and nothing else. */
function translationsOf(root: TreeContainer): TreeContainer | undefined {
  const locale = memberOf(root, 'locale')?.value;
  const translations = memberOf(root, 'translations')?.value;
  if (root.members.length !== 2 || locale?.kind !== 'string') return undefined;
  if (canonicalLocale(locale.value) === undefined || translations?.kind !== 'object')
    return undefined;
  return translations;
}
