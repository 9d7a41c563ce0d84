type Argument = string | number | boolean;

/** A text with what translators have to know. */
interface CommentedText {
  readonly message: string;
  readonly args?: Argument[];
  readonly comment: string;
}

/** What says texts in the language of whoever reads: `l10n` of the editor, or what does the same. */
export interface Localization {
  /** The texts of the language by those in English; absent where they are in English. */
  readonly bundle: Readonly<Record<string, string>> | undefined;
  t(text: string, ...args: Argument[]): string;
  t(text: CommentedText): string;
}

const english: Localization = {
  bundle: undefined,
  t: (text: string | CommentedText, ...args: Argument[]) =>
    typeof text === 'string' ? filled(text, args) : filled(text.message, text.args ?? []),
};

let localization = english;
let locale = 'en';

/** Texts for people, in English until a language is set. */
export const l10n = {
  /** A literal text, in which `{0}` stands for the first argument: translators get what stands in such calls. */
  t: (text: string | CommentedText, ...args: Argument[]): string =>
    typeof text === 'string' ? localization.t(text, ...args) : localization.t(text),
  /** The locale of numbers, dates and names. */
  locale: () => locale,
  /** The locale that the texts are in: English where there is no translation. */
  textLocale: () => (localization.bundle === undefined ? 'en' : locale),
  /** Sets the language of all texts; done once, before the first is said. */
  set: (texts: Localization, language: string): void => {
    localization = texts;
    locale = language;
  },
} as const;

function filled(text: string, args: readonly Argument[]): string {
  return text.replace(/\{(\d+)\}/g, (slot, index: string) => String(args[Number(index)] ?? slot));
}
