import { type Message, type ResourceFormat, nestedKeys, type KeyPath } from '../format.ts';
import { canonicalLocale } from '../../locale.ts';
import { jsonMessage, type JsonDialect } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';
import { isContainer, type TreeContainer, memberOf, readMembers } from '../tree/node.ts';

/**
 * JSON and JSONC: every string in objects and arrays is a message, but for the `$schema` of the file and the `locale`
 * that Angular puts beside the `translations`.
 */
const dialect: JsonDialect = {
  id: 'json',
  keys: nestedKeys,
  messages(root) {
    const translations = translationsOf(root);
    return translations ? messagesIn(translations, ['translations']) : messagesIn(root, []);
  },
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
