import type { FormatId } from '../resources/formats/format.ts';
import type { ToolConfigFile } from '../resources/toolConfig/toolConfig.ts';
import { angular } from './angular.ts';
import { chrome } from './chrome.ts';
import { counterpart } from './counterpart.ts';
import { docusaurus } from './docusaurus.ts';
import { escapingFlutter, flutter } from './flutter.ts';
import { formatjs } from './formatjs.ts';
import { i18next, sparseI18next } from './i18next.ts';
import { java, plainProperties } from './java.ts';
import { laravel } from './laravel.ts';
import { lingui } from './lingui.ts';
import { mediaWiki } from './mediaWiki.ts';
import { nextIntl } from './nextIntl.ts';
import { ngxTranslate, ngxTranslateIcu } from './ngxTranslate.ts';
import { polyglot } from './polyglot.ts';
import type { Program } from './program.ts';
import { rails, railsI18n, ruby } from './ruby.ts';
import { slang } from './slang.ts';
import { svelteI18n } from './svelteI18n.ts';
import { symfony } from './symfony.ts';
import { textEvidence } from './textEvidence.ts';
import { transloco, translocoIcu } from './transloco.ts';
import { unknown } from './unknown.ts';
import { vscode } from './vscode.ts';
import { vueI18n } from './vueI18n.ts';

/** Of several that the texts of a file show, the first is taken. */
const programs: Program[] = [
  chrome,
  vscode,
  java,
  plainProperties,
  flutter,
  escapingFlutter,
  i18next,
  sparseI18next,
  nextIntl,
  ngxTranslate,
  ngxTranslateIcu,
  transloco,
  translocoIcu,
  lingui,
  docusaurus,
  svelteI18n,
  angular,
  slang,
  mediaWiki,
  railsI18n,
  ruby,
  symfony,
  formatjs,
  laravel,
  polyglot,
  rails,
  counterpart,
  vueI18n,
];

/** All programs that Glossa knows. */
export const allPrograms: readonly Program[] = programs;

/**
 * Adds a program before all others: all that Glossa does with resource files, it then does with its files.
 *
 * @returns takes it away again
 */
export function addProgram(program: Program): () => void {
  programs.unshift(program);
  return () => void programs.splice(programs.indexOf(program), 1);
}

/** The programs that the manifests in one folder name for files of a format, by `id`. */
export function programsNamedIn(
  files: readonly ToolConfigFile[],
  format: FormatId,
): readonly string[] {
  return programs
    .filter(({ formats, namedBy }) => formats.includes(format) && namedBy?.isIn(files) === true)
    .map(({ id }) => id);
}

/** What tells who reads a file. */
export interface FileEvidence {
  readonly format: FormatId;
  /** What {@link programsNamedIn} says of the nearest folder that names a program. */
  readonly named: readonly string[];
  /** The texts of the source. */
  readonly texts: Iterable<string>;
}

/**
 * The program that reads a file: of those that are named, the one that the texts do not contradict, else the one that the
 * texts show. Where that leaves several, or none, it is not known.
 */
export function programOf({ format, named, texts }: FileEvidence): Program {
  const readers = programs.filter(({ formats }) => formats.includes(format));
  const evidence = textEvidence(texts);
  const candidates = readers.filter(
    ({ id, isDeniedBy }) => named.includes(id) && isDeniedBy?.(evidence) !== true,
  );
  const usual = candidates.filter(({ formats }) => formats[0] === format);
  const shown = candidates.filter(({ isShownBy }) => isShownBy?.(evidence) === true);
  for (const some of [candidates, usual, shown]) {
    const [only, ...others] = some;
    if (only !== undefined && others.length === 0) return only;
  }
  if (candidates.length > 0) return unknown;
  return readers.find(({ isShownBy }) => isShownBy?.(evidence) === true) ?? unknown;
}
