import * as vscode from 'vscode';
import { canonicalLocale, sameLocale } from '../../catalog/locale.ts';
import { languageItem, languageItems, type LanguageItem } from './languageItems.ts';
import type { Languages } from './languages.ts';
import type { Language } from '../../service/schemas/languages.ts';
import { UsualTargets } from './usualTargets.ts';
import type { Services } from '../services.ts';
import { settings } from '../settings.ts';
import { isCancelled } from '../ui/command.ts';
import { pickLive } from '../ui/quickPick.ts';
import { choices } from '../../texts/choices.ts';

const recentKey = 'glossa.recentTargets';
const recentCount = 5;
const list = 'translate_text';
/** What is offered where no service says what it translates into. */
export const widespread = ['ar', 'de', 'es', 'fr', 'ja', 'pl', 'pt-BR', 'zh-Hans'];

/** The languages that can be translated into; those used last come first. */
export class TargetLanguages {
  readonly #languages: Languages;
  readonly #state: vscode.Memento;
  readonly usual: UsualTargets;

  constructor({ languages, context }: Services) {
    this.#languages = languages;
    this.#state = context.workspaceState;
    this.usual = new UsualTargets(context.workspaceState);
  }

  /** What is offered first, by whichever command it was used: never what is chosen for anybody. */
  get recent(): readonly string[] {
    return this.#state.get<readonly string[]>(recentKey, []);
  }

  async remember(locale: string): Promise<void> {
    const others = this.recent.filter((one) => !sameLocale(one, locale));
    await this.#state.update(recentKey, [locale, ...others].slice(0, recentCount));
  }

  /**
   * What the service translates from and into for a file or folder; empty where it does not say, or is not asked.
   *
   * @param signal of work that shows how it can be cancelled; without one, this wait shows it
   */
  async offered(scope: vscode.Uri, signal?: AbortSignal): Promise<readonly Language[]> {
    if (settings.translate.pseudo.get(scope)) return [];
    const asked = signal ? this.#languages.of(list, signal) : this.#languages.wanted(list);
    return asked.catch((error: unknown) => {
      if (isCancelled(error)) throw error;
      return [];
    });
  }

  /** A row for each language that can be translated into. */
  async items(scope: vscode.Uri): Promise<readonly LanguageItem[]> {
    if (settings.translate.pseudo.get(scope)) return widespread.map((tag) => languageItem(tag));
    return languageItems((await this.#languages.wanted(list)).filter(({ target }) => target));
  }

  /** Lets the user pick a language, or type the tag of any. */
  async pick(
    title: string,
    scope: vscode.Uri,
    without: readonly string[] = [],
  ): Promise<string | undefined> {
    const items = await this.#items(scope, without);
    const picked = await pickLive({
      title,
      placeholder: vscode.l10n.t('Choose a language, or enter its tag, for example pt-BR'),
      items,
      itemsFor: (value) => {
        const typed = canonicalLocale(value.trim());
        const known = typed === undefined || items.some(({ tag }) => tag === typed);
        const taken = known || without.some((one) => sameLocale(one, typed));
        return taken ? items : [...items, languageItem(typed)];
      },
    });
    return picked?.tag;
  }

  async #items(scope: vscode.Uri, without: readonly string[]): Promise<readonly PickItem[]> {
    const isFree = (tag: string) => !without.some((one) => sameLocale(one, tag));
    const all = (await this.items(scope)).filter(({ tag }) => isFree(tag));
    const itemOf = (tag: string) => all.find((item) => item.tag === tag) ?? languageItem(tag);
    const recent = this.recent.filter(isFree).map(itemOf);
    if (recent.length === 0) return all;
    const heading = (label: string) => ({ label, kind: vscode.QuickPickItemKind.Separator });
    return [
      heading(choices.recentlyUsed()),
      ...recent,
      heading(choices.allLanguages()),
      ...all.filter((item) => !recent.includes(item)),
    ];
  }
}

type PickItem = vscode.QuickPickItem & Partial<LanguageItem>;
