import { withAsciiDigits } from '../digits.ts';

/**
 * A number in the place of a placeholder. Languages with several plurals need it: `{n} files` has one translation into
 * Polish, `2 files` and `5 files` have two.
 */
export interface ExampleNumber {
  /** As it is in the text. */
  readonly placeholder: string;
  /** A whole number below 1000: nothing that a language would group or write with a comma. */
  readonly number: number;
}

/** A number that can serve as an example, if there is one. */
export function exampleOf(
  placeholder: string,
  number: number | undefined,
): ExampleNumber | undefined {
  const plain = number !== undefined && Number.isInteger(number) && number < 1_000;
  return plain ? { placeholder, number } : undefined;
}

/**
 * The examples that are needed to tell equal texts apart, each in the place of its text. A text that is alone needs
 * none, and neither does one for which the language has no other plural with an example.
 */
export function neededExamples(
  wanted: readonly { readonly text: string; readonly example: ExampleNumber | undefined }[],
): readonly (ExampleNumber | undefined)[] {
  const numbers = new Map<string, Set<number>>();
  const usable = wanted.map(({ text, example }) =>
    example !== undefined && canStand(text, example) ? example : undefined,
  );
  for (const [place, { text }] of wanted.entries()) {
    const number = usable[place]?.number;
    if (number !== undefined) numbers.set(text, (numbers.get(text) ?? new Set()).add(number));
  }
  return usable.map((example, place) => {
    const text = wanted[place]?.text ?? '';
    return (numbers.get(text)?.size ?? 0) > 1 ? example : undefined;
  });
}

/** The text with the number where its placeholder is. */
export function withNumber(text: string, { placeholder, number }: ExampleNumber): string {
  return text.replaceAll(placeholder, () => String(number));
}

/** The translation with the placeholder again, also where its digits are those of another script; undefined where the number is not there just as often. */
export function withPlaceholder(
  text: string,
  translation: string,
  { placeholder, number }: ExampleNumber,
): string | undefined {
  const wanted = text.split(placeholder).length - 1;
  let found = 0;
  const restored = translation.replaceAll(digits, (run) => {
    if (withAsciiDigits(run) !== String(number)) return run;
    found++;
    return placeholder;
  });
  return found === wanted ? restored : undefined;
}

const digits = /\p{Nd}+/gu;
const digitRuns = (text: string): readonly string[] => withAsciiDigits(text).match(digits) ?? [];

/** The placeholder is there, no digit touches it, and the number is not in the text for another reason. */
function canStand(text: string, { placeholder, number }: ExampleNumber): boolean {
  const around = text.split(placeholder);
  if (around.length < 2) return false;
  return around.every(
    (piece, place) =>
      !digitRuns(piece).includes(String(number)) &&
      !(place > 0 && /^\p{Nd}/u.test(piece)) &&
      !(place < around.length - 1 && /\p{Nd}$/u.test(piece)),
  );
}
