/**
 * What a translation may ask for beside a memory and a glossary. Whatever is absent is left to the service. Part of the
 * contract's text translation: `formality`, `model_type`, `style_id`, `custom_instructions`, `preserve_formatting`,
 * `split_sentences`, `tag_handling_version` and `show_billed_characters`.
 */
export interface TranslationOptions {
  /** Sent as a preference, so that a target without it is no error. */
  readonly formality?: 'more' | 'less';
  readonly model?: 'quality' | 'latency';
  /** The id of a list of style rules, in the language of the target. */
  readonly style?: string;
  /** At most {@link optionLimits.instructions} of them. */
  readonly instructions?: readonly string[];
  readonly preserveFormatting?: true;
  /** Where the service cuts texts into sentences: nowhere, at punctuation, or at line breaks too. */
  readonly splitSentences?: 'none' | 'punctuation' | 'newlines';
  /** Goes along with texts that are XML, and with no others. */
  readonly tagVersion?: 'v1' | 'v2';
  /** Says with each answer what was billed. No answer differs for it. */
  readonly showBilled?: true;
}

export type OptionName = keyof TranslationOptions;

/** Every option, those first that a service is most likely to refuse. */
export const optionNames = [
  'style',
  'instructions',
  'tagVersion',
  'formality',
  'model',
  'splitSentences',
  'preserveFormatting',
  'showBilled',
] as const satisfies readonly OptionName[];

/** Limits of the contract; the length of an instruction is one in code points. */
export const optionLimits = { instructions: 10, instructionLength: 300 } as const;

/** The options that a request really carries: those of tags only where it has tags. */
export function carriedOptions({
  options = {},
  tags = false,
}: {
  readonly options?: TranslationOptions | undefined;
  readonly tags?: boolean | undefined;
}): readonly OptionName[] {
  return optionNames.filter(
    (name) => options[name] !== undefined && (tags || name !== 'tagVersion'),
  );
}

/** The same options without some of them. */
export function withoutOptions(
  options: TranslationOptions,
  dropped: Iterable<OptionName>,
): TranslationOptions {
  const left = { ...options };
  for (const name of dropped) delete left[name];
  return left;
}

/** Distinguishes options that may lead to different answers; empty where none of them does. */
export function optionsKey(request: Parameters<typeof carriedOptions>[0]): readonly unknown[] {
  const { options = {} } = request;
  const names = carriedOptions(request).filter((name) => name !== 'showBilled');
  return names.length === 0 ? [] : [names.map((name) => [name, options[name]])];
}
