import type { Placeholder } from './placeholder.ts';

const softHyphen = '\u{AD}';

const named: Readonly<Record<string, string>> = {
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  shy: softHyphen,
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
  inodot: 'ı',
  lstrok: 'ł',
  Lstrok: 'Ł',
};

/** The marks that names such as `eacute` put on a letter. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u{301}',
  grave: '\u{300}',
  circ: '\u{302}',
  uml: '\u{308}',
  tilde: '\u{303}',
  ring: '\u{30A}',
  cedil: '\u{327}',
  caron: '\u{30C}',
};

/**
 * The character that a placeholder merely spells: a letter, an apostrophe or a soft hyphen as an entity, or `\'`. It is
 * part of a word, so no translation owes it. Undefined for everything else, also for what is spelled because markup or
 * whitespace calls for it (`&lt;`, `&nbsp;`).
 */
export function spelledCharacter({
  kind,
  text,
}: Pick<Placeholder, 'kind' | 'text'>): string | undefined {
  if (kind === 'escape') return text === String.raw`\'` ? "'" : undefined;
  if (kind !== 'entity') return undefined;
  const name = text.slice(1, -1);
  return name.startsWith('#') ? wordCharacter(codeOf(name)) : (named[name] ?? marked(name));
}

function codeOf(name: string): number {
  return /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
}

function wordCharacter(code: number): string | undefined {
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return /^[\p{L}\p{M}'‘’\u{AD}]$/u.test(character) ? character : undefined;
}

function marked(name: string): string | undefined {
  const letter = `${name.charAt(0)}${marks[name.slice(1)] ?? ''}`.normalize('NFC');
  return letter !== name.charAt(0) && letter.length === 1 ? letter : undefined;
}
