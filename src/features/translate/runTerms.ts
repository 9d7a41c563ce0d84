import type { LanguageService } from '../../service/client.ts';
import { sourceCode } from '../../service/languageCodes.ts';
import type { Finding } from '../../message/findings.ts';
import { indexTerms, termFindings, type TermIndex } from '../../message/terms.ts';
import { breather } from '../../translation/breathe.ts';
import type { TargetJob, TranslationEvent } from '../../translation/job.ts';

type Entries = LanguageService['glossaries']['entries'];
type Translated = Extract<TranslationEvent, { readonly kind: 'translated' }>;

/**
 * Looks after a run whether the glossary was followed. The entries of each dictionary are asked for once, and only
 * where something was translated with it.
 */
export class RunTerms {
  readonly #entries: Entries;
  readonly #translated: Translated[] = [];
  readonly #indexes = new Map<string, Promise<TermIndex>>();

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  take(event: TranslationEvent): void {
    if (event.kind === 'translated' && event.job.glossary !== undefined)
      this.#translated.push(event);
  }

  /** The terms that were not followed, by the ids of the units. Rejects where the entries cannot be had. */
  async findings(): Promise<ReadonlyMap<string, readonly Finding[]>> {
    const found = new Map<string, readonly Finding[]>();
    const breathe = breather();
    for (const { job, unit, value } of this.#translated) {
      const findings = termFindings(unit.source, value, await this.#indexFor(job));
      if (findings.length > 0) found.set(unit.id, findings);
      await breathe();
    }
    return found;
  }

  /** Dictionaries have base codes: that for `pt` serves `pt-BR` and `pt-PT`. */
  async #indexFor({ glossary = '', sourceLocale = '', locale }: TargetJob): Promise<TermIndex> {
    const targetLanguage = sourceCode(locale).toLowerCase();
    const sourceLanguage = sourceCode(sourceLocale).toLowerCase();
    const key = `${glossary} ${sourceLanguage} ${targetLanguage}`;
    const known = this.#indexes.get(key);
    const index =
      known ??
      this.#entries(glossary, { sourceLanguage, targetLanguage }).then(({ entries }) =>
        indexTerms(entries),
      );
    this.#indexes.set(key, index);
    return index;
  }
}
