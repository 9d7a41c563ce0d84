import type { Shape } from '../message/shapes/shape.ts';
import { readI18next } from '../message/readers/i18next.ts';
import { readIcu } from '../message/readers/icu.ts';
import { readJava } from '../message/readers/java.ts';
import { readLaravel } from '../message/readers/laravel.ts';
import { readRails } from '../message/readers/rails.ts';
import type { Reader } from '../message/readers/reader.ts';
import { readVue } from '../message/readers/vue.ts';

/** What is wrong with a translation of a shape; nothing where the program shows what it shows of the source. */
export function damageTo({ family, text, keeps }: Shape, value: string, locale: string): string {
  const hasChoices = /, (?:plural|select|selectordinal),/.test(text);
  const lost = keeps.find((keep) => count(value, keep) !== count(text, keep));
  if (lost !== undefined && !hasChoices && !isQuoting(lost)) return `keeps ${lost}`;
  const reader = readerOf(family, text);
  try {
    if (reader === undefined) return '';
    const [expected, got] = [reader(text, 'en').join('\n'), reader(value, locale).join('\n')];
    return expected === got ? '' : `reads ${got} for ${expected}`;
  } catch (error) {
    return `cannot be read: ${String(error)}`;
  }
}

/** The placeholder that a letter touches in the translation, and does not in the source. */
export function gluedIn({ text, keeps }: Shape, value: string): string | undefined {
  const words = keeps.filter((keep) => !isTight(keep));
  return words.find(
    (keep) =>
      (touches(value, keep, 'before') && !touches(text, keep, 'before')) ||
      (touches(value, keep, 'after') && !touches(text, keep, 'after')),
  );
}

/** ICU and Java may spell an apostrophe in another way. */
const isQuoting = (keep: string): boolean => /^'.*'$/.test(keep) && keep !== "''" && keep !== "'''";

/** White space stands inside of it, or it belongs to the word beside it. */
const isTight = (keep: string): boolean =>
  /^\s|\s$|^\*\*$|^[[{]\d|^''|^§|^\^\[|^\]\(|^&/.test(keep);

const count = (text: string, part: string): number => text.split(part).length - 1;

function touches(text: string, part: string, side: 'before' | 'after'): boolean {
  const letter = side === 'before' ? /[\p{L}\p{N}]$/u : /^[\p{L}\p{N}]/u;
  const pieces = text.split(part);
  return pieces.some(
    (piece, place) =>
      place < pieces.length - (side === 'before' ? 1 : 0) &&
      place >= (side === 'before' ? 0 : 1) &&
      letter.test(piece),
  );
}

function readerOf(family: string, text: string): Reader | undefined {
  if (family.startsWith('ICU')) return readIcu;
  if (family === 'Flutter' && /, plural,/.test(text)) return readIcu;
  if (family === 'vue-i18n')
    return text.includes('%{') || text.includes('@:(') ? undefined : readVue;
  if (family === 'Laravel') return readLaravel(namesIn(text));
  if (family === 'Java') return text.includes('${') ? undefined : readJava;
  if (family === 'i18next') return readI18next;
  return family.startsWith('Rails') ? readRails : undefined;
}

const namesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/:([A-Za-z_]\w*)/g), ([, name = '']) => name);
