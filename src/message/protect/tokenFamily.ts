/** How the tokens of a form are found in a text and in an answer, with the number in group 1. */
export interface NumberedToken {
  /** As they are written. */
  readonly written: RegExp;
  /** As they may come back. */
  readonly found: RegExp;
  /** As they may come back, and nothing that another would write. */
  readonly certain: RegExp;
}

/** A way to write numbered tokens that translation engines leave alone, and to recognise them after light mangling. */
export interface TokenFamily extends NumberedToken {
  write(number: number, mark: string): string;
  /**
   * Finds tokens with the number in group 1; with whitespace inside, in another case, with other wide brackets or
   * digits.
   */
  pattern(mark: string): RegExp;
  /** Text in which this is found could be mistaken for a token; then a mark is added to tell them apart. */
  readonly clash: RegExp;
  /** Remains of broken tokens. */
  readonly debris: RegExp;
}

const number = String.raw`\s{0,3}(\p{Nd}{1,6})\s{0,3}`;

const brackets = (mark: string) =>
  new RegExp(
    `${either('⟦〚【', '[[', '［［')}\\s{0,3}${mark}${number}${either('⟧〛】', ']]', '］］')}`,
    'giu',
  );
const letters = (mark: string) => new RegExp(`XPH${mark}${number}X`, 'giu');

export const bracketTokens: TokenFamily = {
  write: (number, mark) => `⟦${mark}${number}⟧`,
  pattern: brackets,
  written: /⟦(\d{1,6})⟧/u,
  found: brackets('Q*'),
  certain: new RegExp(String.raw`[⟦〚]\s{0,3}Q*${number}[⟧〛]`, 'iu'),
  clash: /[⟦〚【]|\[\[|［［/,
  debris: /[⟦⟧〚〛]/g,
};

export const letterTokens: TokenFamily = {
  write: (number, mark) => `XPH${mark}${number}X`,
  pattern: letters,
  written: /XPH(\d{1,6})X/u,
  found: letters('Q*'),
  certain: letters('Q*'),
  clash: /XPH/i,
  debris: /XPH/gi,
};

function either(single: string, ...doubles: readonly string[]): string {
  return `(?:[${single}]|${doubles.map((double) => double.replaceAll(/[[\]]/g, String.raw`\$&`)).join('|')})`;
}

/** A run of the letter Q that is longer than any in the text, where the text clashes; otherwise nothing. */
export function markFor(text: string, family: TokenFamily): string {
  if (!family.clash.test(text)) return '';
  const runs = text.match(/q+/gi) ?? [];
  return 'Q'.repeat(1 + runs.reduce((longest, run) => Math.max(longest, run.length), 0));
}
