import { type Message, keyId } from '../../catalog/formats/format.ts';
import { familyFindings } from '../../message/checks/plurals/familyFindings.ts';
import { isForOneNumber } from '../../message/plurals/pluralForms.ts';
import { fileFamiliesOf, familyNeeds } from '../plan/filePlurals.ts';
import { singularEntries } from './singularEntries.ts';
import type { FileToCheck, MessageFinding } from './fileToCheck.ts';

/** What the plural families of a file (`items_one`, `items_other`, `one`, `other` under one parent, or a list) come to. */
export interface PluralGroups {
  /** By `keyId`: the source messages of forms that the source itself lacks. */
  readonly sources: ReadonlyMap<string, Message>;
  /** By `keyId`: the messages of forms that are for one number alone, or for none and one. */
  readonly oneNumber: ReadonlySet<string>;
  readonly findings: readonly MessageFinding[];
}

/** Compares the plural families of the source with what a run would want for them. */
export function pluralGroups(input: FileToCheck): PluralGroups {
  const { file, source, locale, format } = input;
  const sources = new Map<string, Message>();
  const findings: MessageFinding[] = [];
  if (source === undefined) return { sources, oneNumber: new Set(), findings };
  const oneNumber = new Set(singularEntries(source.file.messages, file, locale));
  const needs = familyNeeds({
    families: fileFamiliesOf(source.file.messages, format, source.locale),
    target: file,
    locale,
    program: input.program,
    others: [],
  });
  for (const { parent, family, expected } of needs) {
    const texts = new Map<string, string>();
    let first: Message | undefined;
    for (const { name, sourceName, category } of expected) {
      if (isForOneNumber(category, locale, family.type)) oneNumber.add(keyId([...parent, name]));
      const message = file.get([...parent, name]);
      const from = source.file.get([...parent, sourceName]);
      if (message && from) sources.set(keyId(message.path), from);
      if (message === undefined || message.value === '') continue;
      first ??= message;
      texts.set(name, message.value);
    }
    if (first === undefined) continue;
    const names = expected.map(({ name }) => name);
    for (const finding of familyFindings(family, names, texts)) {
      findings.push({ finding, message: first });
    }
  }
  return { sources, oneNumber, findings };
}
