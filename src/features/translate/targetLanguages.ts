import * as vscode from 'vscode';
import { canonicalLocale, localeName, sameLocale } from '../../catalog/locale.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Connection } from '../../platform/connection.ts';

const recentKey = 'glossa.recentTargets';
const recentCount = 5;
const freshFor = 3_600_000;

/** The languages that can be translated into: from the service, kept for an hour; those used last come first. */
export class TargetLanguages {
  readonly #connection: Connection;
  readonly #state: vscode.Memento;
  #offered: { readonly at: number; readonly tags: Promise<readonly string[]> } | undefined;

  constructor(connection: Connection, state: vscode.Memento) {
    this.#connection = connection;
    this.#state = state;
  }

  get recent(): readonly string[] {
    return this.#state.get<readonly string[]>(recentKey, []);
  }

  async remember(locale: string): Promise<void> {
    const others = this.recent.filter((one) => !sameLocale(one, locale));
    await this.#state.update(recentKey, [locale, ...others].slice(0, recentCount));
  }

  /** Lets the user pick a language, or type the tag of any. */
  async pick(title: string, without: readonly string[] = []): Promise<string | undefined> {
    const free = (tag: string) => !without.some((one) => sameLocale(one, tag));
    const recent = this.recent.filter(free);
    const rest = (await this.#tags()).filter((tag) => free(tag) && !recent.includes(tag));
    return new Promise((resolve) => {
      const pick = vscode.window.createQuickPick<LanguageItem>();
      const items = itemsOf(recent, rest);
      pick.title = title;
      pick.placeholder = vscode.l10n.t('Choose a language, or type its tag, for example pt-BR');
      pick.matchOnDescription = true;
      pick.items = items;
      pick.onDidChangeValue((value) => {
        const typed = canonicalLocale(value.trim());
        const known = typed === undefined || items.some(({ tag }) => tag === typed);
        pick.items = known || !free(typed) ? items : [...items, itemOf(typed)];
      });
      pick.onDidAccept(() => {
        resolve(pick.selectedItems[0]?.tag);
        pick.dispose();
      });
      pick.onDidHide(() => {
        resolve(undefined);
        pick.dispose();
      });
      pick.show();
    });
  }

  async #tags(): Promise<readonly string[]> {
    if (this.#offered === undefined || Date.now() - this.#offered.at > freshFor) {
      this.#offered = { at: Date.now(), tags: this.#ask() };
      this.#offered.tags.catch(() => (this.#offered = undefined));
    }
    return this.#offered.tags;
  }

  // The contract names the list of languages, but not for every product: without it, tags are typed.
  async #ask(): Promise<readonly string[]> {
    const service = await this.#connection.service();
    try {
      const languages = await service.languages('translate_text');
      return languages.flatMap(({ target, code }) => (target ? (canonicalLocale(code) ?? []) : []));
    } catch (error) {
      const notOffered = ['notFound', 'invalid', 'permission'];
      if (error instanceof ServiceError && notOffered.includes(error.kind)) return [];
      throw error;
    }
  }
}

interface LanguageItem extends vscode.QuickPickItem {
  readonly tag?: string;
}

function itemsOf(recent: readonly string[], rest: readonly string[]): LanguageItem[] {
  const byName = new Intl.Collator(vscode.env.language);
  const sorted = rest.map(itemOf).sort((a, b) => byName.compare(a.label, b.label));
  if (recent.length === 0) return sorted;
  const heading = (label: string) => ({ label, kind: vscode.QuickPickItemKind.Separator });
  return [
    heading(vscode.l10n.t('recently used')),
    ...recent.map(itemOf),
    heading(vscode.l10n.t('all languages')),
    ...sorted,
  ];
}

const itemOf = (tag: string): LanguageItem => ({
  label: localeName(tag, vscode.env.language),
  description: tag,
  tag,
});
