import { accented } from './alphabet.ts';
import {
  curlApostrophes,
  cutIdentifiers,
  doubleSpaces,
  elide,
  escapeEntities,
  loseSpaces,
  moveLastToFront,
  translateMarkup,
} from './mangleSentence.ts';
import { isOpaque, type Piece } from './pieces.ts';

/** Ways in which an engine damages placeholders. */
export const mangleModes = [
  'translateNames',
  'addSpaces',
  'drop',
  'duplicate',
  'moveToFront',
  'changeCase',
  'stripTags',
  'mangleTokens',
  'fullWidth',
  'loseSpaces',
  'doubleSpaces',
  'curlApostrophes',
  'escapeEntities',
  'translateMarkup',
  'cutIdentifiers',
  'moveLastToFront',
  'elide',
] as const;
export type MangleMode = (typeof mangleModes)[number];

/**
 * When the damage is done: `natural` spares texts that carry opaque tokens or came with tag handling,
 * `protected` damages only those.
 */
export type MangleWhen = 'always' | 'natural' | 'protected';

export interface Mangling {
  readonly modes: readonly MangleMode[];
  readonly when: MangleWhen;
}

/** The pieces after each mode in turn has done its damage. */
export function mangle(
  pieces: readonly Piece[],
  mangling: Mangling,
  tagsHandled: boolean,
): readonly Piece[] {
  const isProtected = tagsHandled || pieces.some(isOpaque);
  if (mangling.when === 'natural' && isProtected) return pieces;
  if (mangling.when === 'protected' && !isProtected) return pieces;
  return mangling.modes.reduce((sofar, mode) => damage[mode](sofar), pieces);
}

const damage: Record<MangleMode, (pieces: readonly Piece[]) => readonly Piece[]> = {
  /** `{name}` becomes `{ñáḿé}`. */
  translateNames: eachPlaceholder((value) =>
    /^([$%#]?\{|%\(|\$t\()/.test(value) ? accented(value) : value,
  ),
  /** `{name}` becomes `{ name }`, `%s` becomes `% s`. */
  addSpaces: eachPlaceholder((value) =>
    value
      .replace(/^([^\p{L}\p{N}]+)/u, '$1 ')
      .replace(/(?<=[\p{L}\p{N}])([^\p{L}\p{N}]+)$/u, ' $1'),
  ),
  /** The first placeholder is lost. */
  drop: (pieces) => pieces.toSpliced(firstPlaceholder(pieces), 1),
  /** The first placeholder comes twice. */
  duplicate: (pieces) => {
    const first = firstPlaceholder(pieces);
    return pieces.flatMap((piece, index) => (index === first ? [piece, piece] : [piece]));
  },
  /** All placeholders stand at the start, clumped. */
  moveToFront: (pieces) => [
    ...pieces.filter(({ kind }) => kind === 'placeholder'),
    ...pieces.filter(({ kind }) => kind === 'words'),
  ],
  /** `{name}` becomes `{NAME}`, `%S` becomes `%s`. */
  changeCase: eachPlaceholder((value) => {
    const upper = value.toUpperCase();
    return upper === value ? value.toLowerCase() : upper;
  }),
  /** `<b>bold</b>` becomes `bold`. */
  stripTags: (pieces) =>
    pieces.filter(({ kind, value }) => kind === 'words' || !/^<.*>$/s.test(value)),
  /** `__0__` becomes `__ 0 __`, `<x id="0"/>` becomes `< x id = "0" / >`. */
  mangleTokens: (pieces) =>
    pieces.map((piece) =>
      isOpaque(piece)
        ? {
            ...piece,
            value: piece.value.replace(/("[^"]*"|[\p{L}\p{N}]+)/gu, ' $1 ').replace(/ {2,}/g, ' '),
          }
        : piece,
    ),
  /** `{name}` becomes `｛name｝`, `%s` becomes `％s`. */
  fullWidth: eachPlaceholder((value) =>
    value.replace(/[{}%]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)),
  ),
  loseSpaces,
  doubleSpaces,
  curlApostrophes,
  escapeEntities,
  translateMarkup: translateMarkup(isOpaque),
  cutIdentifiers: cutIdentifiers(isOpaque),
  moveLastToFront,
  elide,
};

function eachPlaceholder(change: (value: string) => string) {
  return (pieces: readonly Piece[]): readonly Piece[] =>
    pieces.map((piece) =>
      piece.kind === 'placeholder' ? { ...piece, value: change(piece.value) } : piece,
    );
}

/** Where the first placeholder stands; behind the end when there is none. */
function firstPlaceholder(pieces: readonly Piece[]): number {
  const index = pieces.findIndex(({ kind }) => kind === 'placeholder');
  return index === -1 ? pieces.length : index;
}
