const digit = /\p{Nd}/u;
const foreignDigits = /[^\P{Nd}0-9]/gu;

/** The text with ASCII digits in the place of those of any script (`٥`, `५`, `５`). */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(foreignDigits, valueOf);
}

/** The ten digits of each script are consecutive. */
function valueOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero--;
  return `${code - zero}`;
}
