import { isDatePattern, isOneCase, isPhpPattern, literals } from './datePattern.ts';

/** What a part of a format of dates and times shows. */
type Field =
  | 'year'
  | 'month'
  | 'day'
  | 'weekday'
  | 'dayOfYear'
  | 'hour'
  | 'minute'
  | 'second'
  | 'period'
  | 'zone'
  | 'other';

/** Each kind of part, with what it shows. */
type Parts = readonly (readonly [part: RegExp, ...fields: readonly Field[]])[];

interface Part {
  /** With the letters around it. */
  readonly text: string;
  /** Absent where the program knows no such part. */
  readonly fields: readonly Field[] | undefined;
}

const common: Parts = [
  [/^m{1,2}$/, 'minute'],
  [/^s{1,2}$/, 'second'],
];

/** `e` alone is left to words such as "de". */
const unicode: Parts = [
  ...common,
  [/^(?:y{1,5}|u{4})$/, 'year'],
  [/^(?:M{1,5}|L{1,5}|Mo)$/, 'month'],
  [/^(?:d{1,2}|do)$/, 'day'],
  [/^(?:E{1,6}|e{2,6}|c{3,5})$/, 'weekday'],
  [/^(?:hh?|HH?|kk?|KK?)$/, 'hour'],
  [/^S{1,9}$/, 'second'],
  [/^(?:a{1,5}|b{1,5}|B{1,5})$/, 'period'],
  [/^P{1,4}$/, 'year', 'month', 'day'],
  [/^p{1,4}$/, 'hour', 'minute'],
  [/^(?:z{1,4}|Z{1,5}|x{1,5}|X{1,5}|O{1,4})$/, 'zone'],
  [/^(?:Q{1,5}|q{1,5}|G{1,5}|ww?)$/, 'other'],
];

const moment: Parts = [
  ...common,
  [/^(?:YY|YYYY|Y{6}|y{1,4}|gg|gggg|GG|GGGG)$/, 'year'],
  [/^(?:M{1,4}|Mo)$/, 'month'],
  [/^(?:DD?|Do)$/, 'day'],
  [/^D{3,4}$/, 'dayOfYear'],
  [/^(?:d{1,4}|do)$/, 'weekday'],
  [/^(?:hh?|HH?|kk?)$/, 'hour'],
  [/^S{1,9}$/, 'second'],
  [/^[aA]$/, 'period'],
  [/^LTS?$/, 'hour', 'minute'],
  [/^(?:LL?|ll?)$/, 'year', 'month', 'day'],
  [/^(?:L{3,4}|l{3,4}|x|X)$/, 'year', 'month', 'day', 'hour', 'minute'],
  [/^(?:zz?|ZZ?)$/, 'zone'],
  [/^(?:Qo?|ww?|wo|WW?|Wo|T)$/, 'other'],
];

const dotNet: Parts = [
  ...common,
  [/^y{1,5}$/, 'year'],
  [/^M{1,4}$/, 'month'],
  [/^dd?$/, 'day'],
  [/^d{3,4}$/, 'weekday'],
  [/^(?:hh?|HH?)$/, 'hour'],
  [/^(?:f{1,7}|F{1,7})$/, 'second'],
  [/^tt?$/, 'period'],
  [/^(?:z{1,3}|K)$/, 'zone'],
];

/** One letter each; `e` is left to words here as well. */
const php: Parts = [
  [/^[Yyo]$/, 'year'],
  [/^[FmMn]$/, 'month'],
  [/^[dj]$/, 'day'],
  [/^[DlNw]$/, 'weekday'],
  [/^[GgHh]$/, 'hour'],
  [/^i$/, 'minute'],
  [/^[suv]$/, 'second'],
  [/^[aA]$/, 'period'],
  [/^[TPOp]$/, 'zone'],
  [/^[StLzW]$/, 'other'],
];

const strftime: Parts = [
  [/[YyCGg]$/, 'year'],
  [/[mbBh]$/, 'month'],
  [/[de]$/, 'day'],
  [/[aAuw]$/, 'weekday'],
  [/j$/, 'dayOfYear'],
  [/[HIkl]$/, 'hour'],
  [/M$/, 'minute'],
  [/[SfLNs]$/, 'second'],
  [/[pP]$/, 'period'],
  [/[zZ]$/, 'zone'],
  [/[XrRT]$/, 'hour', 'minute'],
  [/[DFxv]$/, 'year', 'month', 'day'],
  [/[c+]$/, 'year', 'month', 'day', 'hour', 'minute'],
  [/[%ntUVWQqO]$/, 'other'],
];

/** What is asked for in every language, in whatever order. */
const needed: readonly Field[] = ['year', 'month', 'day', 'hour', 'minute'];
/** What a language may add. */
const added: readonly Field[] = ['year', 'month', 'day'];

