import { ResourceFileError, type ResourceFile } from '../../resources/formats/format.ts';
import { formatFor, parsedOrRefused } from '../../resources/formats/formats.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { Term } from '../../message/checks/glossaryTerms.ts';
import type { Files } from '../ports/files.ts';
import { guessDoubt, languageDoubt } from '../plan/sourceDoubt.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { ProjectStatus } from '../status/projectStatus.ts';
import { checkResourceFile, type FolderProductNames } from './checkResourceFile.ts';
import type { FileFinding, KnownFindings } from './messageFinding.ts';
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
  /** For the next time, after some of its texts have changed. */
  readonly known: KnownFindings;
}

/** What a project is checked with. */
export interface ProjectCheck {
  /** How its targets stand: the plans are those that are counted. */
  readonly status: ProjectStatus;
  readonly read: Files['read'];
  readonly names: FolderProductNames;
  /** What is known of the glossary in use. */
  readonly terms?: readonly Term[] | undefined;
  /** What of the findings in the file people want to see; all without it. */
  readonly shown?: (findings: readonly FileFinding[]) => readonly FileFinding[];
  /** The file as it is open, where it is. */
  readonly open?: {
    readonly text: string;
    /** How it stands, where that could be told. */
    readonly target: TargetFile | undefined;
    readonly known: KnownFindings;
  };
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

/**
 * Checks one file of a project, open or not: a target beside its source, a source by itself, and so a target whose source
 * is in doubt. Gives way to other work.
 *
 * @returns nothing where it does not exist, or has no source
 */
export async function checkInProject(
  file: FileOfSet,
  { status, read, names, terms, shown = (findings) => findings, open }: ProjectCheck,
): Promise<CheckedPath | undefined> {
  const { set, locale, path, isSource } = file;
  const target = open ? open.target : await planOf(file, status);
  const text = open?.text ?? target?.current?.text ?? (await read(path));
  const compared = isSource ? { source: undefined } : await comparedSource(set, target, read);
  if (text === undefined || compared === undefined) return undefined;
  const { source } = compared;
  const about = { set, locale, text, source, target, names, terms, status };
  const { findings, known } = await checkResourceFile({
    ...about,
    known: open?.known ?? new Map(),
  });
  const from =
    source === undefined || source instanceof ResourceFileError
      ? undefined
      : { path: set.source.path, file: source };
  return { ...file, findings: placedFindings({ path, text }, from, shown(findings)), known };
}

const planOf = ({ set, locale, isSource }: FileOfSet, status: ProjectStatus) =>
  isSource ? undefined : status.plan(set, locale).catch(() => undefined);

/**
 * The source that a target is checked beside.
 *
 * @param target how the target stands, where that is known: then its source was read already
 * @returns `undefined` where there is no source file
 */
async function comparedSource(
  set: ResourceSet,
  target: TargetFile | undefined,
  read: (path: string) => Promise<string | undefined>,
): Promise<{ readonly source: ResourceFile | ResourceFileError | undefined } | undefined> {
  if (guessDoubt(set) !== undefined) return { source: undefined };
  const source = target?.source ?? (await readSource(set, read));
  if (source === undefined || source instanceof ResourceFileError) return source && { source };
  // Beside texts of another language every translation would look wrong.
  return { source: languageDoubt(set, source) === undefined ? source : undefined };
}

async function readSource(
  { format, source: { path, locale } }: ResourceSet,
  read: (path: string) => Promise<string | undefined>,
): Promise<ResourceFile | ResourceFileError | undefined> {
  const text = await read(path);
  return text === undefined
    ? undefined
    : parsedOrRefused(formatFor(format, locale, 'source'), text);
}
