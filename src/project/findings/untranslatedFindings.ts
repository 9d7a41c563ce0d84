import { commonWords, hasSentence } from '../../message/checks/hasSentence.ts';
import { scriptOf } from '../../message/checks/languageHabits.ts';
import { finding } from '../../message/findings.ts';
import { otherBranches } from '../../message/icu/otherBranches.ts';
import { readMessage } from '../../message/placeholders/messageText.ts';
import type { ResourceFile } from '../../resources/formats/format.ts';
import { baseLanguage } from '../../resources/locale.ts';
import { currentText, type PlanItem } from '../../resources/plan.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { MessageFinding } from './messageFinding.ts';

/** The texts that are those of their source, and that nobody was asked about. */
export function unaskedIn({ plan }: TargetFile): readonly PlanItem[] {
  return plan.items.filter(
    (item) => item.state === 'translated' && item.sameAsSource && !plan.entries.has(item.id),
  );
}

/**
 * The sentences among them. Between languages of one script a short one may be right as it is ("Start video" in Danish): it
 * is information where the file's own translations have its words as well.
 *
 * @param names what stays as it is in every language
 */
export function untranslatedFindings(
  target: TargetFile,
  file: ResourceFile,
  names: readonly string[],
): readonly MessageFinding[] {
  if (isSameLanguage(target)) return [];
  const sentences = unaskedIn(target).filter(({ source }) => isSentence(source.value, names));
  if (sentences.length === 0) return [];
  const isApart = scriptOf(target.set.source.locale) !== scriptOf(target.locale);
  const known = isApart ? new Set<string>() : wordsOfTranslations(target);
  return sentences.flatMap(({ path, id, source: { value } }) => {
    const message = file.get(path, id);
    if (message === undefined) return [];
    const found = finding('same-as-source', value, message.value);
    const isCertain = isApart || isForeign(otherBranches(value), known);
    return [{ finding: isCertain ? found : { ...found, severity: 'info' }, message }];
  });
}

/** A plural is one by the text for most numbers: "# minutes" is French as well, "# minutes ago" is not. */
function isSentence(text: string, names: readonly string[]): boolean {
  return hasSentence(names.reduce((rest, name) => rest.replaceAll(name, ''), otherBranches(text)));
}

/** Words of a text from which on it is no expression that languages share. */
const manyWords = 6;
/** Words that a translation has in common with no other one of its file. */
const enoughStrange = 2;

function isForeign(text: string, known: ReadonlySet<string>): boolean {
  const words = commonWords(text);
  const strange = new Set(words.filter((word) => !known.has(word)));
  return strange.size >= enoughStrange || words.length >= manyWords;
}

/** Without those of texts that are their source for the most part. */
function wordsOfTranslations({ plan }: TargetFile): ReadonlySet<string> {
  const known = new Set<string>();
  for (const item of plan.items) {
    const text = currentText(item);
    if (text === undefined || text === item.source.value) continue;
    const words = wordsOf(text);
    const own = new Set(wordsOf(item.source.value));
    if (words.filter((word) => own.has(word)).length * 2 > words.length) continue;
    for (const word of words) known.add(word);
  }
  return known;
}

const wordsOf = (text: string): readonly string[] =>
  readMessage(text)
    .prose.toLowerCase()
    .match(/\p{L}[\p{L}\p{M}'’]+/gu) ?? [];

/** British English takes most of what American English says. */
function isSameLanguage({ set, locale }: TargetFile): boolean {
  return baseLanguage(set.source.locale) === baseLanguage(locale);
}
