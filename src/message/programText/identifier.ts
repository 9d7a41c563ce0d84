import {
  isCurrencyCode,
  isFileName,
  isGlob,
  isLocaleCode,
  isMediaType,
  isTimeZone,
} from './codes.ts';
import { keyWords, lastName, tellingKey, wordsIn, type MessageKey } from './keyWords.ts';

/** A kind of values that only programs read. */
interface Kind {
  readonly is: (text: string, key: MessageKey) => boolean;
  /** What its program takes in the place of such a value; absent where a translation may be for people all the same. */
  readonly takes?: (text: string, value: string) => boolean;
}

/** Whether a text is read by a program alone: a color, an icon, a constant, an option, a code, a path. */
export function isIdentifier(text: string, key: MessageKey): boolean {
  return kindOf(text, key) !== undefined;
}

/** Whether a text for certain is nothing that a program takes in the place of a value. */
export function isRefused(text: string, value: string, key: MessageKey): boolean {
  return kindOf(value, key)?.takes?.(text.trim(), value.trim()) === false;
}

/** Characters of a value: longer texts are sentences. */
const longest = 300;
/** How no value begins; most texts do. */
const sentence = /^(?:[A-Z][a-z]*\s|[^ -~])/;

function kindOf(text: string, key: MessageKey): Kind | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longest || sentence.test(trimmed)) return undefined;
  const own = tellingKey(key);
  return kinds.find(({ is }) => is(trimmed, own));
}

const listed = (text: string) => text.split(/[,،、，;]/u).map((one) => one.trim());
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
const matchesOne = (patterns: readonly RegExp[]) => (text: string) =>
  patterns.some((one) => one.test(text));

/** Colors: three letters alone may be a word, three digits a number. */
const colors: readonly RegExp[] = [
  /^#(?=[0-9a-f]*\d)(?!\d{3}$)(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^#(?:[0-9A-F]{6}|[0-9A-F]{8})$/,
  /^(?:rgb|hsl)a?\([\d\s.,%/deg]+\)$/i,
];
const isColor = matches(/^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\(.*\))$/i);

