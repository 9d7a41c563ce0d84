import type { KeyPath } from '../../resources/formats/format.ts';
import { hashOf, type Hash } from '../../resources/hash.ts';
import { canonicalLocale } from '../../resources/locale.ts';
import { objectOf } from './listedEntry.ts';
import type { FileFinding } from './messageFinding.ts';

const header =
  '# Findings that were accepted as they stood, written by Glossa. What stands in a text that changes is shown again.';

/** Findings that were accepted as they stood. */
export interface Baseline {
  /** What was said about single messages. */
  readonly messages: ReadonlySet<string>;
  /** Of how many messages something was said about a whole file. */
  readonly files: ReadonlyMap<string, number>;
}

export const emptyBaseline: Baseline = { messages: new Set(), files: new Map() };

/** A file of one locale, relative to the workspace folder, with `/`. */
export interface FileOfFindings {
  readonly path: string;
  readonly locale: string;
}

/** Reads a list, an empty one included. Lines that say nothing that is understood accept nothing. */
export function parseBaseline(text: string): Baseline {
  const messages = new Set<string>();
  const files = new Map<string, number>();
  for (const line of text.replace(/^\uFEFF/u, '').split(/\r?\n/u)) {
    const { file, locale, code, key, text: sign, upTo } = objectOf(line);
    const place = [file, locale, code];
    if (!place.every((part) => typeof part === 'string')) continue;
    if (typeof upTo === 'number') {
      const name = JSON.stringify(place);
      files.set(name, Math.max(upTo, files.get(name) ?? 0));
    } else messages.add(JSON.stringify([...place, key, sign]));
  }
  return { messages, files };
}

/** Tells of each finding in a file whether it was accepted as it stands. */
export function acceptedIn(
  file: FileOfFindings,
  baseline: Baseline,
): (found: FileFinding) => boolean {
  if (baseline.messages.size === 0 && baseline.files.size === 0) return () => false;
  return (found) => {
    const entry = entryOf(file, found);
    if (entry === undefined) return false;
    const place = [entry.file, entry.locale, entry.code];
    return 'upTo' in entry
      ? entry.upTo <= (baseline.files.get(JSON.stringify(place)) ?? 0)
      : baseline.messages.has(JSON.stringify([...place, entry.key, entry.text]));
  };
}

/**
 * The text of a list with all of these findings, sorted, so that two people seldom change the same place.
 *
 * @returns with the number of findings that it holds; a file that cannot be read is never accepted
 */
export function baselineOf(
  files: readonly (FileOfFindings & { readonly findings: readonly FileFinding[] })[],
): { readonly text: string; readonly accepted: number } {
  const entries = files.flatMap(({ findings, ...file }) =>
    findings.flatMap((found) => entryOf(file, found) ?? []),
  );
  const lines = [...new Set(entries.map((entry) => JSON.stringify(entry)))].toSorted();
  return {
    text: [header, ...lines].map((line) => `${line}\n`).join(''),
    accepted: entries.length,
  };
}

type BaselineEntry = {
  readonly file: string;
  readonly locale: string;
  readonly code: string;
} & ({ readonly key: KeyPath; readonly text: Hash } | { readonly upTo: number });

/** Nothing of what cannot be accepted: all of a file that nobody can read may be wrong. */
function entryOf(
  { path, locale }: FileOfFindings,
  { finding: { code, expected, got }, message }: FileFinding,
): BaselineEntry | undefined {
  const place = { file: path.normalize('NFC'), locale: canonicalLocale(locale) ?? locale, code };
  if (message !== undefined)
    return {
      ...place,
      key: message.path,
      text: hashOf(JSON.stringify([message.value, expected, got])),
    };
  const upTo = Number(expected);
  return expected === '' || Number.isNaN(upTo) ? undefined : { ...place, upTo };
}
