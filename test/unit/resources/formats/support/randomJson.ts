import * as fc from 'fast-check';
import { strangeNames, strangeText } from './randomText.ts';

/** JSON data whose objects are entries, so that names like `__proto__` and their order survive. */
export type Data = string | { readonly scalar: string } | Data[] | Entries;

export interface Entries {
  readonly entries: readonly (readonly [name: string, value: Data])[];
}

const name = fc.oneof(
  fc.constantFrom(...strangeNames),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const scalar = fc
  .constantFrom('0', '-1.50', '1e3', '1E-2', 'true', 'false', 'null')
  .map((scalar) => ({ scalar }));

export function entriesOf(value: fc.Arbitrary<Data>, names = name): fc.Arbitrary<Entries> {
  const entry = fc.tuple(names, value);
  return fc
    .uniqueArray(entry, { selector: ([name]) => name, maxLength: 6 })
    .map((entries) => ({ entries }));
}

/** The root of a resource file: an object, with anything in it. */
export const randomData = fc.letrec<{ value: Data; object: Entries }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    strangeText,
    strangeText,
    scalar,
    tie('object'),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
  object: entriesOf(tie('value')),
})).object;

/** Gives a number below the limit that only the test run knows. */
export type Pick = (limit: number) => number;

export const randomPick: fc.Arbitrary<Pick> = fc
  .infiniteStream(fc.nat(1000))
  .map((stream) => (limit) => (stream.next().value ?? 0) % limit);

const blanks = [
  '',
  '',
  ' ',
  '\n  ',
  '\r\n\t',
  '\r',
  '\n\n    ',
  ' /* c */ ',
  '/* "x": { */',
  ' // , ]\n',
  ' // y\r\n  ',
];

/**
 * The text of the data with white space, comments, escapes and trailing commas as `pick` wants them. With `repeats` some
 * names stand twice.
 */
export function randomJsonText(data: Data, pick: Pick, repeats = false): string {
  const plain = pick(2) === 0;
  const eol = pick(3) === 0 ? '\r\n' : '\n';
  const escaped = pick(3);
  const show = (data: Data, indent: string): string => {
    if (typeof data === 'string') return showString(data, escaped, pick);
    if ('scalar' in data) return data.scalar;
    const inner = `${indent}  `;
    const lines = Array.isArray(data)
      ? data.map((value) => show(value, inner))
      : data.entries.flatMap(([name, value]) => {
          const label = showString(name, escaped, pick);
          const member = plain
            ? `${label}: ${show(value, inner)}`
            : `${label}${blank(pick)}:${blank(pick)}${show(value, inner)}`;
          return repeats && pick(12) === 0 ? [`${label}: "again"`, member] : [member];
        });
    const [open, close] = Array.isArray(data) ? '[]' : '{}';
    const comma = lines.length > 0 && pick(4) === 0 ? ',' : '';
    if (plain && lines.length > 0 && pick(4) > 0) {
      return `${open}${eol}${inner}${lines.join(`,${eol}${inner}`)}${comma}${eol}${indent}${close}`;
    }
    const loose = lines.map((line) => `${blank(pick)}${line}${blank(pick)}`).join(',');
    return `${open}${loose}${comma}${blank(pick)}${close}`;
  };
  const mark = pick(4) === 0 ? '\uFEFF' : '';
  return `${mark}${blank(pick)}${show(data, '')}${blank(pick)}`;
}

function blank(pick: Pick): string {
  return blanks[pick(blanks.length)] ?? '';
}

function showString(value: string, escaped: number, pick: Pick): string {
  const quoted = JSON.stringify(value);
  if (escaped === 0) return quoted;
  const unit = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  if (escaped === 1) return quoted.replace(/[\u0080-\uffff]/g, unit);
  return quoted.replace(/[/<>\u0080-\uffff]/g, (char) => (pick(2) === 0 ? unit(char) : char));
}

/**
 * A translation of the data as people leave it: members missing, moved, added and changed. What is missing can be
 * added again: no array lacks an element that holds no message. With `keepsSome` nothing loses all that it holds.
 */
