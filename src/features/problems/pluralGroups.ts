import type { Message } from '../../catalog/formats/format.ts';
import { keyId } from '../../catalog/keyPath.ts';
import { familyFindings } from '../../message/pluralChecks.ts';
import { expectedNames, pluralFamilies } from '../../message/plurals.ts';
import type { FileFinding, FileToCheck } from './fileFindings.ts';

/** What the plural families of a file (`items_one`, `items_other`) come to. */
export interface PluralGroups {
  /** By `keyId`: the source messages of forms that the source itself has not. */
  readonly sources: ReadonlyMap<string, Message>;
  readonly findings: readonly FileFinding[];
}

/** Compares the plural families under each parent with those of the source. */
export function pluralGroups({ file, source, locale, format }: FileToCheck): PluralGroups {
  const sources = new Map<string, Message>();
  const findings: FileFinding[] = [];
  if (source === undefined || (format !== 'json' && format !== 'yaml'))
    return { sources, findings };
  const targets = siblings(file.messages);
  for (const [parent, messages] of siblings(source.file.messages)) {
    const names = [...messages].map(([name, { value }]) => ({ name, text: value }));
    const translated = targets.get(parent) ?? new Map<string, Message>();
    const texts = filledTexts(translated);
    for (const family of pluralFamilies(names, source.locale)) {
      const expected = expectedNames(family, locale);
      for (const { name, sourceName } of expected) {
        const [target, from] = [translated.get(name), messages.get(sourceName)];
        if (target && from) sources.set(keyId(target.path), from);
      }
      const message = expected.map(({ name }) => translated.get(name)).find(isFilled);
      if (message === undefined) continue;
      for (const finding of familyFindings(family, locale, texts)) {
        findings.push({ finding, message });
      }
    }
  }
  return { sources, findings };
}

type Siblings = ReadonlyMap<string, Message>;

/** The messages that can be plural forms, by parent and then by name. */
function siblings(messages: readonly Message[]): ReadonlyMap<string, Siblings> {
  const groups = new Map<string, Map<string, Message>>();
  for (const message of messages) {
    const name = message.path.at(-1);
    if (typeof name !== 'string' || !name.includes('_')) continue;
    const parent = keyId(message.path.slice(0, -1));
    const group = groups.get(parent) ?? new Map<string, Message>();
    groups.set(parent, group.set(name, message));
  }
  return groups;
}

function filledTexts(messages: Siblings): ReadonlyMap<string, string> {
  const filled = [...messages].filter(([, message]) => isFilled(message));
  return new Map(filled.map(([name, { value }]) => [name, value]));
}

function isFilled(message: Message | undefined): message is Message {
  return message !== undefined && message.value !== '';
}
