import { gap } from '../placeholders/messageText.ts';
import type { MessagePair } from './check.ts';

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

type Unit = (typeof units)[number];

/** `24 hours`, `10m`, `30-day`; an `m` is a minute. */
const unitBehind =
  /^[\s-]?(?:(seconds?|secs?|s)|(minutes?|mins?|m)|(hours?|hrs?|h)|(days?|d)|(weeks?|w)|(months?)|(years?|y))(?!\p{L})/iu;

/**
 * Whether a translation still has the unit that stood behind a number of its source, and no digits: `24 hours` → "a cada
 * horas". What says another unit ("every day") says the number as well.
 */
export function keepsUnit(
  number: string,
  { source, target, targetLocale }: Pick<MessagePair, 'source' | 'target' | 'targetLocale'>,
): boolean {
  if (/\p{Nd}/u.test(target)) return false;
  const at = source.search(new RegExp(String.raw`(?<!\p{Nd})${number}(?!\p{Nd})`, 'u'));
  if (at < 0) return false;
  const behind = source.slice(at + number.length);
  if (/^\s?%/u.test(behind)) return /[%％٪]/u.test(target);
  const [, ...found] = unitBehind.exec(behind) ?? [];
  const unit = units[found.findIndex((one) => one !== undefined)];
  return (
    unit !== undefined && target.toLowerCase().includes(wordOf(unit, Number(number), targetLocale))
  );
}

/** The unit as it stands behind a number, without its last letter, which may be an ending; a gap where nobody knows it. */
function wordOf(unit: Unit, number: number, locale: string): string {
  const word = /\p{L}[\p{L}\p{M}]*/u.exec(written(unit, number, locale))?.[0].toLowerCase() ?? gap;
  return word.length > 3 ? word.slice(0, -1) : word;
}

function written(unit: Unit, number: number, locale: string): string {
  return formatted(number, locale, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Whether a text has a number as thousands, millions or myriads, with the word of its language: `10 million`, `100 mil`. */
export function isScaled(number: string, text: string, locale: string): boolean {
  if (number.length < 4) return false;
  const short = formatted(Number(number), locale, { notation: 'compact', compactDisplay: 'long' });
  const [, word] = /\p{Nd}\s?(\p{L}[\p{L}\p{M}]*)/u.exec(short) ?? [];
  return word !== undefined && new RegExp(String.raw`\p{Nd}\s?${word}`, 'iu').test(text);
}

/** Empty where the locale is none. */
function formatted(number: number, locale: string, options: Intl.NumberFormatOptions): string {
  try {
    return new Intl.NumberFormat(locale.replaceAll('_', '-'), options).format(number);
  } catch {
    return '';
  }
}
