import type { FormatId } from '../formats/format.ts';
import type { Evidence, LayoutId } from './resourceSet.ts';

/** One way to read a path as a resource file. A path may have several; discovery keeps one. */
export interface Candidate {
  readonly path: string;
  /** The path with `{locale}` in the place of the locale. */
  readonly pattern: string;
  /** The locale as the path spells it; none for the source file of a layout that does not name the source locale. */
  readonly spelling: string | undefined;
  /** The canonical tag of the spelling. */
  readonly locale: string | undefined;
  /** What parts the locale where the pattern repeats it, if that is another sign: `pt_BR/shop.pt-BR.json`. */
  readonly repeatedWith?: '-' | '_';
  /** The spelling is the code of a country: it counts only beside codes of languages. */
  readonly isCountry?: boolean;
  /** The file is called as one of a tool is: it counts only beside others. */
  readonly isCalledAsTool?: boolean;
  readonly layout: LayoutId;
  readonly format: FormatId;
  readonly root: string;
  readonly namespace: string | undefined;
  /** Candidates of one group share their locales and their source locale. */
  readonly group: string;
  /** Candidates of one claim are taken or left together. */
  readonly claim: string;
  readonly evidence: Evidence;
  readonly strength: Strength;
  /** What the setting says about the source locale. */
  readonly sourceLocale: string | undefined;
}

/** How much the evidence of a candidate counts against that of another one for the same file. */
export type Strength = 'sideBySide' | 'near' | 'direct' | 'certain';

/** The slot for the locale in patterns. */
export const localeSlot = '{locale}';

/** A path in the pieces that layouts are made of; its folder is empty or ends with a slash. */
export interface PathParts {
  readonly path: string;
  readonly folders: readonly string[];
  readonly folder: string;
  readonly name: string;
  readonly stem: string;
  /** The extension with its dot. */
  readonly extension: string;
}

/** Takes a workspace-relative path apart. */
export function partsOf(path: string): PathParts {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = path.slice(folder.length);
  const dot = name.lastIndexOf('.');
  return {
    path,
    folders: folder === '' ? [] : folder.slice(0, -1).split('/'),
    folder,
    name,
    stem: dot < 0 ? name : name.slice(0, dot),
    extension: dot < 0 ? '' : name.slice(dot),
  };
}
