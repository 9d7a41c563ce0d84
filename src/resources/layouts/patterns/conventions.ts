import type { FormatId } from '../../formats/format.ts';
import { canonicalLocale } from '../../locale.ts';
import { type Candidate, localeSlot, type PathParts } from '../candidate.ts';
import { localeSlots } from './localeSlots.ts';
import type { LayoutId } from '../resourceSet.ts';

/**
 * Reads a path by the layouts with fixed names: Chrome extensions, VS Code extensions and ARB.
 * Nothing where none of them is concerned with the file; an empty list where one is, and the name has no locale.
 */
export function conventional(parts: PathParts): readonly Candidate[] | undefined {
  return chrome(parts) ?? vscode(parts) ?? arb(parts);
}

/** What a browser reads, and what others make that of. */
const formatsOfChrome: ReadonlyMap<string, FormatId> = new Map([
  ['messages.json', 'chrome'],
  ['messages.yaml', 'chromeYaml'],
  ['messages.yml', 'chromeYaml'],
]);

function chrome(parts: PathParts): readonly Candidate[] | undefined {
  const format = formatsOfChrome.get(parts.name);
  if (format === undefined || parts.folders.at(-2) !== '_locales') return undefined;
  const root = parts.folders.slice(0, -1).join('/');
  const read = reader(parts, 'chrome', format, root);
  const found = localeOf(parts.folders.at(-1) ?? '');
  return found === undefined ? [] : [read(`${root}/${localeSlot}/${parts.name}`, found)];
}

function vscode(parts: PathParts): readonly Candidate[] | undefined {
  const [, base, spelling] =
    /^(package\.nls|bundle\.l10n)(?:\.(.+))?\.json$/u.exec(parts.name) ?? [];
  if (base === undefined) return undefined;
  const layout = base === 'package.nls' ? 'vscodePackage' : 'vscodeBundle';
  const read = reader(parts, layout, 'vscode', parts.folders.join('/'));
  const pattern = `${parts.folder}${base}.${localeSlot}.json`;
  if (spelling === undefined) return [read(pattern)];
  const found = localeOf(spelling);
  return found === undefined ? [] : [read(pattern, found)];
}

function arb(parts: PathParts): readonly Candidate[] | undefined {
  if (parts.extension !== '.arb') return undefined;
  const read = reader(parts, 'arb', 'arb', parts.folders.join('/'));
  return localeSlots(parts.stem)
    .filter((slot) => slot.after === '')
    .map((slot) => {
      const namespace = slot.before.slice(0, -1) || undefined;
      return read(`${parts.folder}${slot.before}${localeSlot}.arb`, slot, namespace);
    });
}

type Found = Pick<Candidate, 'spelling' | 'locale'>;

function localeOf(spelling: string): Found | undefined {
  const locale = canonicalLocale(spelling);
  return locale === undefined ? undefined : { spelling, locale };
}

function reader(parts: PathParts, layout: LayoutId, format: FormatId, root: string) {
  return (pattern: string, found?: Found, namespace?: string): Candidate => ({
    path: parts.path,
    pattern,
    spelling: found?.spelling,
    locale: found?.locale,
    layout,
    format,
    root,
    namespace,
    group: `${layout}:${namespace === undefined ? pattern : root}`,
    claim: `${layout}:${pattern}`,
    evidence: { code: 'convention' },
    strength: 'certain',
    sourceLocale: undefined,
  });
}
