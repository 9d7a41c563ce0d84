import type { FormatId } from '../../formats/format.ts';
import { canonicalLocale } from '../../locale.ts';
import { type Candidate, localeSlot, type PathParts } from '../candidate.ts';
import { localeSlots } from './localeSlots.ts';
import { olderFolders } from './olderFolders.ts';
import type { LayoutId } from '../resourceSet.ts';

/**
 * Reads a path by the layouts with fixed names: Chrome extensions, VS Code extensions of today and of before, and ARB.
 * Nothing where none of them is concerned with the file; an empty list where one is, and the name has no locale.
 */
export function conventional(parts: PathParts): readonly Candidate[] | undefined {
  return chrome(parts) ?? vscode(parts) ?? olderVscode(parts) ?? arb(parts);
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
  if (spelling === undefined)
    return [read(pattern), ...(layout === 'vscodePackage' ? olderSources(parts) : [])];
  const found = localeOf(spelling);
  return found === undefined ? [] : [read(pattern, found)];
}

/** `i18n/deu/src/main.i18n.json`, as extensions were translated before; the folder has a name of its own for a locale. */
function olderVscode(parts: PathParts): readonly Candidate[] | undefined {
  const { folders, name } = parts;
  const place = folders.findIndex((one, at) => one === 'i18n' && isOlder(folders[at + 1]));
  if (place < 0 || !name.endsWith(olderExtension)) return undefined;
  const [root, spelling = ''] = [folders.slice(0, place + 1), folders[place + 1]];
  const locale = olderFolders.get(spelling) ?? '';
  return [older(parts, root, [...folders.slice(place + 2), name], { spelling, locale })];
}

const isOlder = (folder: string | undefined) => olderFolders.has(folder ?? '');

const olderExtension = '.i18n.json';

/** The places in which the translations of a `package.nls.json` were, in its own folder or in one above. */
function olderSources(parts: PathParts): readonly Candidate[] {
  const { folders } = parts;
  return [...folders, ''].map((_, depth) => {
    const rest = [...folders.slice(depth), `package${olderExtension}`];
    return older(parts, [...folders.slice(0, depth), 'i18n'], rest);
  });
}

function older(
  parts: PathParts,
  root: readonly string[],
  rest: readonly string[],
  found?: Found,
): Candidate {
  const read = reader(parts, 'vscodeOlder', 'vscode', root.join('/'));
  const namespace = rest.join('/').slice(0, -olderExtension.length);
  return read([...root, localeSlot, ...rest].join('/'), found, namespace);
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
