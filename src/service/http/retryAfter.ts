const day = 24 * 60 * 60 * 1000;

/**
 * The wait that a `Retry-After` header asks for, in milliseconds: whole seconds or an HTTP date, at most a day.
 * Anything else counts as if the header were absent.
 */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, day);
  const date = httpDate(value, now);
  return date === undefined ? undefined : Math.min(Math.max(date - now, 0), day);
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const time = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const month = String.raw`(?<month>[a-z]{3})`;
/** The form of today, the one of RFC 850, and the one of C's `asctime`: a recipient has to read all three. */
const forms = [
  String.raw`[a-z]{3}, (?<day>\d\d) ${month} (?<year>\d{4}) ${time} gmt`,
  String.raw`[a-z]{6,9}, (?<day>\d\d)-${month}-(?<year>\d\d) ${time} gmt`,
  String.raw`[a-z]{3} ${month} (?<day>[ \d]\d) ${time} (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** Milliseconds since the epoch; `undefined` where it is none. A year of two digits is at most 50 years ahead of now. */
function httpDate(text: string, now: number): number | undefined {
  const groups = forms.map((form) => form.exec(text)?.groups).find((found) => found);
  if (groups === undefined) return undefined;
  const number = (name: string) => Number(groups[name]);
  const place = months.indexOf(groups['month']?.toLowerCase() ?? '');
  const year = number('year');
  const [dayOfMonth, hour, minute, second] = ['day', 'hour', 'minute', 'second'].map(number);
  if (place < 0 || !isTime(hour, minute, second)) return undefined;
  const at = (full: number) => {
    const date = Date.UTC(full, place, dayOfMonth, hour, minute, second);
    const isDay = new Date(Date.UTC(full, place, dayOfMonth)).getUTCDate() === dayOfMonth;
    return isDay ? date : undefined;
  };
  if (groups['year']?.length === 4) return at(year);
  const thisYear = new Date(now).getUTCFullYear();
  const inCentury = thisYear - (thisYear % 100) + year;
  return at(inCentury > thisYear + 50 ? inCentury - 100 : inCentury);
}

const isTime = (hour = 24, minute = 60, second = 61) => hour < 24 && minute < 60 && second <= 60;
