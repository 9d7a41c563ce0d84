import type { Message, ResourceFile } from '../../catalog/formats/format.ts';
import { keyId } from '../../catalog/keyPath.ts';
import type { PlanItem } from '../../catalog/plan.ts';
import { finding } from '../../message/findings.ts';
import { fileFamiliesOf } from '../plan/filePlurals.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { MessageFinding } from './fileToCheck.ts';

/**
 * Sentences of the source that a target translates in several ways. The way that most messages have, or the first of
 * them, is taken for the right one, and each other one is a finding. Single words and labels are left alone: "Open" may be
 * a verb here and an adjective there. So are plural forms, and texts that the file describes in different ways.
 *
 * @param file the target as it is now, in which the findings stand
 */
export function inconsistentFindings(
  target: TargetFile,
  file: ResourceFile,
): readonly MessageFinding[] {
  const groups = new Map<string, Translated[]>();
  const plurals = pluralIds(target);
  for (const item of target.plan.items) {
    if (!isComparable(item) || plurals.has(item.id)) continue;
    const message = file.get(item.path, item.id);
    if (message === undefined || message.value.trim() === '') continue;
    const group = `${item.source.description ?? ''}\n${item.source.value}`;
    const one = { source: item.source.value, message };
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [one]);
    else known.push(one);
  }
  return [...groups.values()].flatMap(findingsOf);
}

interface Translated {
  readonly source: string;
  readonly message: Message;
}

/** Words from which on a text says the same wherever it stands. */
const enoughWords = 4;

function isComparable({ source, path, state }: PlanItem): boolean {
  if (state === 'skipped' || path !== source.path) return false;
  return (source.value.match(/[\p{L}\p{M}'’]{2,}/gu) ?? []).length >= enoughWords;
}

function findingsOf(group: readonly Translated[]): readonly MessageFinding[] {
  const [usual, ...others] = byFrequency(group);
  if (usual === undefined) return [];
  return others.flatMap((messages) =>
    messages.map(({ message }): MessageFinding => ({
      finding: finding('inconsistent', usual[0].message.value, message.value),
      message,
      other: usual[0].message,
    })),
  );
}

/** The translations of one text, each with its messages; what most of them have comes first. */
function byFrequency(
  group: readonly Translated[],
): readonly (readonly [Translated, ...Translated[]])[] {
  const ways = new Map<string, [Translated, ...Translated[]]>();
  for (const one of group) {
    const way = spelled(one.message.value);
    const known = ways.get(way);
    if (known === undefined) ways.set(way, [one]);
    else known.push(one);
  }
  return [...ways.values()].sort((some, others) => others.length - some.length);
}

/** Capitals, spaces and the marks around a text are a matter of where it stands, and other checks look at them. */
function spelled(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

/** By `keyId`: the forms of plural families, which differ from each other. */
function pluralIds({ source, set }: TargetFile): ReadonlySet<string> {
  const families = fileFamiliesOf(source.messages, set.format, set.source.locale);
  return new Set(
    families.flatMap(({ parent, family }) =>
      [...family.forms.values()].map(({ name }) => keyId([...parent, name])),
    ),
  );
}
