/** A run of a text: words are translated, placeholders are passed through. */
export interface Piece {
  readonly kind: 'words' | 'placeholder';
  readonly value: string;
}

/** Tokens that a client puts in place of something else. */
const opaque = [
  /__\w+?__/,
  /<\w+ id="[^"]*" ?\/?>/,
  /⟦[^⟧]*⟧/,
  /\[\[\w+\]\]/,
  /@@\w+@@/,
  /##\w+##/,
  /[\uE000-\uF8FF]\w*[\uE000-\uF8FF]/,
];
const natural = [
  /%%|%\(\w+\)[a-z]|%(?:\d+\$)?[-+0]*\d*(?:\.\d+)?(?:l|ll|h|z)?[sdifuxXeEgGc@]/,
  /\$t\([^()]*\)/,
  /@(?:\.\w+)?:(?:\{'[^']*'\}|\([^()]*\)|[\w.-]*\w)/,
  /<\/?[A-Za-z0-9][^<>]*>/,
  /<!--[\s\S]*?-->/,
  /<[!?][A-Za-z][^<>]*>/,
  /&(?:\w+|#\d+|#[xX][0-9a-fA-F]+);/,
  /`[^`\n]+`/,
  /\]\([^()\s]+\)/,
  /\\./,
  /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
];
const opaqueOnly = new RegExp(`^(?:${either(opaque)})$`);
/** Braces come first: where they close, they are one placeholder with all that they hold. */
const candidate = new RegExp(`[$%#]?\\{|${either([...opaque, ...natural])}`, 'g');

/** Splits at everything that software puts into a text: `{x}`, `{{x}}`, `%1$s`, `<b>`, `$t(x)`, ICU blocks, URLs, … */
export function splitPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  candidate.lastIndex = 0;
  for (let match = candidate.exec(text); match; match = candidate.exec(text)) {
    const found = match[0].endsWith('{') ? bracesAt(text, match.index) : match[0];
    if (found === '') continue;
    if (match.index > done) pieces.push({ kind: 'words', value: text.slice(done, match.index) });
    pieces.push({ kind: 'placeholder', value: found });
    done = match.index + found.length;
    candidate.lastIndex = done;
  }
  if (done < text.length) pieces.push({ kind: 'words', value: text.slice(done) });
  return pieces;
}

/** Whether the piece is a token that a client put in place of something else, such as `__0__` or `<x id="0"/>`. */
export function isOpaque(piece: Piece): boolean {
  return piece.kind === 'placeholder' && opaqueOnly.test(piece.value);
}

function either(patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source).join('|');
}

/** `{…}` with whatever nests inside, with a leading `$`, `%` or `#`; empty when it is not closed. */
function bracesAt(text: string, start: number): string {
  const open = /[$%#]/.test(text[start]!) ? start + 1 : start;
  if (text[open] !== '{') return '';
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === '{') depth++;
    if (text[index] === '}' && --depth === 0) return text.slice(start, index + 1);
  }
  return '';
}
