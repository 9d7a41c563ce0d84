import type { Message } from '../../catalog/formats/format.ts';
import { keyId } from '../../catalog/keyPath.ts';
import { familyFindings } from '../../message/pluralChecks.ts';
import { expectedNames, pluralFamilies } from '../../message/plurals.ts';
import { pluralSiblings } from '../../translation/pluralSiblings.ts';
import type { FileFinding, FileToCheck } from './fileFindings.ts';

/** What the plural families of a file (`items_one`, `items_other`, or `one`, `other` under one parent) come to. */
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
  const targets = pluralSiblings(file.messages);
  for (const [parent, { messages }] of pluralSiblings(source.file.messages)) {
    const names = [...messages].map(([name, { value }]) => ({ name, text: value }));
    const translated = targets.get(parent)?.messages ?? new Map<string, Message>();
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

function filledTexts(messages: ReadonlyMap<string, Message>): ReadonlyMap<string, string> {
  const filled = [...messages].filter(([, message]) => isFilled(message));
  return new Map(filled.map(([name, { value }]) => [name, value]));
}

function isFilled(message: Message | undefined): message is Message {
  return message !== undefined && message.value !== '';
}
