import { readMessage, scanPlaceholders } from '../placeholders/messageText.ts';
import type { Placeholder } from '../placeholders/placeholder.ts';
import { spelledCharacter } from '../placeholders/spelledCharacter.ts';

/** How a text spells characters of its words that others write as they are: `Don&#39;t`, `Don\'t`, `caf&eacute;`. */
export interface Encoding {
  /** The text with the characters themselves, as a reader sees it. Soft hyphens are left out: they split words. */
  readonly plain: string;
  /** Spells those characters of an answer as the text does. */
  readonly spell: (answer: string) => string;
}

const asItIs = (answer: string): string => answer;

const softHyphen = '\u{AD}';

/** A character that the text also has as it is stays as it is, because its spelling could not be recovered. */
export function spellingOf(text: string): Encoding {
  if (!/[&\\]/.test(text)) return { plain: text, spell: asItIs };
  const { placeholders, pieces } = readMessage(text);
  const prose = new Set(pieces.join(''));
  const spellings = new Map<string, string>();
  for (const placeholder of placeholders) {
    const character = spelledCharacter(placeholder);
    if (character === undefined || spellings.has(character) || prose.has(character)) continue;
    spellings.set(character, placeholder.text);
  }
  const plainOf = (placeholder: Placeholder): string | undefined => {
    const character = spelledCharacter(placeholder) ?? '';
    if (spellings.get(character) !== placeholder.text) return undefined;
    return character === softHyphen ? '' : character;
  };
  const plain = rewrite(text, {
    piece: (piece) => piece,
    placeholder: (placeholder) => plainOf(placeholder) ?? placeholder.text,
  });
  const kept = placeholders.filter((placeholder) => plainOf(placeholder) === undefined);
  const sound = textsOf(scanPlaceholders(plain)) === textsOf(kept);
  if (spellings.size === 0 || !sound) return { plain: text, spell: asItIs };
  return { plain, spell: speller(withApostrophe(spellings, prose)) };
}

function textsOf(placeholders: readonly Placeholder[]): string {
  return placeholders.map(({ text }) => text).join('\n');
}

/** Where a text spells one kind of apostrophe and has no bare one, an answer with the typewriter's is spelled too. */
function withApostrophe(
  spellings: ReadonlyMap<string, string>,
  prose: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const apostrophe = spellings.get("'") ?? spellings.get('’');
  if (apostrophe === undefined || prose.has("'")) return spellings;
  return new Map([...spellings, ["'", apostrophe]]);
}

function speller(spellings: ReadonlyMap<string, string>): (answer: string) => string {
  const spelled = (piece: string): string =>
    Array.from(piece, (character) => spellings.get(character) ?? character).join('');
  return (answer) => rewrite(answer, { piece: spelled, placeholder: ({ text }) => text });
}

function rewrite(
  text: string,
  rewriting: {
    readonly piece: (piece: string) => string;
    readonly placeholder: (placeholder: Placeholder) => string;
  },
): string {
  const { pieces, placeholders } = readMessage(text);
  return pieces
    .map((piece, index) => {
      const placeholder = placeholders[index];
      return rewriting.piece(piece) + (placeholder ? rewriting.placeholder(placeholder) : '');
    })
    .join('');
}