/**
 * The part of a translation that breaks a format of dates or times: letters that are no part of a format such as the
 * source, or what stands in the place of something that is gone, such as `aaaa` of `d MMMM aaaa`. Another order, other
 * marks between, other forms of the same and words in quotes are right. Nothing where the source is no such format, or where
 * people may read it: `DD/MM/YYYY`.
 */
export function brokenDatePart(source: string, target: string): string | undefined {
  if (!isDatePattern(source) || areHints(source, target)) return undefined;
  const known = familiesOf(source);
  // PHP and its kin show a letter that they do not know as it is, so that people put words between.
  const isWords = (parts: Parts) => parts === php && nothingLost(parts, source, target);
  if (known.some(isWords)) return undefined;
  const broken = known.map((parts) => brokenIn(parts, source, target));
  return broken.includes(undefined) ? undefined : broken[0];
}

/** The same of the directives of C, `%Y-%m-%d`, between which there may be words. */
export function brokenDirective(source: string, target: string): string | undefined {
  const [from, to] = [source, target].map((text) => {
    const found = text.match(/%[-_0^#:]*\d*[EO]?(?:\p{L}|[%+]|)/gu) ?? [];
    return found.map((one) => partIn(strftime, one));
  });
  if (from === undefined || to === undefined) return undefined;
  if (!fieldsOf(from).some((one) => needed.includes(one))) return undefined;
  if (from.some(({ fields }) => fields === undefined)) return undefined;
  return unlike(from, to);
}

/** Numbers alone, in letters of one case on either side: how a date is typed. */
function areHints(source: string, target: string): boolean {
  if (isPhpPattern(source)) return false;
  const isNumbers = !/[^yYMDdHhms\P{L}]|([MDdHhms])\1\1/u.test(bare(source));
  return isNumbers && [source, target].some((text) => isOneCase(bare(text)));
}

/** The programs that may read it. */
function familiesOf(source: string): readonly Parts[] {
  if (isPhpPattern(source)) return [php];
  const text = bare(source);
  const isOfMoment = !text.includes('y') && (text.includes('D') || !/(?<!d)d{1,2}(?!d)/.test(text));
  const families = [unicode, ...(isOfMoment ? [moment] : []), dotNet];
  return families.filter((parts) => partsOf(parts, source).every(({ fields }) => fields));
}

const nothingLost = (parts: Parts, source: string, target: string): boolean =>
  lostOf(partsOf(parts, source), partsOf(parts, target)).length === 0;

function brokenIn(parts: Parts, source: string, target: string): string | undefined {
  const [from, to] = [partsOf(parts, source), partsOf(parts, target)];
  const broken = unlike(from, to);
  if (broken !== undefined || lostOf(from, to).length === 0) return broken;
  // Other scripts write 年, 월 and the like beside what a program puts in.
  const own = to.length === 0 ? /\p{L}/u : /(?!\p{sc=Latin}|\p{sc=Han}|\p{sc=Hangul})\p{L}/u;
  return bare(target)
    .match(words)
    ?.find((word) => own.test(word));
}

/** What the program does not know, else what is shown in the place of something that is gone. */
function unlike(from: readonly Part[], to: readonly Part[]): string | undefined {
  const unknown = to.find(({ fields }) => fields === undefined);
  if (unknown !== undefined) return unknown.text;
  if (lostOf(from, to).length === 0) return undefined;
  const known = new Set([...fieldsOf(from), ...added]);
  return to.find(({ fields = [] }) => fields.some((one) => !known.has(one)))?.text;
}

function lostOf(from: readonly Part[], to: readonly Part[]): readonly Field[] {
  const [asked, shown] = [fieldsOf(from), fieldsOf(to)];
  return needed.filter((one) => asked.includes(one) && !shown.includes(one));
}

const fieldsOf = (parts: readonly Part[]): readonly Field[] =>
  parts.flatMap(({ fields = [] }) => fields);

function partsOf(parts: Parts, text: string): readonly Part[] {
  const each = parts === php ? /\p{sc=Latin}/gu : /LTS?|[dDMQwW]o|(\p{sc=Latin})\1*/gu;
  return (bare(text).match(words) ?? []).flatMap((word) =>
    (word.match(each) ?? []).map((one) => ({ ...partIn(parts, one), text: word })),
  );
}

function partIn(parts: Parts, text: string): Part {
  const [, ...fields] = parts.find(([part]) => part.test(text)) ?? [undefined];
  return { text, fields: fields.length === 0 ? undefined : fields };
}

const words = /[\p{L}\p{M}]+/gu;

/** Without what is quoted. */
const bare = (text: string): string => text.replaceAll(literals, ' ');
