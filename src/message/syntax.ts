/** How a program reads the text of one message. The programs themselves are in `src/programs/`. */
export interface MessageSyntax {
  /** Tells syntaxes apart; nobody compares it with a name. */
  readonly id: string;
  /**
   * What an apostrophe does:
   *
   * - `letters`: it is nothing but itself.
   * - `icu`: before a brace or a tag it begins a quotation; two are one.
   * - `java`: the same wherever it is, in a message with arguments.
   * - `quotes`: the same wherever it is, in every message.
   * - `unknown`: what is written has to be right for all of them.
   */
  readonly apostrophes: 'letters' | 'icu' | 'java' | 'quotes' | 'unknown';
  /** A setting of the program makes apostrophes quote: none is written where that would hide an argument. */
  readonly mayQuote?: true;
  /**
   * Whether a `|` parts the choices of a plural: in every message, in those that the code asks for with a number, in none, or
   * where a message looks like it.
   */
  readonly pipes: 'choices' | 'asked' | 'text' | 'unknown';
  /**
   * An apostrophe quotes only before a brace or `#`, and where another one closes the quotation; a `#` in a choice within a plural is
   * its number, too.
   */
  readonly closesQuotations?: true;
  /** That is so of a `#` directly in a plural alone; if nothing but arguments is beside it, also where it is quoted. */
  readonly countsLonePounds?: true;
  /** `{{NAME}}` within a choice is an argument. */
  readonly doublesBraces?: true;
  /** The text of `${name(text)}` is for people. */
  readonly hasRichTexts?: true;
  /** The program refuses what ICU refuses, so that a message that cannot be read is never shown. */
  readonly isStrict?: true;
  /** Characters that mean something wherever they are. */
  readonly specials?: string;
  /** How one of them is written as itself; `{'@'}` where nothing is said. */
  readonly literal?: (special: string) => string;
  /** `:name` is an argument. */
  readonly colonNames?: true;
  /** Names between dollar signs are the same in capitals and small letters. */
  readonly foldsNames?: true;
  /** What no other program takes for an argument, or spells like this one, by identity. */
  readonly argumentsOf?: (text: string) => readonly string[];
}

/** Of a program that nobody knows: the most careful one. */
export const unknownSyntax: MessageSyntax = {
  id: 'unknown',
  apostrophes: 'unknown',
  pipes: 'unknown',
};

/** ICU's MessageFormat. */
export const icuSyntax: MessageSyntax = {
  id: 'icu',
  apostrophes: 'icu',
  pipes: 'text',
  isStrict: true,
};

/** Of a text out of which the quoting was taken, such as a branch of a plural. */
export const unquotedSyntax: MessageSyntax = {
  id: 'unquoted',
  apostrophes: 'letters',
  pipes: 'text',
};
