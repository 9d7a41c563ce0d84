import { keyWords, type MessageKey } from './keyWords.ts';

/** Texts that no person reads, whatever their key is. */
const always: readonly RegExp[] = [
  /^(?:ltr|rtl)$/,
  // Colors: three letters alone may be a word.
  /^#(?=[0-9a-f]*\d)(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^#(?:[0-9A-F]{6}|[0-9A-F]{8})$/,
  /^(?:rgb|hsl)a?\([\d\s.,%/deg]+\)$/i,
  // Names of icons and classes.
  /^(?:(?:mdi|fa[bdlrs]?|icon|bi|ri|glyphicon|el-icon|pi)[-: ])+[a-z0-9]+(?:-[a-z0-9]+)*$/,
  // CONSTANT_CASE and snake_case.
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/,
  // Dotted paths and names of files.
  /^[a-z][\w-]+(?:\.[A-Za-z][\w-]+){2,}$/,
  /^[\w-]+\.(?:css|csv|exe|gif|html?|jpe?g|js|json|md|pdf|png|svg|tsx?|txt|xml|ya?ml|zip)$/,
  // The header of gettext that Nextcloud keeps among its messages.
  /^\s*nplurals\s*=\s*\d+\s*;\s*plural\s*=/,
];

/** Options of `Intl.DateTimeFormat` and its kin, under the names that these have. */
const options =
  /^(?:numeric|2-digit|long|short|narrow|full|medium|currency|percent|decimal|unit|h1[12]|h2[34])$/;
const optionNames =
  /^(?:weekday|era|year|month|day|hour|minute|second|timeZoneName|dateStyle|timeStyle|hourCycle|style|currencyDisplay|unitDisplay|notation)$/;

/** Names of what is shown. */
const shown =
  'true false yes no on off label title text value name message boolean option description'.split(
    ' ',
  );

/** Whether a text is read by a program alone: a color, an icon, a constant, an option. */
export function isIdentifier(text: string, key: MessageKey): boolean {
  const trimmed = text.trim();
  if (always.some((one) => one.test(trimmed))) return true;
  const name = key.at(-1);
  if (typeof name !== 'string') return false;
  if (options.test(trimmed)) return optionNames.test(name);
  // `"true": "true"` are words for people.
  if (/^(?:true|false)$/.test(trimmed)) return !hasWord(key, shown);
  return isOfKey(trimmed, key);
}

function hasWord(key: MessageKey, names: readonly string[]): boolean {
  const words = keyWords(key);
  return names.some((one) => words.has(one));
}

/** What only a key tells from a word. The words of a key are looked at last: to find them takes longest. */
function isOfKey(text: string, key: MessageKey): boolean {
  const has = (...names: readonly string[]) => hasWord(key, names);
  if (/^#[0-9a-f]{3,8}$/i.test(text)) return has('color', 'colour', 'background');
  if (/^[a-z]{2,3}(?:[-_][A-Z][A-Za-z]{1,3})?$/.test(text)) {
    return has('lang', 'locale') || (has('language') && has('code', 'id', 'tag'));
  }
  return /^[a-z0-9]+(?:[-:_][a-z0-9]+)+$/.test(text) && has('icon', 'class', 'slug');
}
