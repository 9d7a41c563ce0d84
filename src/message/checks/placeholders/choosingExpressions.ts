import { readMessage } from '../../placeholders/messageText.ts';
import type { Excuse } from '../check.ts';

/* Values that a program chooses between, texts of people among them: `${late ? 'late' : 'early'}`. */

const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gu;
const name = /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_]*/gu;

/** The words of the expression languages of Java, JavaScript and Python. */
const keywords: ReadonlySet<string> = new Set(
  'true false null none undefined empty not and or eq ne lt gt le ge div mod if else is'.split(' '),
);

/**
 * The texts in such an expression are those of its language, and a language may choose between more or other ones, as long
 * as it does so by the same values.
 */
export const isReworded: Excuse = ({ expected, got }, { source, target }) => {
  const both = [expected, got].filter((one) => one !== '');
  if (!both.every(isChoosing)) return undefined;
  if (both.length === 2 && withoutTexts(expected) === withoutTexts(got)) return 'none';
  const known = namesIn(readMessage(source).placeholders.map(({ text }) => text));
  const read = namesIn(
    readMessage(target)
      .placeholders.map(({ text }) => text)
      .filter(isChoosing),
  );
  const isSame =
    [...namesIn([expected])].every((one) => read.has(one)) &&
    [...namesIn([got])].every((one) => known.has(one));
  return isSame ? 'info' : undefined;
};

function isChoosing(text: string): boolean {
  if (!/^(?:\$\{|\{\{|<%)/u.test(text) || text.search(literal) < 0) return false;
  return /\?.*:|\bif\b.*\belse\b/su.test(withoutTexts(text));
}

const withoutTexts = (expression: string) => expression.replaceAll(literal, "''");

function namesIn(expressions: readonly string[]): ReadonlySet<string> {
  const names = expressions.flatMap((one) => withoutTexts(one).match(name) ?? []);
  return new Set(names.filter((one) => !keywords.has(one)));
}
