import { isIgnoredFolder } from '../globs.ts';
import { localeSlot } from './candidate.ts';
import { ResourcePatternError } from './resourcePatternError.ts';

/** What may be between the literal parts of a pattern. */
const wildcards = ['{locale}', '{namespace}', '*', '**/'] as const;
export type Wildcard = (typeof wildcards)[number];

/** What the wildcards of a pattern stood for in a path. */
export interface PatternMatch {
  readonly spelling: string | undefined;
  readonly namespace: string | undefined;
  /** The parts for each `*` and `**`, in order. */
  readonly folders: readonly string[];
}

/**
 * The pattern language of the setting `glossa.resources`: a path relative to the workspace folder, with `/`.
 *
 * - `{locale}` stands for a locale; where it occurs twice, for the same spelling.
 * - `{namespace}` stands for a name, once; at the start of a path segment it may span folders.
 * - `*` stands for any part of a path segment, once in a segment.
 * - `**` as a whole segment stands for any number of folders, once.
 *
 * Everything else is meant literally. Only so can the folders of dependencies and build output be named.
 */
export interface PathPattern {
  readonly text: string;
  readonly wildcards: readonly Wildcard[];
  match(path: string): PatternMatch | undefined;
  /** The pattern with everything but the locale filled in; a namespace that is not given stays open. */
  resolve(match: Pick<PatternMatch, 'folders' | 'namespace'>): string;
  /** The same as a glob of the editor. */
  readonly glob: string;
}

/** @throws {ResourcePatternError} */
export function parsePattern(text: string): PathPattern {
  const pieces = piecesOf(text);
  const used = pieces.filter(isWildcard);
  // A second {locale} refers to the first and captures nothing itself.
  const captured = used.filter((one, place) => one !== localeSlot || used.indexOf(one) === place);
  const expression = new RegExp(`^${pieces.map(expressionOf).join('')}$`, 'u');
  return {
    text,
    wildcards: used,
    match(path) {
      const found = expression.exec(path);
      if (found === null || !namesIgnored(text, path)) return undefined;
      const values = captured.map((kind, place) => ({ kind, value: found[place + 1] ?? '' }));
      return {
        spelling: values.find(({ kind }) => kind === '{locale}')?.value,
        namespace: values.find(({ kind }) => kind === '{namespace}')?.value,
        folders: values.filter(({ kind }) => kind.startsWith('*')).map(({ value }) => value),
      };
    },
    resolve({ folders, namespace }) {
      const rest = [...folders];
      const filled = pieces.map((piece) => {
        if (piece === '{namespace}') return namespace ?? piece;
        return piece === '*' || piece === '**/' ? (rest.shift() ?? '') : piece;
      });
      return filled.join('');
    },
    glob: pieces.map(globOf).join(''),
  };
}

/** Whether each ignored folder of a path is in the pattern as such, as often as in the path. */
function namesIgnored(pattern: string, path: string): boolean {
  const named = pattern.split('/');
  const ignored = path.split('/').slice(0, -1).filter(isIgnoredFolder);
  const times = (folder: string, among: readonly string[]) =>
    among.filter((one) => one === folder).length;
  return ignored.every((folder) => times(folder, ignored) <= times(folder, named));
}

function isWildcard(piece: string): piece is Wildcard {
  return (wildcards as readonly string[]).includes(piece);
}

function piecesOf(text: string): readonly string[] {
  const segments = text.split('/');
  if (/^[a-z]:|\\/iu.test(text) || text.startsWith('/') || segments.some(isDots)) {
    throw new ResourcePatternError('notRelative', text);
  }
  if (segments.includes('')) throw new ResourcePatternError('emptySegment', text);
  const pieces = text.split(/(\{[^{}/]*\}|(?<![^/])\*\*\/|\*)/u);
  if (pieces.some((piece) => /[{}]/u.test(piece) && !isWildcard(piece))) {
    throw new ResourcePatternError('unknownPlaceholder', text);
  }
  const crowded = segments.some(
    (segment, place) =>
      segment.split('*').length > 2 && (segment !== '**' || place === segments.length - 1),
  );
  const often = (wildcard: Wildcard) => pieces.filter((piece) => piece === wildcard).length;
  if (crowded || often('{namespace}') > 1 || often('**/') > 1 || often('{locale}') > 2) {
    throw new ResourcePatternError('repeated', text);
  }
  return pieces;
}

function isDots(segment: string): boolean {
  return segment === '.' || segment === '..';
}

function expressionOf(piece: string, place: number, pieces: readonly string[]): string {
  switch (piece) {
    case '{locale}':
      return pieces.indexOf(piece) === place
        ? String.raw`(?<locale>[\w@-]+)`
        : String.raw`\k<locale>`;
    case '{namespace}':
      return startsSegment(pieces, place) ? '(.+?)' : '([^/]+?)';
    case '*':
      return '([^/]*)';
    case '**/':
      return '((?:[^/]+/)*)';
    default:
      return piece.replaceAll(/[$()*+.?[\\\]^|]/gu, String.raw`\$&`);
  }
}

function globOf(piece: string, place: number, pieces: readonly string[]): string {
  switch (piece) {
    case '{namespace}':
      return startsSegment(pieces, place) ? '**/*' : '*';
    case '{locale}':
      return '*';
    case '*':
    case '**/':
      return piece;
    default:
      return piece.replaceAll(/[?[\]]/gu, '[$&]');
  }
}

function startsSegment(pieces: readonly string[], place: number): boolean {
  const before = pieces.slice(0, place).join('');
  return before === '' || before.endsWith('/');
}