/** Of the short names `bi-house` alone is as `bi-weekly`: they are told by the class before, or by the key. */
const icons: readonly RegExp[] = [
  /^(?:(?:mdi|fa|glyphicon|el-icon)[-: ])+[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /^(?:fa[bdlrs] fa|(bi|ri|pi|icon) \1)-[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /^(?:fa[bdlrs]|bi|ri):[a-z0-9]+(?:-[a-z0-9]+)*$/,
];
const shortIcon = /^(?:bi|ri|pi|icon)-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isClasses = matches(/^[\w:./[\]-]+(?:\s+[\w:./[\]-]+)*$/);

/** What Transifex writes in the place of a text that has not come from it yet. */
export const isStub = (text: string): boolean => /^\s*[0-9a-f]{32}_tr\s*$/.test(text);

const directions = matches(/^(?:ltr|rtl)$/);
/** The header of gettext that Nextcloud keeps among its messages. */
export const isFormsHeader = matches(/^\s*nplurals\s*=\s*\d+\s*;\s*plural\s*=/);

/** Options of `Intl.DateTimeFormat` and its kin, under the names that these have. */
const options = matches(
  /^(?:numeric|2-digit|long|short|narrow|full|medium|currency|percent|decimal|unit|h1[12]|h2[34])$/,
);
const optionNames =
  /^(?:weekday|era|year|month|day|hour|minute|second|timeZoneName|dateStyle|timeStyle|hourCycle|currencyDisplay|unitDisplay)$/;

/** Paths from the root or from where the program is; "/user/month" is said of a price. */
const path = /^(?:~|\.{1,2})?(?:\/[\w.~@:%+-]+){2,}\/?(?:[?#][\w=&%.-]*)?$/;
const ofPrices =
  /\/(?:mo|month|y|yr|year|w|wk|week|d|day|night|h|hr|hour|min|minute|s|sec|second)s?(?:\/|$)/i;
const pathOfKey = /^\/[\w.~@:%+#?=&/-]*$/;
const isPath = matches(/^(?:[~.]*\/|https?:)\S*$/);

/** Snake, constant and dotted case, and names with versions. */
const names: readonly RegExp[] = [
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/,
  /^[a-z][\w-]+(?:\.[A-Za-z][\w-]+){2,}$/,
];
const versioned =
  /^(?:[a-z][a-z0-9]*(?:-[a-z]+)+-\d+\.\d+(?:-[a-z0-9]+)*|(?:claude|dall-e|deepseek|gemini|gemma|gpt|grok|llama|mistral|phi|qwen|text-embedding|tts|whisper)-(?=.*\d)[\w.-]+|[a-z]+-\d{2,3}color)$/;
/** Two parts alone: "max.size" and "art.no" are short for words, "iPhone" and "macOS" are names. */
const camelOrDotted =
  /^(?:[a-z]{3,}(?:[A-Z][a-z]{2,}[0-9]*)+|(?!(?:acc|approx|art|avg|dept|est|etc|excl|ext|fig|incl|int|inv|max|min|misc|num|pos|prof|qty|ref|reg|sec|std|tel|temp|ver|vol)\.)[a-z]{3,}\.[a-z][a-zA-Z]{2,})$/;

/** Names of what is shown. */
const shown =
  'true false yes no on off label title text value name message boolean option description'.split(
    ' ',
  );

function has(key: MessageKey, ...names: readonly string[]): boolean {
  const words = keyWords(key);
  return names.some((one) => words.has(one));
}

/** What any key may have, in front: the words of a key are looked at last, to find them takes longest. */
const kinds: readonly Kind[] = [
  { is: directions, takes: directions },
  { is: matchesOne(colors), takes: isColor },
  { is: matchesOne(icons), takes: isClasses },
  { is: isFormsHeader, takes: isFormsHeader },
  { is: isMediaType, takes: isMediaType },
  { is: (text) => path.test(text) && !ofPrices.test(text), takes: isPath },
  { is: matchesOne(names) },
  { is: isStub },
  { is: isFileName },
  { is: isGlob },
  {
    is: (text) => listed(text).every((one) => versioned.test(one)),
    takes: areSame,
  },
  { is: (text, key) => camelOrDotted.test(text) && isApart(text, key) },
  { is: (text, key) => options(text) && optionNames.test(lastName(key)), takes: options },
  { is: (text, key) => options(text) && /^(?:style|notation)$/.test(lastName(key)) },
  {
    is: (text, key) => isTimeZone(text) && has(key, 'timezone', 'tz', 'zone'),
    takes: (text) => isTimeZone(text) || /^[A-Z]{3,4}$/.test(text),
  },
  { is: isTimeZone },
  {
    is: (text, key) => /^[a-z]{2,3}(?:[-_][A-Z][A-Za-z]{1,3})?$/.test(text) && isOfLocales(key),
    takes: matches(/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i),
  },
  { is: isLocaleCode },
  { is: (text, key) => isCurrencyCode(text) && has(key, 'currency', 'currencies') },
  {
    is: (text, key) => /^#[0-9a-f]{3,8}$/i.test(text) && has(key, 'color', 'colour', 'background'),
    takes: isColor,
  },
  // `"true": "true"` are words for people.
  {
    is: (text, key) => /^(?:true|false)$/.test(text) && key.length > 0 && !has(key, ...shown),
  },
  { is: (text, key) => shortIcon.test(text) && isOfIcons(key), takes: isClasses },
  { is: (text, key) => pathOfKey.test(text) && has(key, ...ofPaths), takes: isPath },
  {
    is: (text, key) =>
      /^[a-z0-9]+(?:[-:_][a-z0-9]+)+$/.test(text) && has(key, 'icon', 'slug', ...ofClasses),
    takes: isClasses,
  },
  {
    is: (text, key) => areClasses(text) && has(key, 'icon', ...ofClasses),
    takes: isClasses,
  },
];

const ofPaths = ['url', 'uri', 'href', 'path', 'pathname', 'route', 'link', 'endpoint'];
const ofClasses = ['class', 'classes', 'cls', 'classname', 'css'];

/** `icons.save`, too. */
const isOfIcons = (key: MessageKey) =>
  key.some((part) => has([part], 'icon', 'icons', ...ofClasses));

const isOfLocales = (key: MessageKey) =>
  has(key, 'lang', 'locale') || (has(key, 'language') && has(key, 'code', 'id', 'tag'));

/** Whether two lists have the same names, in any order. */
function areSame(text: string, value: string): boolean {
  const [own, other] = [text.toLowerCase(), value].map((one) => listed(one).toSorted().join(' '));
  return own === other;
}

/** `btn btn-primary`: several in lowercase, one of which begins as another does. */
function areClasses(text: string): boolean {
  if (!/^[a-z][\w-]*(?:\s+[a-z][\w-]*)+$/.test(text)) return false;
  const [first = '', ...others] = text.split(/\s+/);
  const start = /^[a-z]+/.exec(first)?.[0] ?? '';
  return others.some((one) => one.startsWith(`${start}-`));
}

/** `hasCode` of `has-code` may stand in the place of words, for people; so may what has no key. */
function isApart(text: string, key: MessageKey): boolean {
  return key.length > 0 && wordsIn(text).join('') !== wordsIn(lastName(key)).join('');
}
