import { escapeRegExp } from '../escapeRegExp.ts';
import { replaced } from './places.ts';

/**
 * A translation in which a term of the source that was left as it is became what the glossary gives for it. Nothing where
 * something else stands in its place: nobody knows which word that is.
 *
 * @param expected as the finding has it: `workspace → Arbeitsbereich`
 */
export function termText(text: string, expected: string): string | undefined {
  const [source = '', target = ''] = expected.split(' → ');
  if (source === '' || target === '') return undefined;
  const word = String.raw`(?<![\p{L}\p{N}])${escapeRegExp(source)}(?![\p{L}\p{N}])`;
  const found = new RegExp(word, 'iu').exec(text);
  if (found === null) return undefined;
  return replaced(text, { start: found.index, end: found.index + found[0].length }, target);
}
