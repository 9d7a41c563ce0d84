import type { FormatId, Message, ResourceFile } from '../../catalog/formats/format.ts';
import { keyId } from '../../catalog/keyPath.ts';
import type { Program } from '../../catalog/surroundings/programOf.ts';
import { checkTranslation } from '../../message/inFile/checkTranslation.ts';
import type { Finding } from '../../message/findings.ts';
import { icuFindings } from '../../message/checks/plurals/icuChecks.ts';
import type { Stretch } from '../../message/names/nameMatcher.ts';
import type { ProductNameGuard } from '../../message/names/productNames.ts';
import { createYielder } from '../../translation/runYielding.ts';
import { pluralGroups } from './pluralGroups.ts';

/** What is said about one text, and the part of it that it is about, where that can be told. */
export interface TextFinding {
  readonly finding: Finding;
  readonly at?: Stretch | undefined;
}

export interface FileFinding extends TextFinding {
  readonly message: Message;
}

/** What was found before, by source and text: texts that have not changed are not looked at again. */
export type KnownFindings = ReadonlyMap<string, readonly TextFinding[]>;

/** A resource file that is to be checked; without a source it is a source itself. */
export interface FileToCheck {
  readonly file: ResourceFile;
  readonly locale: string;
  readonly format: FormatId;
  /** Who reads the file, where that is known. */
  readonly program?: Program | undefined;
  readonly source: { readonly file: ResourceFile; readonly locale: string } | undefined;
  readonly guard: ProductNameGuard;
  readonly known: KnownFindings;
}

/**
 * Checks every message of a file, giving way to other work every few milliseconds. Messages that are missing or empty
 * are no findings: there is nothing in them yet.
 */
export async function fileFindings(
  input: FileToCheck,
): Promise<{ readonly findings: readonly FileFinding[]; readonly known: KnownFindings }> {
  const { file, source } = input;
  const plurals = pluralGroups(input);
  const findings: FileFinding[] = [...plurals.findings];
  const known = new Map<string, readonly TextFinding[]>();
  const yieldNow = createYielder();
  for (const message of file.messages) {
    if (message.value === '') continue;
    // A singular may be made from a plural: "21 items" is one in Russian. A person may keep to the source's singular.
    const froms = [plurals.sources.get(keyId(message.path)), source?.file.get(message.path)];
    const texts = [...new Set(froms.flatMap((from) => (from ? [from.value] : [])))];
    const isOneNumber = plurals.oneNumber.has(keyId(message.path));
    const key = JSON.stringify([isOneNumber, ...texts, message.value]);
    const text = { text: message.value, isOneNumber };
    const found = input.known.get(key) ?? bestFindings(input, text, texts);
    known.set(key, found);
    for (const finding of found) findings.push({ ...finding, message });
    await yieldNow();
  }
  return { findings, known };
}

interface TargetText {
  readonly text: string;
  /** A plural form for one number alone. */
  readonly isOneNumber: boolean;
}

/** By the first of the sources that the text could be a translation of. */
function bestFindings(
  input: FileToCheck,
  text: TargetText,
  sources: readonly string[],
): readonly TextFinding[] {
  const [first, ...others] = sources;
  const found = textFindings(input, text, first);
  if (!found.some(isError)) return found;
  const better = others.map((from) => textFindings(input, text, from));
  return better.find((findings) => !findings.some(isError)) ?? found;
}

function isError({ finding }: TextFinding): boolean {
  return finding.severity === 'error';
}

function textFindings(
  { source, locale, guard }: FileToCheck,
  { text, isOneNumber }: TargetText,
  from: string | undefined,
): readonly TextFinding[] {
  const names = guard(text, from).map(({ at, ...finding }) => ({ finding, at }));
  const others = source === undefined ? sourceFindings(text, locale) : [];
  if (source === undefined || from === undefined) return [...others.map(asTextFinding), ...names];
  const locales = { sourceLocale: source.locale, targetLocale: locale };
  const pair = { source: from, target: text, ...locales, isOneNumber };
  return [...checkTranslation(pair).map(asTextFinding), ...names];
}

/** A source can only be at odds with itself. */
function sourceFindings(text: string, locale: string): readonly Finding[] {
  const found = icuFindings(text, text, { sourceLocale: locale, targetLocale: locale });
  return found.filter(({ code }) => code === 'icu-source-syntax');
}

function asTextFinding(finding: Finding): TextFinding {
  return { finding };
}
