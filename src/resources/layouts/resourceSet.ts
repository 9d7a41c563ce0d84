import type { FormatId } from '../formats/format.ts';
import type { ToolConfigFile } from '../toolConfig/toolConfig.ts';

/** The programs that manifests and settings in one folder name for files of a format, by their `id`. */
export type ProgramsNamedIn = (
  files: readonly ToolConfigFile[],
  format: FormatId,
) => readonly string[];

/**
 * How the files of a set relate to each other: `file` is `locales/en.json`, `folder` is `locales/en/common.json`,
 * `affix` is `common.en.json`, `bundle` is `messages_en.properties` beside `messages.properties`.
 */
export type LayoutId =
  | 'setting'
  | 'chrome'
  | 'vscodePackage'
  | 'vscodeBundle'
  | 'vscodeOlder'
  | 'arb'
  | 'bundle'
  | 'folder'
  | 'file'
  | 'affix';

/** What made these files a set: the setting, a fixed convention, a conventional name, or locales side by side. */
export type Evidence =
  | { readonly code: 'setting'; readonly name: string }
  | { readonly code: 'convention' }
  | { readonly code: 'folderName'; readonly name: string }
  | { readonly code: 'fileName'; readonly name: string }
  | { readonly code: 'sideBySide' };

/**
 * Why this locale is the source:
 *
 * - `option`: it was asked for; `configured`: the settings of a tool (`by`) name it, wherever it is.
 * - `english`: it is a kind of English.
 * - `defaultFile`: the file without a locale in its name is the source by convention; `texts`: so it is, and its texts are
 *   in this language.
 * - `elsewhere`: the source is in another folder, with the same keys.
 * - `onlyLocale`: there is no other; `mostFiles`: a guess.
 *
 * Where `alternatives` is not empty the same evidence would have allowed them too.
 */
export interface SourceChoice {
  readonly code:
    | 'option'
    | 'configured'
    | 'english'
    | 'defaultFile'
    | 'texts'
    | 'elsewhere'
    | 'onlyLocale'
    | 'mostFiles';
  readonly alternatives: readonly string[];
  readonly by?: string;
  /** Where the source is guessed: an English file elsewhere with most of the same keys, which may be it. */
  readonly beside?: LocaleFile;
}

/** One file of a set; its locale is a canonical tag, its path relative to the workspace folder, with `/`. */
export interface LocaleFile {
  readonly locale: string;
  readonly path: string;
}

/** A target of a set; where it does not exist, its path says where it would be. */
export interface LocaleTarget extends LocaleFile {
  readonly exists: boolean;
}

/** A locale that is spelled in several ways at once (`pt-BR` and `pt_br`): Glossa writes none of these files. */
export interface AmbiguousLocale {
  readonly locale: string;
  readonly paths: readonly string[];
}

/** A source file and the same messages in other locales. */
export interface ResourceSet {
  /** The path of the set's files with `{locale}` for the locale; unique among the sets of a workspace folder. */
  readonly pattern: string;
  readonly layout: LayoutId;
  readonly why: { readonly evidence: Evidence; readonly source: SourceChoice };
  readonly format: FormatId;
  /** The folder that holds all the locales; empty for the workspace folder itself. */
  readonly root: string;
  readonly namespace: string | undefined;
  readonly source: LocaleFile;
  /** The programs that the nearest manifest names as readers of the files, by their `id`. */
  readonly programs: readonly string[];
  /** Every other locale that is known in the same root, by tag. */
  readonly targets: readonly LocaleTarget[];
  readonly ambiguous: readonly AmbiguousLocale[];
  /** All files of the same root that exist, of these messages and of others. */
  readonly relatives: readonly LocaleFile[];
  /**
   * Where the messages of a locale, or of a pseudo-locale, are or would be, spelled as the siblings are; always inside the
   * root.
   *
   * @throws {LocaleRefusedError} for what is no locale, the source's locale and ambiguous ones
   */
  targetPath(locale: string): string;
}

/** A locale for which a set has no file to write. */
export class LocaleRefusedError extends Error {
  override readonly name = 'LocaleRefusedError';
  readonly reason: 'notALocale' | 'source' | 'ambiguous';
  readonly locale: string;

  constructor(reason: LocaleRefusedError['reason'], locale: string) {
    super(`no target file for the locale ${JSON.stringify(locale)}: ${reason}`);
    this.reason = reason;
    this.locale = locale;
  }
}

/** Whether the source of a set is only guessed: nothing may be translated from it before a person has said so. */
export function isGuessed({ why }: ResourceSet): boolean {
  return why.source.code === 'mostFiles';
}

/** The set that a file belongs to, as its source or as one of its targets; of several, the one that it is beside. */
export function setOf(sets: readonly ResourceSet[], path: string): ResourceSet | undefined {
  const found = sets.filter(
    (set) => set.source.path === path || set.targets.some((target) => target.path === path),
  );
  return found.find(({ why }) => why.source.code !== 'elsewhere') ?? found[0];
}

/** Every folder that has a file of these sets, at whatever depth. */
export function foldersOf(sets: readonly ResourceSet[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of sets.flatMap(({ source, targets }) => [source, ...targets])) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      folders.add(path.slice(0, end));
    }
  }
  return folders;
}

/** Whether two lists of sets, of the same files, say the same of them. */
export function sameSets(some: readonly ResourceSet[], others: readonly ResourceSet[]): boolean {
  return some.length === others.length && some.every((set, place) => isSame(set, others[place]));
}

/** The relatives say nothing more: they are the files, and as many for each of very many sets. */
function isSame(one: ResourceSet, other: ResourceSet | undefined): boolean {
  return textOf(one) === (other && textOf(other));
}

const textOf = (set: ResourceSet): string => JSON.stringify({ ...set, relatives: [] });
