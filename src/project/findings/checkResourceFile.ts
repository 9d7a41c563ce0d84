import { createYielder } from '../../resources/cooperative.ts';
import {
  ResourceFileError,
  type ResourceFile,
  type Message,
  showKeyPath,
} from '../../resources/formats/format.ts';
import { formatFor, parsedOrRefused } from '../../resources/formats/formats.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { lineIndex } from '../../resources/lineIndex.ts';
import type { Program } from '../../programs/program.ts';
import type { PlanItem } from '../../resources/plan.ts';
import { finding, type Finding, type FindingCode } from '../../message/findings.ts';
import {
  type Term,
  indexTerms,
  termFindings,
  type TermIndex,
} from '../../message/checks/glossaryTerms.ts';
import { productNameGuard, type ProductName } from '../../message/names/productNames.ts';
import { onlyInTarget } from '../plan/onlyInTarget.ts';
import { programOfFile } from '../plan/programOfFile.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { countsOf } from '../status/countsOf.ts';
import { stateOf } from '../status/messageState.ts';
import type { ProjectStatus } from '../status/projectStatus.ts';
import { withCutTexts } from './cutTexts.ts';
import { fileFindings } from './fileFindings.ts';
import type {
  FileFinding,
  KnownFindings,
  MessageFinding,
  WholeFileFinding,
} from './messageFinding.ts';
import { unaskedIn, untranslatedFindings } from './untranslatedFindings.ts';
import { inconsistentFindings, inconsistentElsewhere } from './inconsistentFindings.ts';

