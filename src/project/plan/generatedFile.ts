import type { Message, ResourceFile } from '../../resources/formats/format.ts';

/**
 * Whether a file was made from a PO file, whose plural rule it holds: the JSON of Nextcloud apps, of Jed and of gettext.js.
 * A change is lost when it is made again, other files that are made with it (`.js` of Nextcloud) do not have it, and a
 * new locale needs a rule and lists of forms of its own.
 */
export function isGenerated({ messages }: Pick<ResourceFile, 'messages'>): boolean {
  const rule = messages.find(isPluralRule);
  if (rule === undefined) return false;
  // The header of a PO file is the translation of nothing.
  if (rule.path.at(-2) === '') return true;
  return (
    rule.path.length === 1 &&
    messages.every(({ path }) => path === rule.path || path[0] === 'translations')
  );
}

function isPluralRule({ path, value }: Message): boolean {
  // The rule first: hardly any text begins like one.
  if (!/^\s*nplurals\s*=/u.test(value)) return false;
  const name = path.at(-1);
  return typeof name === 'string' && /^plural[-_]?forms?$/iu.test(name);
}
