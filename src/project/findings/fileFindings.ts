import { createYielder } from '../../resources/cooperative.ts';
import { type KeyPath, type Message, keyId } from '../../resources/formats/format.ts';
import { checkTranslation } from '../../message/checks/checkTranslation.ts';
import { checkOf } from '../../message/checks/checks.ts';
import { firstPlace } from '../../message/checks/places.ts';
import { finding, type Finding } from '../../message/findings.ts';
import { isAboutFile, isEditorMark, isOfProgram } from '../../message/translatable.ts';
import { hasChoiceSyntax } from '../../message/parts.ts';
import type { MessageSyntax } from '../../message/syntax.ts';
import { valuesBeside, type ValuesBeside } from './valuesBeside.ts';
import type { FileToCheck, KnownFindings, MessageFinding, TextFinding } from './messageFinding.ts';
import { pluralGroups } from './pluralGroups.ts';

/**
 * Checks every message of a file, giving way to other work every few milliseconds. Messages that are missing or empty
 * are no findings: there is nothing in them yet.
 */
export async function fileFindings(
  input: FileToCheck,
): Promise<{ readonly findings: readonly MessageFinding[]; readonly known: KnownFindings }> {
  const { file, source } = input;
  const plurals = pluralGroups(input);
  const findings: MessageFinding[] = [...plurals.findings];
  const known = new Map<string, readonly TextFinding[]>();
  const beside = valuesBeside(source?.file.messages ?? [], file.messages);
  const yieldNow = createYielder();
  for (const message of file.messages) {
    const { path, value } = message;
    if (value === '' || isAboutFile(path) || isEditorMark(value)) continue;
    // A singular may be made from a plural: "21 items" is one in Russian. A person may keep to the source's singular.
    const froms = [plurals.sources.get(keyId(message.path)), source?.file.get(message.path)];
    const texts = [...new Set(froms.flatMap((from) => (from ? [from.value] : [])))];
    const isOneNumber = plurals.oneNumber.has(keyId(message.path));
    const isForNone = plurals.none.has(keyId(message.path));
    const isTold = texts.some((from) => isOfProgram(from, message.path));
    const key = isTold ? message.path : undefined;
    const id = JSON.stringify([isOneNumber, isForNone, key, ...texts, message.value]);
    const text = { text: message.value, isOneNumber, isForNone, key };
    const found = input.known.get(id) ?? bestFindings(input, text, texts);
    known.set(id, found);
    findings.push(...undeclaredIn(message));
    for (const one of found) {
      const finding = inLightOf(beside, message, texts, one.finding);
      findings.push({ ...one, finding, message });
    }
    await yieldNow();
  }
  return { findings, known };
}

/** What a program needs to be told of a text, and is told nowhere. */
function undeclaredIn(message: Message): readonly MessageFinding[] {
  return (message.undeclared ?? []).map((got) => ({
    finding: finding('placeholder-undeclared', '', got),
    at: firstPlace(message.value, got),
    message,
  }));
}

/** A value that its source does not show is not a mistake where the program has it for neighboring messages. */
function inLightOf(
  beside: ValuesBeside,
  { path }: Message,
  texts: readonly string[],
  finding: Finding,
): Finding {
  const { code, got } = finding;
  if (!checkOf(code).mayBeBeside || texts.some((text) => text.includes(got))) return finding;
  return beside(path, got) ? { ...finding, severity: 'info' } : finding;
}

interface TargetText {
  readonly text: string;
  /** A plural form for one number alone. */
  readonly isOneNumber: boolean;
  readonly isForNone: boolean;
  /** Where it is, if that says more than the text. */
  readonly key: KeyPath | undefined;
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
  { source, locale, guard, program }: FileToCheck,
  { text, key, ...form }: TargetText,
  from: string | undefined,
): readonly TextFinding[] {
  const names = guard(text, from).map(({ at, ...finding }) => ({ finding, at }));
  if (source === undefined) {
    return [...sourceFindings(text, locale, program.syntax), ...names];
  }
  if (from === undefined) return names;
  const locales = { sourceLocale: source.locale, targetLocale: locale };
  const { syntax } = program;
  const pair = { source: from, target: text, ...locales, ...form, key, syntax };
  const found = checkTranslation(pair);
  return [
    ...found.map((finding) => ({
      finding,
      at: checkOf(finding.code).place?.(finding, text),
      pair,
    })),
    ...names,
  ];
}

/** A source can only be at odds with itself. */
function sourceFindings(
  text: string,
  locale: string,
  syntax: MessageSyntax,
): readonly TextFinding[] {
  if (!hasChoiceSyntax(text)) return [];
  const locales = { sourceLocale: locale, targetLocale: locale };
  const found = checkTranslation({ source: text, target: text, ...locales, syntax });
  return found.filter(({ code }) => code === 'icu-source-syntax').map((finding) => ({ finding }));
}
