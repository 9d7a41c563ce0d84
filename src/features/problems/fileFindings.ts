import type { FormatId, Message, ResourceFile } from '../../catalog/formats/format.ts';
import { keyId } from '../../catalog/keyPath.ts';
import { checkMessage } from '../../message/checkMessage.ts';
import type { Finding } from '../../message/findings.ts';
import { icuFindings } from '../../message/icuChecks.ts';
import type { Stretch } from '../../message/nameMatcher.ts';
import type { ProductNameGuard } from '../../message/productNames.ts';
import { breather } from '../../translation/breathe.ts';
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
  const breathe = breather();
  for (const message of file.messages) {
    if (message.value === '') continue;
    const from = source?.file.get(message.path) ?? plurals.sources.get(keyId(message.path));
    const key = `${from?.value.length ?? ''} ${from?.value ?? ''} ${message.value}`;
    const found = input.known.get(key) ?? textFindings(input, message.value, from?.value);
    known.set(key, found);
    for (const finding of found) findings.push({ ...finding, message });
    await breathe();
  }
  return { findings, known };
}

function textFindings(
  { source, locale, guard }: FileToCheck,
  text: string,
  from: string | undefined,
): readonly TextFinding[] {
  const names = guard(text, from).map(({ at, ...finding }) => ({ finding, at }));
  const others = source === undefined ? sourceFindings(text, locale) : [];
  if (source === undefined || from === undefined) return [...others.map(asTextFinding), ...names];
  const pair = { source: from, target: text, sourceLocale: source.locale, targetLocale: locale };
  return [...checkMessage(pair).map(asTextFinding), ...names];
}

/** A source can only be at odds with itself. */
function sourceFindings(text: string, locale: string): readonly Finding[] {
  const found = icuFindings(text, text, { sourceLocale: locale, targetLocale: locale });
  return found.filter(({ code }) => code === 'icu-source-syntax');
}

function asTextFinding(finding: Finding): TextFinding {
  return { finding };
}
