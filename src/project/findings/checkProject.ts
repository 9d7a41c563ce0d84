import { ResourceFileError } from '../../catalog/formats/format.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import type { Term } from '../../message/checks/glossaryTerms.ts';
import type { Files } from '../ports/files.ts';
import type { ProjectStatus } from '../status/projectStatus.ts';
import { checkFile, type FolderNames } from './checkFile.ts';
import { comparedSource } from './comparedSource.ts';
import { placedFindings, type PlacedFinding } from './placedFindings.ts';

/** A resource file of a set: its source, or an existing target. */
export interface FileOfSet {
  readonly set: ResourceSet;
  readonly locale: string;
  readonly path: string;
  readonly isSource: boolean;
}

/** What was found in a file, whoever wants to see it. */
export interface CheckedPath extends FileOfSet {
  readonly findings: readonly PlacedFinding[];
}

/** What a project is checked with. */
export interface ProjectCheck {
  /** How its targets stand: the plans are those that are counted. */
  readonly status: ProjectStatus;
  readonly read: Files['read'];
  readonly names: FolderNames;
  /** What is known of the glossary in use. */
  readonly terms?: readonly Term[] | undefined;
}

/** The files of a project that can be checked, each source before its targets. */
export function filesOf({ sets }: Pick<ProjectStatus, 'sets'>): readonly FileOfSet[] {
  const files = sets.flatMap((set): readonly FileOfSet[] => [
    { set, ...set.source, isSource: true },
    ...set.targets.flatMap(({ locale, path, exists }) =>
      exists ? [{ set, locale, path, isSource: false }] : [],
    ),
  ]);
  // A file may be in two sets, for two ways to name it.
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Checks one file of a project; nothing where it does not exist, or has no source. Gives way to other work. */
export async function checkInProject(
  file: FileOfSet,
  { status, read, names, terms }: ProjectCheck,
): Promise<CheckedPath | undefined> {
  const { set, locale, path, isSource } = file;
  const target = isSource ? undefined : await status.plan(set, locale).catch(() => undefined);
  const text = target?.current?.text ?? (await read(path));
  const compared = isSource ? { source: undefined } : await comparedSource(set, target, read);
  if (text === undefined || compared === undefined) return undefined;
  const { source } = compared;
  const known = new Map<string, never>();
  const about = { set, locale, text, source, target };
  const { findings } = await checkFile({ ...about, names, terms, known, status });
  const from =
    source === undefined || source instanceof ResourceFileError
      ? undefined
      : { path: set.source.path, file: source };
  return { ...file, findings: placedFindings({ path, text }, from, findings) };
}
