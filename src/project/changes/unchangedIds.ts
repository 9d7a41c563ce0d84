import { currentText, type PlanItem } from '../../resources/plan.ts';

/** A text as a person has read it. */
export interface ReadText {
  readonly source: string;
  readonly text: string;
}

/** Those messages of a plan that have the text, and the source, that a person has read; by `keyId`. */
export function unchangedIds(
  items: readonly PlanItem[],
  texts: ReadonlyMap<string, ReadText>,
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const item of items) {
    const read = texts.get(item.id);
    const text = currentText(item);
    const isSame = read?.source === item.source.value && read.text === text;
    if (isSame) ids.add(item.id);
  }
  return ids;
}

/** Messages with the texts that they have now, by `keyId`. */
export function readTexts(items: readonly PlanItem[]): ReadonlyMap<string, ReadText> {
  return new Map(
    items.map((item) => [item.id, { source: item.source.value, text: currentText(item) ?? '' }]),
  );
}
