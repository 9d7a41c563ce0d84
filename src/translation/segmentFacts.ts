import type { MessageSyntax } from '../message/syntax.ts';
import { fitsXml } from '../message/protect/byTags.ts';
import { needsProtection } from '../message/protect/protection.ts';
import { translatable } from '../message/translatable.ts';

/** What holds of a text in whatever locale it is wanted. */
export interface TextFacts {
  readonly isTranslatable: boolean;
  readonly hasPlaceholders: boolean;
  readonly fitsXml: boolean;
}

/** What is known of the sentences of a run, looked at once for all of its locales, and for its plan and its sending. */
export class SegmentFacts {
  readonly #known = new Map<MessageSyntax, Map<string, TextFacts>>();

  of(text: string, syntax: MessageSyntax): TextFacts {
    let texts = this.#known.get(syntax);
    if (texts === undefined) this.#known.set(syntax, (texts = new Map()));
    let facts = texts.get(text);
    if (facts === undefined) texts.set(text, (facts = factsOf(text, syntax)));
    return facts;
  }
}

/** Most texts are one of the first two; a large run has very many. */
const plain: TextFacts = { isTranslatable: true, hasPlaceholders: false, fitsXml: true };
const withPlaceholders: TextFacts = { ...plain, hasPlaceholders: true };

export function factsOf(text: string, syntax: MessageSyntax): TextFacts {
  const facts: TextFacts = {
    isTranslatable: translatable(text),
    hasPlaceholders: needsProtection(text, syntax),
    fitsXml: fitsXml(text),
  };
  if (!facts.isTranslatable || !facts.fitsXml) return facts;
  return facts.hasPlaceholders ? withPlaceholders : plain;
}
