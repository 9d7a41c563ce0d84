import { type Message, keyId, type ResourceFile } from '../../resources/formats/format.ts';
import { familyFindings } from '../../message/checks/plurals/familyFindings.ts';
import { isForNone, isForOneNumber } from '../../message/plurals/pluralForms.ts';
import { isPluralList, placesOfOneNumber } from '../../message/plurals/pluralLists.ts';
import { fileFamiliesOf, familyNeeds } from '../plan/filePlurals.ts';
import type { FileToCheck, MessageFinding } from './messageFinding.ts';

/** What the plural families of a file (`items_one`, `items_other`, `one`, `other` under one parent, or a list) come to. */
export interface PluralGroups {
  /** By `keyId`: the source messages of forms that the source itself lacks. */
  readonly sources: ReadonlyMap<string, Message>;
  /** By `keyId`: the messages of forms that are for one number alone, or for none and one. */
  readonly oneNumber: ReadonlySet<string>;
  /** By `keyId`: the messages of forms for none. */
  readonly none: ReadonlySet<string>;
  readonly findings: readonly MessageFinding[];
}

/** Compares the plural families of the source with what a run would want for them. */
export function pluralGroups(input: FileToCheck): PluralGroups {
  const { file, source, locale, format } = input;
  const sources = new Map<string, Message>();
  const findings: MessageFinding[] = [];
  const none = new Set<string>();
  if (source === undefined) return { sources, oneNumber: new Set(), none, findings };
  const oneNumber = new Set(singularEntries(source.file.messages, file, locale));
  const needs = familyNeeds({
    families: fileFamiliesOf(source.file.messages, format, source.locale),
    target: file,
    locale,
    program: input.program,
    others: [],
  });
  for (const { parent, family, expected, usual, mayBeTwofold } of needs) {
    const texts = new Map<string, string>();
    let first: Message | undefined;
    for (const { name, sourceName, category } of expected) {
      if (isForOneNumber(category, locale, family.type)) oneNumber.add(keyId([...parent, name]));
      if (isForNone(category, locale, family.type)) none.add(keyId([...parent, name]));
      const message = file.get([...parent, name]);
      const from = source.file.get([...parent, sourceName]);
      if (message && from) sources.set(keyId(message.path), from);
      if (message === undefined || message.value === '') continue;
      first ??= message;
      texts.set(name, message.value);
    }
    if (first === undefined) continue;
    for (const finding of familyFindings(
      { family, expected, usual, locale, mayBeTwofold },
      texts,
    )) {
      findings.push({ finding, message: first });
    }
  }
  return { sources, oneNumber, none, findings };
}

/**
 * The entries of a target file, by `keyId`, that are plural forms in a list and stand for one number alone: those of
 * `"%d minutes": ["%d minute", "%d minutes"]`.
 */
function singularEntries(
  source: readonly Message[],
  target: Pick<ResourceFile, 'get'>,
  locale: string,
): ReadonlySet<string> {
  const lists = new Map<string, Message[]>();
  for (const message of source) {
    if (typeof message.path.at(-1) !== 'number') continue;
    const id = keyId(message.path.slice(0, -1));
    const list = lists.get(id);
    if (list === undefined) lists.set(id, [message]);
    else list.push(message);
  }
  const found = new Set<string>();
  for (const list of lists.values()) {
    if (!isPluralList(list.map(({ value }) => value))) continue;
    const parent = list[0]?.path.slice(0, -1) ?? [];
    let length = 0;
    while (target.get([...parent, length]) !== undefined) length++;
    for (const place of placesOfOneNumber(locale, length)) found.add(keyId([...parent, place]));
  }
  return found;
}
