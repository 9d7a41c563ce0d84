import { baseLanguage, sameLocale } from '../../resources/locale.ts';
import { optionLimits, type TranslationOptions } from './translationOptions.ts';

/** What a person or the caller of a command chose; what is absent was left open, and `default` leaves it to the service. */
export interface OptionChoice {
  readonly formality?: 'default' | 'more' | 'less' | undefined;
  readonly model?: 'default' | 'quality' | 'latency' | undefined;
  /** `null`: none. */
  readonly style?: string | null | undefined;
  readonly customInstructions?: readonly string[] | undefined;
  readonly preserveFormatting?: boolean | undefined;
  readonly splitSentences?: 'default' | 'none' | 'punctuation' | 'newlines' | undefined;
  readonly tagHandlingVersion?: 'default' | 'v1' | 'v2' | undefined;
  readonly showBilledCharacters?: boolean | undefined;
}

/** The choices that have names. */
export const choices = {
  formality: ['default', 'more', 'less'],
  model: ['default', 'quality', 'latency'],
  splitSentences: ['default', 'none', 'punctuation', 'newlines'],
  tagHandlingVersion: ['default', 'v1', 'v2'],
} as const;

/** Reads a choice from settings, which anybody may have written: what is no choice counts as left open. */
export function readChoice(value: unknown): OptionChoice {
  const given = (typeof value === 'object' ? (value ?? {}) : {}) as Record<string, unknown>;
  const { style, customInstructions: instructions, preserveFormatting } = given;
  return {
    formality: oneOf(choices.formality, given['formality']),
    model: oneOf(choices.model, given['model']),
    splitSentences: oneOf(choices.splitSentences, given['splitSentences']),
    tagHandlingVersion: oneOf(choices.tagHandlingVersion, given['tagHandlingVersion']),
    style: typeof style === 'string' ? style : undefined,
    customInstructions: isTexts(instructions) ? instructions : undefined,
    preserveFormatting: typeof preserveFormatting === 'boolean' ? preserveFormatting : undefined,
  };
}

/** The choice for a locale: its own entry comes before that of its language, so that `de` counts for `de-AT` too. */
export function choiceFor(
  byLocale: Readonly<Record<string, unknown>>,
  locale: string,
): OptionChoice {
  const entry = (isRight: (key: string) => boolean) =>
    readChoice(Object.entries(byLocale).find(([key]) => isRight(key))?.[1]);
  const base = entry((key) => sameLocale(key, baseLanguage(locale)));
  return merged(
    base,
    entry((key) => sameLocale(key, locale)),
  );
}

/** The later ones count more. */
export function merged(...all: readonly OptionChoice[]): OptionChoice {
  const known = all.map((choice) =>
    Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined)),
  );
  return Object.assign({}, ...known) as OptionChoice;
}

/** What a request is to carry of a choice. */
export function optionsOf(choice: OptionChoice): TranslationOptions {
  const { style, customInstructions = [], tagHandlingVersion: tags } = choice;
  const instructions = customInstructions.map((text) => text.trim()).filter((text) => text !== '');
  return {
    ...named('formality', choice.formality),
    ...named('model', choice.model),
    ...named('splitSentences', choice.splitSentences),
    ...named('tagVersion', tags),
    ...(style === undefined || style === null || style === '' ? {} : { style }),
    ...(instructions.length === 0 ? {} : { instructions }),
    ...(choice.preserveFormatting === true ? { preserveFormatting: true } : {}),
    ...(choice.showBilledCharacters === true ? { showBilled: true } : {}),
  };
}

/** Why the service would not take these instructions. */
export function instructionsProblem({
  instructions = [],
}: TranslationOptions): 'tooMany' | 'tooLong' | undefined {
  if (instructions.length > optionLimits.instructions) return 'tooMany';
  const isTooLong = instructions.some(
    (text) => Array.from(text).length > optionLimits.instructionLength,
  );
  return isTooLong ? 'tooLong' : undefined;
}

/** An option that is left to the service where it is absent or `default`. */
function named<K extends string, V extends string>(
  name: K,
  value: V | undefined,
): { readonly [name in K]?: Exclude<V, 'default'> } {
  const isLeft = value === undefined || value === 'default';
  return (isLeft ? {} : { [name]: value }) as { readonly [name in K]?: Exclude<V, 'default'> };
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