/** The product names of a folder. */
export interface FolderProductNames {
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
  readonly names: FolderProductNames;
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
export async function checkResourceFile(check: FileCheck): Promise<CheckedFile> {
  const { set, locale, text, source, target, names, known } = check;
  const file =
    target?.current?.text === text
      ? target.current
      : parsedOrRefused(formatFor(set.format, locale), text);
  if (file instanceof ResourceFileError) return refused(unreadable(file));
  if (source instanceof ResourceFileError) return refused(unreadableSource(set, source));
  const own = names.of(locale);
  const others = source === undefined ? [] : names.of(set.source.locale);
  const program = programOfFile(set, source ?? file);
  const { findings: found, known: now } = await fileFindings({
    file,
    locale,
    format: set.format,
    program,
    source: source && { file: source, locale: set.source.locale },
    guard: productNameGuard(
      { own, source: others },
      { sourceLocale: set.source.locale, targetLocale: locale },
    ),
    known,
  });
  const findings = withCutTexts(found, file);
  if (target === undefined) return { file, findings, known: now };
  const terms = [...own, ...others].map(({ term }) => term);
  const standing = [
    ...statusFindings(target, file, terms),
    ...encodedTwice(file, target.source, findings),
    ...emptyFindings(target, { file, program }),
  ];
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

/**
 * What the texts alone and the plan both say is said once; of a file that was copied or encoded twice, once for all of its
 * texts.
 */
function distinct(findings: readonly FileFinding[]): readonly FileFinding[] {
  const codes = new Set(findings.map(({ finding: { code } }) => code));
  const isCopied = codes.has('copied-from-source');
  const said = new Set<unknown>();
  return findings.filter(({ finding, message }) => {
    if (isDecodedWrongly(finding)) return !codes.has('garbled-file');
    if (finding.code !== 'same-as-source') return true;
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

/** The translations of a file in which terms of its source are not those of the glossary. Gives way to other work. */
async function termsNotFollowed(
  file: ResourceFile,
  source: ResourceFile,
  terms: readonly Term[],
): Promise<readonly MessageFinding[]> {
  if (terms.length === 0) return [];
  const index = indexOf(terms);
  const findings: MessageFinding[] = [];
  const giveWay = createYielder();
  for (const message of file.messages) {
    const from = message.value === '' ? undefined : source.get(message.path);
    if (from === undefined) continue;
    for (const finding of termFindings(from.value, message.value, index)) {
      findings.push({ finding, message });
    }
    await giveWay();
  }
  return findings;
}

/** A dictionary has thousands of entries, and each file is checked with them again and again. */
const indexes = new WeakMap<readonly Term[], TermIndex>();

function indexOf(terms: readonly Term[]): TermIndex {
  const index = indexes.get(terms) ?? indexTerms(terms);
  indexes.set(terms, index);
  return index;
}

/** Messages that a finding about a whole file names and leads to. */
const named = 5;

const firstLine = { line: 0, character: 0 };

/**
 * What the plan of a target says about its texts, with the counts of its status. Messages that the file lacks are one
 * finding, since there is no place for each of them.
 *
 * @param file the target as it is now, in which the findings stand
 * @param names what stays as it is in every language
 */
function statusFindings(
  target: TargetFile,
  file: ResourceFile,
  names: readonly string[],
): readonly FileFinding[] {
  const { missing, copied } = countsOf(target);
  const about = (item: PlanItem, code: FindingCode): readonly MessageFinding[] => {
    const message = file.get(item.path, item.id);
    return message ? [{ finding: finding(code, item.source.value, message.value), message }] : [];
  };
  const lacking = target.plan.items.filter((item) => stateOf(item) === 'missing');
  const findings: FileFinding[] = [
    ...wholeFile('missing', missing, lacking),
    ...wholeFile('copied-from-source', copied, unaskedIn(target)),
  ];
  for (const item of target.plan.items) {
    if (stateOf(item) === 'outdated') findings.push(...about(item, 'outdated'));
  }
  for (const { path } of onlyInTarget(target)) {
    const message = file.get(path);
    if (message === undefined) continue;
    findings.push({ finding: finding('not-in-source', '', showKeyPath(path)), message });
  }
  if (copied === 0) findings.push(...untranslatedFindings(target, file, names));
  return findings;
}

/** A text that has its characters, but as others; one that lost some stays a finding of its own. */
const isDecodedWrongly = ({ code, expected }: Finding) => code === 'garbled' && expected !== '';

/** Texts from which on a file as a whole was encoded twice, if they are half of those that are no plain ASCII. */
const manyTexts = 10;

function encodedTwice(
  file: ResourceFile,
  source: ResourceFile,
  findings: readonly MessageFinding[],
): readonly WholeFileFinding[] {
  const wrong = findings.filter(({ finding }) => isDecodedWrongly(finding));
  const messages = [...new Set(wrong.map(({ message }) => message))];
  if (messages.length < manyTexts) return [];
  const special = file.messages.filter(({ value }) => /[\u0080-\uFFFF]/u.test(value));
  if (messages.length * 2 < special.length) return [];
  const items = messages.flatMap(({ path }) => {
    const from = source.get(path);
    return from === undefined ? [] : [{ path, source: from }];
  });
  return wholeFile('garbled-file', messages.length, items);
}

/**
 * The texts of a target that are empty, as one finding at the first of them. Tools keep what nobody has translated so, and
 * many programs show another language in its place.
 */
function emptyFindings(
  { plan }: TargetFile,
  { file, program }: { readonly file: ResourceFile; readonly program: Program },
): readonly WholeFileFinding[] {
  const empty = plan.items.filter(
    (item) =>
      stateOf(item) === 'missing' &&
      file.get(item.path, item.id) !== undefined &&
      !mayBeNothing(item),
  );
  if (empty.length === 0) return [];
  const offsets = empty.flatMap(({ path, id }) => file.get(path, id)?.offset ?? []);
  const place = lineIndex(file.text).at(offsets.reduce((one, other) => Math.min(one, other)));
  const severity = program.showsEmpty === true ? 'warning' : 'info';
  return wholeFile('empty', empty.length, empty).map((found) => ({
    ...found,
    finding: { ...found.finding, severity },
    place,
  }));
}

/** A part before or behind others, or a word that joins them: a language may say it elsewhere, and has nothing there. */
function mayBeNothing({ path, source: { value } }: PlanItem): boolean {
  const isPart = /(?:suf|pre)fix(?![a-z])|(?:Suf|Pre)fix/u.test(`${path.at(-1)}`);
  return isPart || /^\s+\p{L}{1,4}\s+$/u.test(value);
}

function wholeFile(
  code: FindingCode,
  count: number,
  items: readonly Pick<PlanItem, 'path' | 'source'>[],
): readonly WholeFileFinding[] {
  if (count === 0) return [];
  const first = items.slice(0, named);
  const keys = first.map(({ path }) => showKeyPath(path));
  const list = [...keys, ...(items.length > named ? ['…'] : [])].join(', ');
  const sources: readonly Message[] = first.map(({ source }) => source);
  return [{ finding: finding(code, `${count}`, list), place: firstLine, sources }];
}
