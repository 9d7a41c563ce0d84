import { l10n } from './l10n.ts';
import { localeName } from '../resources/locale.ts';
import { uiText } from './uiText.ts';
import { pluralForm, readPlural } from '../message/icu/pluralText.ts';

const megabyte = 1_048_576;
const largeUnit = ['megabyte', megabyte] as const;
const shortest = ['second', 1_000] as const;
const units = [['hour', 3_600_000], ['minute', 60_000], shortest] as const;

let known: Intl.NumberFormat | undefined;

/** Made once: that takes as long as to use it a hundred times. */
const numbers = () => (known ??= new Intl.NumberFormat(l10n.locale()));

/** Numbers, dates and language names in the language of the editor. */
export const format = {
  number: (value: number) => numbers().format(value),
  /** A share from 0 to 1 in whole percent; only all of it is 100 %. */
  percent: (share: number) => {
    const whole = Math.floor(share * 100) / 100;
    return new Intl.NumberFormat(l10n.locale(), { style: 'percent' }).format(whole);
  },
  /** An amount of money; a currency that is no code of ISO 4217 stands behind its number as it is. */
  money: (amount: number, currency: string) => {
    const language = l10n.locale();
    try {
      const options = { style: 'currency', currency } as const;
      // What is less than a cent is not nothing.
      const digits = amount > 0 && amount < 0.01 ? { maximumSignificantDigits: 1 } : {};
      return new Intl.NumberFormat(language, { ...options, ...digits }).format(amount);
    } catch {
      const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(amount);
      return `${number} ${uiText(currency, 10)}`.trim();
    }
  },
  /** A size in bytes as `150 KB` or `10 MB`, of 1,024 each. */
  bytes: (value: number) => {
    const [unit, size] = value < megabyte ? (['kilobyte', 1024] as const) : largeUnit;
    const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(l10n.locale(), options).format(value / size);
  },
  date: (value: Date) =>
    new Intl.DateTimeFormat(l10n.locale(), { dateStyle: 'medium' }).format(value),
  /** A day that is given by its first moment in UTC. */
  day: (value: Date) =>
    new Intl.DateTimeFormat(l10n.locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(value),
  /** A moment as its time of day, with the date where that is another than today's. */
  moment: (value: Date, now: Date) => {
    const dateStyle = value.toDateString() === now.toDateString() ? undefined : 'medium';
    const options = { timeStyle: 'short', dateStyle } as const;
    return new Intl.DateTimeFormat(l10n.locale(), options).format(value);
  },
  /** A length of time in milliseconds as whole seconds, minutes or hours, never less than it is. */
  duration: (milliseconds: number) => {
    const [unit, length] = units.find(([, size]) => milliseconds >= 2 * size) ?? shortest;
    const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(l10n.locale(), options).format(
      Math.max(0, Math.ceil(milliseconds / length)),
    );
  },
  list: (values: readonly string[]) =>
    new Intl.ListFormat(l10n.locale(), { type: 'conjunction' }).format(values),
  /** A language or locale by its name; its tag, which may come from the service, where the editor has none. */
  language: (tag: string) => uiText(localeName(tag, l10n.locale())),
  /** The same with its tag: `Chinese (zh)`. */
  locale: (tag: string) => {
    const [name, shown] = [format.language(tag), uiText(tag)];
    return name === shown ? shown : `${name} (${shown})`;
  },
} as const;

/**
 * Says a number in a text by the plural rules of its language. `l10n.t` knows no plurals, so that the text, which it
 * has translated, is an ICU message: `{0, plural, one {# file} other {# files}}`. Translations have the forms of their own
 * language. `values` are for `{1}`, `{2}` and so on.
 */
export function plural(message: string, count: number, ...values: readonly string[]): string {
  const form = pluralForm(readPlural(message), l10n.textLocale(), count);
  const shown = [format.number(count), ...values];
  return form.replace(/\{(\d)\}/g, (slot, index: string) => shown[Number(index)] ?? slot);
}

/** In all plural forms, as an ICU message. */
export const termsText = (): string => l10n.t('{0, plural, one {# term} other {# terms}}');

const counted = (text: () => string) => (count: number) => plural(text(), count);

/** Numbers with what they count. */
export const quantity = {
  messages: counted(() => l10n.t('{0, plural, one {# message} other {# messages}}')),
  files: counted(() => l10n.t('{0, plural, one {# file} other {# files}}')),
  characters: counted(() => l10n.t('{0, plural, one {# character} other {# characters}}')),
  requests: counted(() => l10n.t('{0, plural, one {# request} other {# requests}}')),
  locales: counted(() => l10n.t('{0, plural, one {# target locale} other {# target locales}}')),
  segments: counted(() => l10n.t('{0, plural, one {# segment} other {# segments}}')),
  entries: counted(() => l10n.t('{0, plural, one {# entry} other {# entries}}')),
  lists: counted(() => l10n.t('{0, plural, one {# list} other {# lists}}')),
  terms: counted(termsText),
  problems: counted(() => l10n.t('{0, plural, one {# problem} other {# problems}}')),
  uncounted: counted(() =>
    l10n.t('{0, plural, one {# file cannot be counted} other {# files cannot be counted}}'),
  ),
  units: counted(() => l10n.t('{0, plural, one {# unit} other {# units}}')),
} as const;
