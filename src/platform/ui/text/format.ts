import * as vscode from 'vscode';
import { localeName } from '../../../catalog/locale.ts';
import { uiText } from './uiText.ts';

const megabyte = 1_048_576;
const largeUnit = ['megabyte', megabyte] as const;
const shortest = ['second', 1_000] as const;
const units = [['hour', 3_600_000], ['minute', 60_000], shortest] as const;

let known: Intl.NumberFormat | undefined;

/** Made once: that takes as long as to use it a hundred times. */
const numbers = () => (known ??= new Intl.NumberFormat(vscode.env.language));

/** Numbers, dates and language names in the language of the editor. */
export const format = {
  number: (value: number) => numbers().format(value),
  /** A share from 0 to 1 in whole percent; only all of it is 100 %. */
  percent: (share: number) => {
    const whole = Math.floor(share * 100) / 100;
    return new Intl.NumberFormat(vscode.env.language, { style: 'percent' }).format(whole);
  },
  /** An amount of money; a currency that is no code of ISO 4217 stands behind its number as it is. */
  money: (amount: number, currency: string) => {
    const { language } = vscode.env;
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
    return new Intl.NumberFormat(vscode.env.language, options).format(value / size);
  },
  date: (value: Date) =>
    new Intl.DateTimeFormat(vscode.env.language, { dateStyle: 'medium' }).format(value),
  /** A day that is given by its first moment in UTC. */
  day: (value: Date) =>
    new Intl.DateTimeFormat(vscode.env.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      value,
    ),
  /** A moment as its time of day, with the date where that is another than today's. */
  moment: (value: Date, now: Date) => {
    const dateStyle = value.toDateString() === now.toDateString() ? undefined : 'medium';
    const options = { timeStyle: 'short', dateStyle } as const;
    return new Intl.DateTimeFormat(vscode.env.language, options).format(value);
  },
  /** A length of time in milliseconds as whole seconds, minutes or hours, never less than it is. */
  duration: (milliseconds: number) => {
    const [unit, length] = units.find(([, size]) => milliseconds >= 2 * size) ?? shortest;
    const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(vscode.env.language, options).format(
      Math.max(0, Math.ceil(milliseconds / length)),
    );
  },
  list: (values: readonly string[]) =>
    new Intl.ListFormat(vscode.env.language, { type: 'conjunction' }).format(values),
  /** A language or locale by its name; its tag, which may come from the service, where the editor has none. */
  language: (tag: string) => uiText(localeName(tag, vscode.env.language)),
  /** The same with its tag: `Chinese (zh)`. */
  locale: (tag: string) => {
    const [name, shown] = [format.language(tag), uiText(tag)];
    return name === shown ? shown : `${name} (${shown})`;
  },
} as const;
