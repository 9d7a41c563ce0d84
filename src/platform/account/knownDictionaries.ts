import * as vscode from 'vscode';
import type { LanguageService } from '../../service/client.ts';
import { sourceCode } from '../../service/languageCodes.ts';
import type { LanguagePair } from '../../service/glossaries/schemas.ts';
import type { Term } from '../../message/checks/glossaryTerms.ts';

/**
 * The entries of dictionaries that the service was asked for anyway, by a run or to show them: what can be known of a
 * glossary without a request.
 */
export class KnownDictionaries implements vscode.Disposable {
  readonly #known = new Map<string, ReadonlyMap<string, readonly Term[]>>();
  readonly #changed = new vscode.EventEmitter<void>();

  readonly onDidChange = this.#changed.event;

  /** What is known of the dictionary that serves a pair of locales. */
  of(glossary: string, sourceLocale: string, locale: string): readonly Term[] | undefined {
    const pair = { sourceLanguage: sourceCode(sourceLocale), targetLanguage: sourceCode(locale) };
    return this.#known.get(glossary)?.get(nameOf(pair));
  }

  /** The same service; what it says and is told of dictionaries is remembered. */
  remembering(glossaries: LanguageService['glossaries']): LanguageService['glossaries'] {
    const forgetting = async <T>(id: string, work: Promise<T>): Promise<T> => {
      const result = await work;
      if (this.#known.delete(id)) this.#changed.fire();
      return result;
    };
    return {
      ...glossaries,
      entries: async (id, pair, options) => {
        const dictionary = await glossaries.entries(id, pair, options);
        this.#remember(id, pair, dictionary.entries);
        return dictionary;
      },
      replaceDictionary: async (id, dictionary, options) => {
        const summary = await glossaries.replaceDictionary(id, dictionary, options);
        this.#remember(id, dictionary, dictionary.entries);
        return summary;
      },
      edit: (id, change, options) => forgetting(id, glossaries.edit(id, change, options)),
      deleteDictionary: (id, pair, options) =>
        forgetting(id, glossaries.deleteDictionary(id, pair, options)),
      delete: (id, options) => forgetting(id, glossaries.delete(id, options)),
    };
  }

  /** Another account has other glossaries. */
  forgetAll(): void {
    const hadAny = this.#known.size > 0;
    this.#known.clear();
    if (hadAny) this.#changed.fire();
  }

  dispose(): void {
    this.#changed.dispose();
  }

  #remember(id: string, pair: LanguagePair, entries: readonly Term[]): void {
    this.#known.set(id, new Map(this.#known.get(id)).set(nameOf(pair), entries));
    this.#changed.fire();
  }
}

const nameOf = ({ sourceLanguage, targetLanguage }: LanguagePair) =>
  `${sourceLanguage} ${targetLanguage}`.toLowerCase();
