import { keyId } from '../../resources/formats/format.ts';
import { currentText, type PlanItem, type TargetPlan } from '../../resources/plan.ts';
import { readMessage } from '../../message/placeholders/messageText.ts';
import type { PlaceholderKind } from '../../message/placeholders/placeholder.ts';

/** Something that may be meant at a place of a translation. */
export interface Proposal {
  readonly kind: 'placeholder' | 'term' | 'match';
  /** A `match` is the whole translation; all others are a part of it. */
  readonly text: string;
}

/** What is asked about: a message, its translation as it is so far, and the terms of its locale. */
export interface ProposalInput {
  readonly plan: TargetPlan;
  readonly item: PlanItem;
  readonly value: string;
  readonly terms: readonly string[];
}

/**
 * What the source has and the translation lacks, each once and in the order of the source; then the terms, those of the
 * source first; then what other messages with the same source say.
 */
export function valueProposals(input: ProposalInput): readonly Proposal[] {
  const { item, value, terms } = input;
  const source = item.source.value;
  const isUsed = (term: string) => source.toLowerCase().includes(term.toLowerCase());
  const wanted = terms.filter((term) => !value.includes(term));
  return [
    ...lackingPlaceholders(source, value).map((text) => ({ kind: 'placeholder', text }) as const),
    ...[...wanted.filter(isUsed), ...wanted.filter((term) => !isUsed(term))].map(
      (text) => ({ kind: 'term', text }) as const,
    ),
    ...otherTranslations(input).map((text) => ({ kind: 'match', text }) as const),
  ];
}

/** Choices are translated, and what only spells a character is no part that somebody looks for. */
const unoffered: ReadonlySet<PlaceholderKind> = new Set(['icu', 'link', 'escape', 'percent']);

function lackingPlaceholders(source: string, value: string): readonly string[] {
  const left = new Map<string, number>();
  for (const { text } of readMessage(value).placeholders) left.set(text, (left.get(text) ?? 0) + 1);
  const lacking = new Set<string>();
  for (const { kind, text } of readMessage(source).placeholders) {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    else if (!unoffered.has(kind)) lacking.add(text);
  }
  return [...lacking];
}

/** A plural form that only the target has is no translation of its source. */
function otherTranslations({ plan, item, value }: ProposalInput): readonly string[] {
  if (keyId(item.source.path) !== item.id) return [];
  const found = plan.items.flatMap((other) => {
    const isSame = other.source.value === item.source.value && other.id !== item.id;
    const isOwn = keyId(other.source.path) === other.id;
    const isCurrent = ['kept', 'translated', 'reviewed'].includes(other.state);
    return isSame && isOwn && isCurrent ? (currentText(other) ?? []) : [];
  });
  return [...new Set(found)].filter((text) => text !== value && text !== item.source.value);
}
