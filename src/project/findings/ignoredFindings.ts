import type { KeyPath } from '../../resources/formats/format.ts';
import { canonicalLocale } from '../../resources/locale.ts';
import { objectOf } from './listedEntry.ts';

const header =
  '# Findings that Glossa does not show: a code, for one locale, or for one message of a file, and why';

/** A kind of finding that is not shown: everywhere, in a locale, or for one message. */
export interface IgnoredFinding {
  readonly code: string;
  /** Absent for all locales. */
  readonly locale?: string | undefined;
  /** One message of one file, relative to the workspace folder, with `/`. */
  readonly message?: { readonly file: string; readonly key: KeyPath } | undefined;
  /** Why it is no mistake, for whoever works on these files. */
  readonly reason: string;
}

/** Reads a list, an empty one included. Lines that say nothing that is understood ignore nothing. */
export function parseIgnored(text: string): readonly IgnoredFinding[] {
  return linesOf(text).flatMap((line) => readLine(line) ?? []);
}

/** The locales in which a kind of finding is ignored, as canonical tags; `undefined` stands for all of them. */
type LocalesOfKind = ReadonlyMap<string, ReadonlySet<string | undefined>>;

/** Each list is asked for every file of its folder, and one that somebody has made may be long. */
const known = new WeakMap<readonly IgnoredFinding[], LocalesOfKind>();

/** Tells of each finding whether somebody has said that it is no mistake. The list is not to change from then on. */
export function ignoredBy(ignored: readonly IgnoredFinding[]): (place: {
  readonly code: string;
  readonly locale: string;
  readonly file: string;
  /** Absent for what is said about the file as a whole. */
  readonly key?: KeyPath | undefined;
}) => boolean {
  const locales = known.get(ignored) ?? localesOfKind(ignored);
  known.set(ignored, locales);
  return ({ code, locale, file, key }) => {
    const own = key === undefined ? [] : [kindOf(code, { file, key })];
    const tag = canonicalLocale(locale);
    return [kindOf(code), ...own].some((kind) => {
      const found = locales.get(kind);
      return found?.has(undefined) === true || (tag !== undefined && found?.has(tag) === true);
    });
  };
}

function localesOfKind(ignored: readonly IgnoredFinding[]): LocalesOfKind {
  const locales = new Map<string, Set<string | undefined>>();
  for (const { code, locale, message } of ignored) {
    const tag = locale === undefined ? undefined : canonicalLocale(locale);
    if (locale !== undefined && tag === undefined) continue;
    const kind = kindOf(code, message);
    const found = locales.get(kind) ?? new Set();
    locales.set(kind, found.add(tag));
  }
  return locales;
}

const kindOf = (code: string, message?: IgnoredFinding['message']) =>
  JSON.stringify([code, composed(message?.file), message?.key]);

/** Some disks of macOS decompose the letters of names: a file is the same for everybody. */
const composed = (file: string | undefined) => file?.normalize('NFC');

/**
 * The text of a list with one entry more, which takes the place of one for the same findings. All other lines stay as
 * they are; the new one goes where the order of the lines puts it, so that two people seldom change the same place.
 */
export function withIgnored(text: string, entry: IgnoredFinding): string {
  const line = lineOf(entry);
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const scope = scopeOf(entry);
  const kept = linesOf(text === '' ? header : text).filter((one) => {
    const known = readLine(one);
    return known === undefined || scopeOf(known) !== scope;
  });
  const at = kept.findIndex((one) => readLine(one) !== undefined && one > line);
  const lines = at < 0 ? [...kept, line] : kept.toSpliced(at, 0, line);
  return mark + lines.map((one) => one + eol).join('');
}

const byteOrderMark = '\uFEFF';

function linesOf(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

const scopeOf = (entry: IgnoredFinding) => lineOf({ ...entry, reason: '' });

function lineOf({ code, locale, message, reason }: IgnoredFinding): string {
  const file = composed(message?.file);
  return JSON.stringify({ code, locale, file, key: message?.key, reason });
}

function readLine(line: string): IgnoredFinding | undefined {
  const { code, locale, file, key, reason } = objectOf(line);
  if (typeof code !== 'string' || !isTextOrNothing(locale) || !isTextOrNothing(file))
    return undefined;
  if ((file === undefined) !== (key === undefined) || !(key === undefined || isKey(key))) {
    return undefined;
  }
  const message = file === undefined || key === undefined ? undefined : { file, key };
  return { code, locale, message, reason: typeof reason === 'string' ? reason : '' };
}

const isTextOrNothing = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

const isKey = (value: unknown): value is KeyPath =>
  Array.isArray(value) && value.every((step) => ['string', 'number'].includes(typeof step));
