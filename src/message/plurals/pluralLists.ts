import { scanPlaceholders } from '../placeholders/messageText.ts';
import { isNumberPlaceholder } from '../placeholders/numberPlaceholder.ts';
import { pluralForms, isForOneNumber, isRare } from './pluralForms.ts';

/** No language has more. */
const mostForms = 6;

/**
 * Whether the texts of a list are the plural forms of one message: `["a minute", "%d minutes"]`. They are the same words,
 * inflected, with the same placeholders, and all but the first show a number.
 */
export function isPluralList(texts: readonly string[]): boolean {
  if (texts.length < 2 || texts.length > mostForms) return false;
  const [first, ...others] = texts.map(formOf);
  const last = others.at(-1);
  if (first === undefined || last === undefined) return false;
  return (
    others.every(({ showsNumber }) => showsNumber) &&
    [first, ...others].every((form) => form.values === last.values && isInflected(form, last))
  );
}

/**
 * The places in a list of so many forms that stand for one number alone, or for none and one. Lists have their forms in
 * the order of gettext, which is CLDR's but for languages whose forms are all for many numbers (Latvian, Slovenian). In a
 * list with fewer forms than its language has, only the first one is known.
 */
export function placesOfOneNumber(locale: string, length: number): readonly number[] {
  const forms = pluralForms(locale, 'cardinal').categories.filter(
    (form) => !isRare(form, locale, 'cardinal'),
  );
  const known = forms.length > length ? forms.slice(0, 1) : forms;
  return known.flatMap((form, place) => (isForOneNumber(form, locale, 'cardinal') ? [place] : []));
}

/** What can be compared of a form. */
interface Form {
  readonly words: readonly string[];
  readonly showsNumber: boolean;
  /** All placeholders but those of numbers. */
  readonly values: string;
}

function formOf(text: string): Form {
  const found = scanPlaceholders(text);
  const numbers = found.filter((one) => isNumberPlaceholder(one.text));
  const values = found.filter((one) => !isNumberPlaceholder(one.text)).map((one) => one.identity);
  const bare = numbers
    .reduce((rest, one) => rest.replace(one.text, ' '), text)
    // "%d minutes (2nd plural)": a word for translators.
    .replaceAll(/\([^()]*\)/gu, ' ');
  const words = bare.toLowerCase().split(/\s+/u).filter(Boolean);
  return { words, showsNumber: numbers.length > 0, values: values.toSorted().join(' ') };
}

function isInflected(form: Form, last: Form): boolean {
  const words = form.showsNumber ? form.words : form.words.filter((word) => !one.test(word));
  return (
    words.length === last.words.length &&
    words.every((word, place) => areAlike(word, last.words[place] ?? ''))
  );
}

const one = /^(?:1|an?|one|single|eine?|un[aeo]?)$/u;

/** Half of the letters are the same, or English says it with another word. */
function areAlike(a: string, b: string): boolean {
  if (a === b || irregular.has(`${a} ${b}`)) return true;
  let shared = 0;
  while (shared < a.length && a.charAt(shared) === b.charAt(shared)) shared++;
  return shared * 2 >= Math.max(a.length, b.length);
}

const irregular: ReadonlySet<string> = new Set([
  'is are',
  'was were',
  'has have',
  'does do',
  'it them',
  'it they',
  'its their',
  'that those',
  'this these',
  'man men',
  'person people',
]);
