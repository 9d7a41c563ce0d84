import * as vscode from 'vscode';
import { canonicalLocale, sameLocale } from '../../resources/locale.ts';
import {
  localeGroups,
  offeredFor,
  projectLocales,
  type LocaleGroup,
} from '../../project/plan/localeGroups.ts';
import { format } from '../../texts/format.ts';
import type { Storage } from '../keptRecords.ts';
import type { Languages } from './languages.ts';
import type { Language } from '../../service/account/languages.ts';
import type { Services } from '../services.ts';
import { settings } from '../settings.ts';
import { isCancelled } from '../ui/command.ts';
import { pickLive, showQuickPick } from '../ui/quickPick.ts';
import { choices } from '../../texts/choices.ts';

const key = 'glossa.usualTargets';

/**
 * The language that a command translated into last, in each folder: what another command or another folder was given says
 * nothing of it.
 */
export class UsualTargets {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Nothing where the command was not used in this folder; `''` stands for files of no folder. */
  of(command: string, folder: string): string | undefined {
    return this.#all[nameOf(command, folder)];
  }

  async remember(command: string, folder: string, locale: string): Promise<void> {
    await this.#storage.update(key, { ...this.#all, [nameOf(command, folder)]: locale });
  }

  get #all(): Readonly<Record<string, string>> {
    const kept = this.#storage.get(key);
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
}

const nameOf = (command: string, folder: string) => `${command} ${folder}`;

const recentKey = 'glossa.recentTargets';
const recentCount = 5;
const list = 'translate_text';
/** What is offered where no service says what it translates into. */
export const widespread = ['ar', 'de', 'es', 'fr', 'ja', 'pl', 'pt-BR', 'zh-Hans'];

/** The languages that can be translated into; those used last come first. */
export class TargetLanguages {
  readonly #languages: Languages;
  readonly #state: vscode.Memento;
  readonly #status: Services['status'];
  readonly usual: UsualTargets;

  constructor({ languages, context, status }: Services) {
    this.#languages = languages;
    this.#status = status;
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

  async #items(scope: vscode.Uri, without: readonly string[]): Promise<readonly LanguageRow[]> {
    const project = await languagesOfProject(this.#status, scope);
    return groupedLanguages(
      await this.items(scope),
      [
        { label: choices.inThisProject(), locales: project },
        { label: choices.recentlyUsed(), locales: this.recent },
      ],
      without,
    );
  }
}

/** The locales of the resource files around a file or folder, or in all folders of the workspace; see `projectLocales`. */
export async function languagesOfProject(
  { resources }: Services['status'],
  scope?: vscode.Uri,
): Promise<readonly string[]> {
  const folder = scope && vscode.workspace.getWorkspaceFolder(scope);
  const folders = folder === undefined ? (vscode.workspace.workspaceFolders ?? []) : [folder];
  const sets = await Promise.all(folders.map((one) => resources.setsOf(one)));
  return projectLocales(sets.flat());
}

/** Rows under headings: what the groups name first, then all others. A locale that is not listed has a row too. */
export function groupedLanguages(
  all: readonly LanguageItem[],
  groups: readonly LocaleGroup[],
  without: readonly string[] = [],
): readonly LanguageRow[] {
  const others = { label: choices.allLanguages(), locales: all.map(({ tag }) => tag) };
  const found = localeGroups([...groups, others], without);
  return found.flatMap(({ label, locales }) => {
    const rows = locales.map((tag) => all.find((item) => item.tag === tag) ?? languageItem(tag));
    const isOnly = found.length === 1 && label === others.label;
    return isOnly ? rows : [{ label, kind: vscode.QuickPickItemKind.Separator }, ...rows];
  });
}

/** Rows for languages that the service offers, those of the project first. */
export async function projectFirst(
  status: Services['status'],
  offered: readonly Language[],
): Promise<readonly LanguageRow[]> {
  const all = languageItems(offered);
  const project = await languagesOfProject(status);
  const locales = offeredFor(
    project,
    all.map(({ tag }) => tag),
  );
  return groupedLanguages(all, [{ label: choices.inThisProject(), locales }]);
}

/** Asks for the language of what is translated, with the most likely one first; nothing where nobody answers. */
export async function pickSource(question: {
  readonly title: string;
  readonly placeholder: string;
  /** What it is in, as it seems. */
  readonly likely: string | undefined;
  readonly likelyText: (language: string) => string;
  /** The row for going on without the language. */
  readonly detect: string;
  readonly target: string;
  /** The languages of the service; empty where it does not say. */
  readonly offered: readonly Language[];
}): Promise<string | undefined> {
  const { title, placeholder, likely, likelyText, detect, target, offered } = question;
  const isFirst = likely !== undefined && !sameLocale(likely, target);
  const first: readonly LanguageRow[] = isFirst
    ? [
        {
          label: likelyText(format.language(likely)),
          description: vscode.l10n.t('source language of this folder'),
          tag: likely,
        },
      ]
    : [];
  const without: LanguageRow = {
    label: detect,
    detail: vscode.l10n.t('The service detects the language.'),
    tag: 'detect',
  };
  const others: readonly LanguageRow[] = languageItems(offered.filter(({ source }) => source));
  const heading: LanguageRow = {
    label: choices.allLanguages(),
    kind: vscode.QuickPickItemKind.Separator,
  };
  const rows = [...first, without, ...(others.length === 0 ? [] : [heading, ...others])];
  const how = { title, placeHolder: placeholder, matchOnDescription: true, ignoreFocusOut: true };
  return (await showQuickPick(rows, how))?.tag;
}

/** A language, or a heading. */
export type LanguageRow = vscode.QuickPickItem & Partial<LanguageItem>;

/** A row of a picker: a language by its name in the language of the editor. */
export interface LanguageItem extends vscode.QuickPickItem {
  readonly tag: string;
}

/** Rows for languages, sorted by name, each with its tag and what the service can do in it. */
export function languageItems(languages: readonly Language[]): readonly LanguageItem[] {
  const byName = new Intl.Collator(vscode.env.language);
  const items = languages.flatMap(({ code, features }) => {
    const tag = canonicalLocale(code);
    return tag === undefined ? [] : [languageItem(tag, features)];
  });
  return items.sort((a, b) => byName.compare(a.label, b.label));
}

/** A row for one language, also for one that the service did not list. */
export function languageItem(tag: string, features?: ReadonlySet<string>): LanguageItem {
  const shown = features === undefined ? [] : featureNames(features);
  return {
    tag,
    label: format.language(tag),
    description: [tag, ...shown].join(' · '),
  };
}

/** The features that matter to who translates files; the others are the business of other products. */
function featureNames(features: ReadonlySet<string>): readonly string[] {
  return [
    ...(features.has('glossary')
      ? [
          vscode.l10n.t({
            message: 'glossary',
            comment: 'Something that the service can do for a language.',
          }),
        ]
      : []),
    ...(features.has('translation_memory') ? [vscode.l10n.t('translation memory')] : []),
    ...(features.has('formality') ? [choices.formality()] : []),
    ...(features.has('spoken_terms') ? [vscode.l10n.t('spoken terms')] : []),
  ];
}
