import { type Message, type ResourceFormat, nestedKeys, type KeyPath } from '../format.ts';
import { canonicalLocale } from '../../locale.ts';
import { copiesOf } from './copyOf.ts';
import { entryMessage, entryTextIn } from './entries.ts';
import { jsonMessage, type Beside, type JsonDialect, type JsonText } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';
import { isContainer, type TreeContainer, memberOf, nodeAt, readMembers } from '../tree/node.ts';

/**
 * JSON and JSONC: every string in objects and arrays is a message, but for the `$schema` of the file, the `locale` that
 * Angular puts beside the `translations`, and what describes the texts of entries; see `entryTextIn`.
 */
const dialect: JsonDialect = {
  id: 'json',
  keys: nestedKeys,
  messages(root) {
    const translations = translationsOf(root);
    if (translations) return messagesIn(translations, ['translations']);
    const text = entryTextIn(root);
    return text === undefined ? messagesIn(root, []) : entriesIn(root, text);
  },
  entryText: entryTextIn,
  beside,
  heading: (locale, source) => (source && translationsOf(source) ? { locale } : {}),
};

/** Plain JSON; files may have the locale, which is their own, as a root key, and sources their texts as keys. */
export function jsonFor(locale: string, isSource = false): ResourceFormat {
  return jsonFormat(dialect, locale, isSource);
}

/** Plain JSON of a locale that is not known. */
export const json = jsonFormat(dialect);

function* messagesIn(container: TreeContainer, path: KeyPath): Generator<Message> {
  for (const { name, value } of readMembers(container)) {
    const inner = [...path, name];
    if (isContainer(value)) yield* messagesIn(value, inner);
    else if (value.kind === 'string' && !isSchema(inner)) yield jsonMessage(inner, value);
  }
}

/** Of entries the text alone, of all else every string. */
function* entriesIn(root: TreeContainer, text: string): Generator<Message> {
  for (const member of readMembers(root)) {
    const { name, value } = member;
    const message = entryMessage(member, text);
    if (message) yield message;
    else if (isContainer(value)) yield* messagesIn(value, [name]);
    else if (value.kind === 'string' && !isSchema([name])) yield jsonMessage([name], value);
  }
}

/** What describes the text of a new entry, as far as the entries of its file have such members. */
function beside(target: TreeContainer, source: JsonText): Beside {
  const text = entryTextIn(source.root);
  const isUsual = (name: string | number) =>
    target.members.length === 0 || target.members.some(({ value }) => memberOf(value, name));
  return ({ path }) => {
    const [key = '', name] = path;
    const isEntry = path.length === 2 && name !== undefined && name === text;
    if (!isEntry || nodeAt(target, path) !== undefined) return [];
    const entry = nodeAt(source.root, [key]);
    const names = isContainer(entry) ? readMembers(entry).map((member) => member.name) : [];
    const others = names.filter((one) => one !== text && isUsual(one));
    return copiesOf(target, source, [key], others);
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
