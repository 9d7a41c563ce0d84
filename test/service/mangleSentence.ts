import type { Piece } from './pieces.ts';

/* What an engine does to the words around placeholders, and to placeholders that it takes for words. */

type Damage = (pieces: readonly Piece[]) => readonly Piece[];

/** `Hi {name}, bye` becomes `Hi{name}, bye`. */
export const loseSpaces: Damage = (pieces) => besidePlaceholders(pieces, () => '');

/** `Hi {name}, bye` becomes `Hi  {name}, bye`. */
export const doubleSpaces: Damage = (pieces) =>
  besidePlaceholders(pieces, (space) => space.repeat(2));

function besidePlaceholders(
  pieces: readonly Piece[],
  change: (space: string) => string,
): readonly Piece[] {
  return pieces.map((piece, place) => {
    if (piece.kind === 'placeholder') return piece;
    let { value } = piece;
    if (place > 0) value = value.replace(/^ /, change);
    if (place < pieces.length - 1) value = value.replace(/ $/, change);
    return { ...piece, value };
  });
}

/** Every second apostrophe, the first one included, becomes typographic: `''{name}''` is `’'{name}’'` then. */
export const curlApostrophes: Damage = (pieces) => {
  let count = 0;
  return inWords(pieces, (words) =>
    words.replaceAll("'", (mark) => (count++ % 2 === 0 ? '’' : mark)),
  );
};

/** `Hi {name}, bye` becomes `Hi l'{name}, bye`. */
export const elide: Damage = (pieces) =>
  pieces.map((piece, place) =>
    piece.kind === 'words' && pieces[place + 1]?.kind === 'placeholder'
      ? { ...piece, value: piece.value.replace(/ $/, " l'") }
      : piece,
  );

/** `Don't` becomes `Don&#39;t`, `Q & A` becomes `Q &amp; A`. */
export const escapeEntities: Damage = (pieces) =>
  pieces.flatMap((piece) =>
    piece.kind === 'placeholder'
      ? [piece]
      : piece.value
          .split(/(['"&])/)
          .map((value, place): Piece =>
            place % 2 === 1
              ? { kind: 'placeholder', value: entities[value] ?? value }
              : { kind: 'words', value },
          ),
  );

const entities: Readonly<Record<string, string>> = { "'": '&#39;', '"': '&quot;', '&': '&amp;' };

/** Whatever is no token of the client is words: `[%key:common::save%]` becomes `[%ķéý:çöḿḿöñ::šáṽé%]`. */
export const translateMarkup =
  (isOpaque: (piece: Piece) => boolean): Damage =>
  (pieces) =>
    pieces.map((piece) => (isOpaque(piece) ? piece : { ...piece, kind: 'words' }));

/** `:perPage` becomes `:per Page`, `user_name` becomes `user name`. */
export const cutIdentifiers =
  (isOpaque: (piece: Piece) => boolean): Damage =>
  (pieces) =>
    pieces.map((piece) =>
      isOpaque(piece)
        ? piece
        : {
            ...piece,
            value: piece.value.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[a-z])_(?=[a-z])/g, ' '),
          },
    );

/** The last placeholder comes first: `Hi {name}, <b>%d</b>` becomes `</b>Hi {name}, <b>%d`. */
export const moveLastToFront: Damage = (pieces) => {
  const last = pieces.findLastIndex(({ kind }) => kind === 'placeholder');
  const moved = pieces[last];
  return moved === undefined ? pieces : [moved, ...pieces.toSpliced(last, 1)];
};

function inWords(pieces: readonly Piece[], change: (words: string) => string): readonly Piece[] {
  return pieces.map((piece) =>
    piece.kind === 'words' ? { ...piece, value: change(piece.value) } : piece,
  );
}
