import { ResourceFileError, type ResourceFile } from '../../catalog/formats/format.ts';
import { formatFor, parsedOrRefused } from '../../catalog/formats/formats.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { finding } from '../../message/findings.ts';
import type { Term } from '../../message/checks/glossaryTerms.ts';
import { productNameGuard, type ProductName } from '../../message/names/productNames.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { ProjectStatus } from '../status/projectStatus.ts';
import { fileFindings } from './fileFindings.ts';
import type {
  FileFinding,
  KnownFindings,
  MessageFinding,
  WholeFileFinding,
} from './fileToCheck.ts';
import { inconsistentElsewhere } from './inconsistentElsewhere.ts';
import { inconsistentFindings } from './inconsistentFindings.ts';
import { termsNotFollowed } from './termsNotFollowed.ts';
import { standingFindings } from './standingFindings.ts';

/** The product names of a folder. */
export interface FolderNames {
  /** Those of the lists for a locale, or for its language. */
  of(locale: string): readonly ProductName[];
}

/** A resource file of a set, about to be checked with all that Glossa knows of it. */
export interface FileCheck {
  readonly set: ResourceSet;
  readonly locale: string;
  readonly text: string;
  /** What it is compared with; nothing for a source, and for a target whose source is in doubt. */
  readonly source: ResourceFile | ResourceFileError | undefined;
  /** How the target stands, worked out from this text; absent where that cannot be told. */
  readonly target: TargetFile | undefined;
  readonly names: FolderNames;
  /** What is known of the glossary in use. */
  readonly terms?: readonly Term[] | undefined;
  readonly known: KnownFindings;
  /** What is known of the other files of the folder. */
  readonly status?: ProjectStatus | undefined;
}

export interface CheckedFile {
  /** Absent where it cannot be read. */
  readonly file: ResourceFile | undefined;
  readonly findings: readonly FileFinding[];
  readonly known: KnownFindings;
}

/** Everything that can be said about a resource file without asking anybody; gives way to other work. */
export async function checkFile(check: FileCheck): Promise<CheckedFile> {
  const { set, locale, text, source, target, names, known } = check;
  const file =
    target?.current?.text === text
      ? target.current
      : parsedOrRefused(formatFor(set.format, locale), text);
  if (file instanceof ResourceFileError) return refused(unreadable(file));
  if (source instanceof ResourceFileError) return refused(unreadableSource(set, source));
  const own = names.of(locale);
  const others = source === undefined ? [] : names.of(set.source.locale);
  const { findings, known: now } = await fileFindings({
    file,
    locale,
    format: set.format,
    program: set.program,
    source: source && { file: source, locale: set.source.locale },
    guard: productNameGuard(
      { own, source: others },
      { sourceLocale: set.source.locale, targetLocale: locale },
    ),
    known,
  });
  if (target === undefined) return { file, findings, known: now };
  const terms = [...own, ...others].map(({ term }) => term);
  const standing = standingFindings(target, file, terms);
  const { status } = check;
  const elsewhere = status && (await inconsistentElsewhere(target, file, status));
  return {
    file,
    findings: [
      ...distinct([...standing, ...findings]),
      ...(await termsNotFollowed(file, target.source, check.terms ?? [])),
      ...onceEach([...(await inconsistentFindings(target, file)), ...(elsewhere ?? [])]),
    ],
    known: now,
  };
}

const refused = (found: FileFinding): CheckedFile => ({
  file: undefined,
  findings: [found],
  known: new Map(),
});

function unreadable({ line, column, message }: ResourceFileError): WholeFileFinding {
  const place = { line: Math.max(0, line - 1), character: Math.max(0, column - 1) };
  return { finding: finding('unreadable', '', message), place, sources: [] };
}

function unreadableSource(
  { source: { path } }: ResourceSet,
  { line, column, message }: ResourceFileError,
): WholeFileFinding {
  const got = `${line}:${column}: ${message}`;
  return {
    finding: finding('unreadable', path, got),
    place: { line: 0, character: 0 },
    sources: [],
  };
}

/** What the texts alone and the plan both say is said once; of a file that was copied, once for all of its texts. */
function distinct(findings: readonly FileFinding[]): readonly FileFinding[] {
  const isCopied = findings.some(({ finding: { code } }) => code === 'copied-from-source');
  const said = new Set<unknown>();
  return findings.filter(({ finding: { code }, message }) => {
    if (code !== 'same-as-source') return true;
    const isNew = !isCopied && !said.has(message);
    said.add(message);
    return isNew;
  });
}

/** Of each message the first finding. */
function onceEach(findings: readonly MessageFinding[]): readonly MessageFinding[] {
  const said = new Set<unknown>();
  return findings.filter(({ message }) => !said.has(message) && said.add(message));
}