export function randomTranslation(data: Entries, pick: Pick, keepsSome = false): Entries {
  const thin = (data: Data): Data => {
    const thinned = translate(data);
    return keepsSome && childrenOf(thinned).length === 0 ? data : thinned;
  };
  const translate = (data: Data): Data => {
    if (typeof data === 'string') return pick(3) === 0 ? data : `${data}!`;
    if ('scalar' in data) return data;
    if (!Array.isArray(data)) return randomTranslation(data, pick, keepsSome);
    const cut = pick(data.length + 1);
    const cuttable = data.slice(cut).every((value) => hasMessage(value) && canBeAdded(value));
    return (cuttable ? data.slice(0, cut) : data).map(thin);
  };
  const kept = data.entries
    .filter(([, value]) => pick(3) > 0 || !canBeAdded(value))
    .map(([name, value]) => [name, thin(value)] as const);
  return { entries: disturbed(kept, pick) };
}

/** A translation of a file whose members are messages as a whole. */
export function randomFlatTranslation({ entries }: Entries, pick: Pick): Entries {
  return {
    entries: disturbed(
      entries.filter(() => pick(3) > 0),
      pick,
    ),
  };
}

function disturbed(entries: Entries['entries'], pick: Pick): Entries['entries'] {
  const moved = pick(3) === 0 ? entries.toReversed() : entries;
  return pick(3) === 0 ? [...moved, ['only in the target', 'x']] : moved;
}

function hasMessage(data: Data): boolean {
  return typeof data === 'string' || childrenOf(data).some(hasMessage);
}

/** Arrays are made whole or not at all, so each with messages must consist of them. */
function canBeAdded(data: Data): boolean {
  const whole = !Array.isArray(data) || !hasMessage(data) || data.every(hasMessage);
  return whole && childrenOf(data).every(canBeAdded);
}

function childrenOf(data: Data): readonly Data[] {
  if (typeof data === 'string' || 'scalar' in data) return [];
  return Array.isArray(data) ? data : data.entries.map(([, value]) => value);
}

/** Data of strings alone, as most resource files are; no container is empty. */
export const messagesOnly = fc.letrec<{ value: Data; object: Entries }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('x', 'y', ''),
    tie('object'),
    fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
  ),
  object: entriesOf(tie('value'), fc.constantFrom('a', 'b', 'c', '1', '2', '')).filter(
    ({ entries }) => entries.length > 0,
  ),
})).object;

/** How a tool prints JSON; without indentation on one line. */
export interface Layout {
  readonly indent: string | undefined;
  readonly eol: string;
  readonly final: string;
}

export function showPlainly(data: Data, { indent, eol, final }: Layout): string {
  const show = (data: Data, outer: string): string => {
    if (typeof data === 'string') return JSON.stringify(data);
    if ('scalar' in data) return data.scalar;
    const inner = outer + (indent ?? '');
    const colon = indent === undefined ? ':' : ': ';
    const items = Array.isArray(data)
      ? data.map((value) => show(value, inner))
      : data.entries.map(([name, value]) => JSON.stringify(name) + colon + show(value, inner));
    const [open, close] = Array.isArray(data) ? '[]' : '{}';
    if (items.length === 0) return `${open}${close}`;
    return `${open}${eol}${inner}${items.join(`,${eol}${inner}`)}${eol}${outer}${close}`;
  };
  return show(data, '') + final;
}

/** The data without some of its members; arrays lose their last ones. */
export function thinned(data: Entries, pick: Pick): Entries {
  const thin = (data: Data): Data => {
    if (typeof data === 'string' || 'scalar' in data) return data;
    return Array.isArray(data)
      ? data.slice(0, pick(data.length + 1)).map(thin)
      : thinned(data, pick);
  };
  const kept = data.entries.filter(() => pick(3) > 0);
  return { entries: kept.map(([name, value]) => [name, thin(value)] as const) };
}
