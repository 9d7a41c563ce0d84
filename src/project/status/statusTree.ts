import { groupBy } from '../../resources/layouts/groupBy.ts';
import type { LocaleTarget, ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { addCounts, noCounts, type StateCounts } from './messageState.ts';
import { fileLabels, folderLabels, shortLabel, type PathLabel } from './pathLabels.ts';
import type { ProjectStatus, TargetStatus } from './projectStatus.ts';

/** By what the files of a project are grouped: `package` is the folder that holds all locales of some files. */
export const groupings = ['package', 'locale'] as const;
export type Grouping = (typeof groupings)[number];

/** A workspace folder, with what is known of its files without working anything out. */
export interface StatusFolder extends Pick<ProjectStatus, 'sets' | 'known'> {
  /** The same after each look. */
  readonly id: string;
  readonly name: string;
  /** How many texts wait for a person to accept them. */
  readonly proposed: (set: ResourceSet, locale: string) => number;
  /** What the checks found in a file; nothing where it was not checked. */
  readonly problems: (path: string) => number | undefined;
}

/** A target file, or a source file without any. */
export interface TreeFile {
  readonly folder: StatusFolder;
  readonly set: ResourceSet;
  readonly target: LocaleTarget | undefined;
}

/**
 * A row of the tree and how the files that it stands for stand together: all files, those in one locale, in a workspace folder,
 * in a package, those of one source file, or one target file.
 */
export interface StatusRow {
  readonly kind: 'all' | 'locale' | 'folder' | 'package' | 'set' | 'target';
  /** The same after each look. */
  readonly id: string;
  /** At most {@link longestLabel} characters of {@link name}; empty for all files. */
  readonly label: string;
  readonly name: string;
  /** What the label leaves out, of the folder or of the file; empty where that is nothing. */
  readonly place: string;
  /** Of rows about one locale. */
  readonly locale: string | undefined;
  readonly files: readonly TreeFile[];
  /** Nothing as long as one of the files was never looked at, and where there is no target. */
  readonly counts: StateCounts | undefined;
  /** Files that could not be counted. */
  readonly refused: number;
  /** Texts that wait for a person, and are in none of the files yet. */
  readonly proposed: number;
  /** Of the files that were checked; nothing where none of them was. */
  readonly problems: number | undefined;
  readonly unchecked: number;
}

/** What the tree is made of, beside the files. */
export interface TreeOptions {
  readonly grouping: Grouping;
  /** Words that a file must have in its path, its locale or the name of its folder; empty for all files. */
  readonly filter: string;
  readonly language: (locale: string) => string;
  readonly compare: (one: string, other: string) => number;
}

/** So many characters of a label leave room for what is missing, three rows deep in a view of 250 px. */
const longestLabel = 18;

/** Rows are sorted by what is left to do before they are by their names. */
const [incomplete, unknown, unreviewed, complete] = [0, 1, 2, 3] as const;

/** The rows below which all others are. */
export function rootRows(
  folders: readonly StatusFolder[],
  options: TreeOptions,
): readonly StatusRow[] {
  const files = filesOf(folders).filter((file) => isWanted(file, options));
  const about = { kind: 'all', id: `all ${options.filter}`, locale: undefined } as const;
  const all = rowOf(about, asIs(''), files);
  if (new Set(files.map(({ set }) => set)).size < 2) return rowsByPlace(all, options);
  if (options.grouping === 'package') return [all, ...rowsByPlace(all, options)];
  const bare = files.filter(({ target }) => target === undefined);
  return [...rowsByLocale(all, options), ...rowsByPlace({ ...all, files: bare }, options)];
}

/** The rows below a row. */
export function rowsBelow(row: StatusRow, options: TreeOptions): readonly StatusRow[] {
  switch (row.kind) {
    case 'all':
      return rowsByLocale(row, options);
    case 'locale':
    case 'folder':
    case 'package':
      return rowsByPlace(row, options);
    case 'set':
      return targetsOf(row, options);
    case 'target':
      return [];
  }
}

function filesOf(folders: readonly StatusFolder[]): readonly TreeFile[] {
  return folders.flatMap((folder) =>
    folder.sets.flatMap((set): TreeFile[] =>
      set.targets.length === 0
        ? [{ folder, set, target: undefined }]
        : set.targets.map((target) => ({ folder, set, target })),
    ),
  );
}

function isWanted({ folder, set, target }: TreeFile, { filter, language }: TreeOptions): boolean {
  if (filter === '') return true;
  const words = filter.toLowerCase().split(/\s+/u);
  const locale = target === undefined ? '' : `${target.locale} ${language(target.locale)}`;
  const text = `${folder.name} ${set.source.path} ${target?.path ?? ''} ${locale}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function rowsByLocale(above: StatusRow, options: TreeOptions): readonly StatusRow[] {
  const named = above.files.filter(({ target }) => target !== undefined);
  const groups = groupBy(named, ({ target }) => target?.locale ?? '');
  const rows = [...groups].map(([locale, files]) => {
    const kind = files.length === 1 ? 'target' : 'locale';
    return below({ ...above, locale }, kind, locale, asIs(options.language(locale)), files);
  });
  return sorted(rows, options);
}

/** By folders where there are several, then by packages where there are several, then by files. */
function rowsByPlace(above: StatusRow, options: TreeOptions): readonly StatusRow[] {
  const { files, kind } = above;
  const folders = groupBy(files, ({ folder }) => folder.id);
  if (kind !== 'folder' && kind !== 'package' && folders.size > 1) {
    const rows = [...folders].map(([id, files]) =>
      below(above, 'folder', id, asIs(files[0]?.folder.name ?? ''), files),
    );
    return sorted(rows, options);
  }
  const packages = groupBy(files, ({ set }) => set.root);
  if (kind === 'package' || packages.size < 2) return fileRows(above, options);
  const labels = folderLabels([...packages.keys()]);
  const rows = [...packages].map(([root, files], place) => {
    const label = labels[place] ?? root;
    const [file] = files;
    const isLone = file !== undefined && new Set(files.map(({ set }) => set)).size === 1;
    if (isLone)
      return fileRow(above, files, {
        label,
        place: pathOf(above, file).slice(root.length && root.length + 1),
      });
    return below(above, 'package', root, { label, place: label === root ? '' : root }, files);
  });
  return sorted(rows, options);
}

/** A row for each source file, or for each target file below a locale. */
function fileRows(above: StatusRow, options: TreeOptions): readonly StatusRow[] {
  const groups = [...groupBy(above.files, ({ set }) => set.pattern).values()];
  const labels = fileLabels(groups.map(([file]) => (file ? pathOf(above, file) : '')));
  const rows = groups.map((files, place) =>
    fileRow(above, files, labels[place] ?? { label: '', place: '' }),
  );
  return sorted(rows, options);
}

function fileRow(above: StatusRow, files: readonly TreeFile[], label: PathLabel): StatusRow {
  const kind = above.locale === undefined ? 'set' : 'target';
  return below(above, kind, files[0]?.set.pattern ?? '', label, files);
}

function targetsOf(above: StatusRow, options: TreeOptions): readonly StatusRow[] {
  const rows = above.files.flatMap((file) => {
    const { target } = file;
    if (target === undefined) return [];
    const { locale } = target;
    return [below({ ...above, locale }, 'target', locale, asIs(options.language(locale)), [file])];
  });
  return sorted(rows, options);
}

const pathOf = ({ locale }: StatusRow, { set, target }: TreeFile): string =>
  locale === undefined || target === undefined ? set.source.path : target.path;

const asIs = (label: string): PathLabel => ({ label, place: '' });

function below(
  { id, locale }: StatusRow,
  kind: StatusRow['kind'],
  name: string,
  label: PathLabel,
  files: readonly TreeFile[],
): StatusRow {
  // A folder may be called as a locale is.
  return rowOf({ kind, id: `${id} ${kind} ${name}`, locale }, label, files);
}

function rowOf(
  about: Pick<StatusRow, 'kind' | 'id' | 'locale'>,
  { label, place }: PathLabel,
  files: readonly TreeFile[],
): StatusRow {
  const found = files.flatMap(({ folder, target }) => (target ? [folder.known(target.path)] : []));
  return {
    ...about,
    label: shortLabel(label, longestLabel),
    name: label,
    place,
    files,
    ...sumOf(found),
    proposed: files.reduce((sum, file) => sum + proposedIn(file), 0),
    ...problemsOf(files, about.locale === undefined),
  };
}

const proposedIn = ({ folder, set, target }: TreeFile): number =>
  target === undefined ? 0 : folder.proposed(set, target.locale);

/** What the checks found in the targets that exist, and in their sources where these are meant too. */
function problemsOf(
  files: readonly TreeFile[],
  withSources: boolean,
): Pick<StatusRow, 'problems' | 'unchecked'> {
  const sources = new Set(withSources ? files.map(({ set }) => set) : []);
  let [sum, checked, unchecked] = [0, 0, 0];
  for (const { folder, set, target } of files) {
    const source = sources.delete(set) ? [set.source.path] : [];
    for (const path of target?.exists === true ? [...source, target.path] : source) {
      const problems = folder.problems(path);
      if (problems === undefined) unchecked++;
      else checked++;
      sum += problems ?? 0;
    }
  }
  return { problems: checked === 0 ? undefined : sum, unchecked };
}

function sumOf(
  found: readonly (TargetStatus | undefined)[],
): Pick<StatusRow, 'counts' | 'refused'> {
  let [counts, refused] = [noCounts, 0];
  for (const one of found) {
    if (one === undefined) return { counts: undefined, refused: 0 };
    if (one.counts === undefined) refused++;
    else counts = addCounts(counts, one.counts);
  }
  return { counts: found.length === refused ? undefined : counts, refused };
}

function sorted(rows: readonly StatusRow[], { compare }: TreeOptions): readonly StatusRow[] {
  return rows.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compare(one.name, other.name),
  );
}

function rankOf({ counts, refused, files }: StatusRow): number {
  if (refused > 0 || files.every(({ target }) => target === undefined)) return incomplete;
  if (counts === undefined) return unknown;
  if (counts.missing + counts.outdated + counts.copied > 0) return incomplete;
  return counts.unreviewed > 0 ? unreviewed : complete;
}
