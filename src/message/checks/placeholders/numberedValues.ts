import { scanPlaceholders } from '../../placeholders/messageText.ts';
import type { Excuse } from '../check.ts';

/** `%1$s` takes the value of the first `%s`: programs that know one of them know both. */
export const isSameValue: Excuse = ({ expected, got }, { source, target }) => {
  if (printfIn(expected).length === 0 || printfIn(got).length === 0) return undefined;
  const [from, to] = [valuesOf(source), valuesOf(target)];
  return from !== undefined && from === to ? 'none' : undefined;
};

/** The values by their numbers, each with how it is written; nothing where the numbers cannot be told. */
function valuesOf(text: string): string | undefined {
  const found = printfIn(text);
  const numbers = new Set(found.map(({ kind }) => kind));
  if (numbers.size !== 1 || found.some((one) => one.text.includes('*'))) return undefined;
  const values = found.map((one, place) => {
    const [, number = `${place + 1}`, written = ''] = /^%(?:(\d+)\$)?(.*)$/su.exec(one.text) ?? [];
    return `${number} ${written}`;
  });
  return [...new Set(values)].sort().join('\n');
}

const printfIn = (text: string) =>
  scanPlaceholders(text).filter(({ kind }) => kind === 'printf' || kind === 'printfNumbered');
