import * as z from 'zod/mini';
import { type Answer, type Reader, json, oneForEach } from '../http/call.ts';

/** A translation as the contract knows it: at most 50 texts and 131,072 bytes of JSON. */
export interface TextRequest {
  readonly texts: readonly string[];
  /** Service code such as `DE`; absent: each text's language is detected. Needed with a glossary. */
  readonly sourceLanguage?: string | undefined;
  /** Service code such as `EN-GB`. */
  readonly targetLanguage: string;
  /** Threshold: whole percent, 0 to 100. */
  readonly memory?: { readonly id: string; readonly threshold: number } | undefined;
  readonly glossary?: string | undefined;
  /** Text that helps with understanding. Neither translated nor counted. */
  readonly context?: string | undefined;
  /** The texts are XML, whose tags come back. Only for services with the capability of that name. */
  readonly tagHandling?: 'xml' | undefined;
  readonly options?: TextOptions | undefined;
}

/** What else a translation may ask for. Whatever is absent is left to the service. */
export interface TextOptions {
  /** Sent as `prefer_more` and `prefer_less`, which a target without formality does not refuse. */
  readonly formality?: 'more' | 'less';
  readonly model?: 'quality' | 'latency';
  /** The id of a list of style rules in the target language. */
  readonly style?: string;
  /** At most 10, of at most 300 characters each. */
  readonly instructions?: readonly string[];
  readonly preserveFormatting?: true;
  readonly splitSentences?: 'none' | 'punctuation' | 'newlines';
  /** Sent with tag handling only. */
  readonly tagVersion?: 'v1' | 'v2';
  readonly showBilled?: true;
}

export interface Translation {
  readonly text: string;
  /** Upper-case service code. */
  readonly detectedSourceLanguage: string | undefined;
  /** Characters, where the request asked for them and the service told. */
  readonly billed: number | undefined;
}

/** The body of `POST /v2/translate`. */
export function translateBody(request: TextRequest): object {
  return {
    text: request.texts,
    source_lang: request.sourceLanguage,
    target_lang: request.targetLanguage,
    context: request.context,
    glossary_id: request.glossary,
    translation_memory_id: request.memory?.id,
    translation_memory_threshold: request.memory?.threshold,
    tag_handling: request.tagHandling,
    ...optionsBody(request),
  };
}

function optionsBody({ options = {}, tagHandling }: TextRequest): object {
  const { formality, model, splitSentences } = options;
  return {
    formality: formality && `prefer_${formality}`,
    model_type: model && `${model}_optimized`,
    style_id: options.style,
    custom_instructions: options.instructions,
    preserve_formatting: options.preserveFormatting,
    split_sentences: splitSentences && splits[splitSentences],
    tag_handling_version: tagHandling && options.tagVersion,
    show_billed_characters: options.showBilled,
  };
}

const splits = { none: '0', punctuation: 'nonewlines', newlines: '1' } as const;

/** What the service counts: code points of the texts, where they are XML without their tags. The context is free. */
export function billedCharacters({ texts, tagHandling }: TextRequest): number {
  const counted = tagHandling === undefined ? texts : texts.map(withoutMarkup);
  return counted.reduce((sum, text) => sum + Array.from(text).length, 0);
}

const withoutMarkup = (xml: string) =>
  xml.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt);/g, '&');

/** Nothing but the text of an answer is needed: for what is odd beside it, it is not given up. */
const orNothing = <T>(isSound: (value: unknown) => value is T) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => (isSound(value) ? value : undefined)),
    ),
  );

const translationSchema = z.looseObject({
  text: z.string(),
  detected_source_language: orNothing((value) => typeof value === 'string'),
  billed_characters: orNothing((value) => typeof value === 'number'),
});

const answerSchema = z.looseObject({ translations: z.array(z.unknown()) });

const noTranslation: Translation = {
  text: '',
  detectedSourceLanguage: undefined,
  billed: undefined,
};

/** Undefined for what holds no text, such as `null`, a number or an empty object. */
function translationOf(item: unknown): Translation | undefined {
  const { data } = translationSchema.safeParse(item);
  return (
    data && {
      text: data.text,
      detectedSourceLanguage: data.detected_source_language?.toUpperCase(),
      billed: data.billed_characters,
    }
  );
}

/** Reads as many translations as there were texts. */
export function translationsOf(texts: readonly string[]): Reader<readonly Translation[]> {
  return (answer: Answer) => {
    const { translations } = json(answerSchema)(answer);
    return oneForEach(texts, translations, answer, translationOf).map(
      (one) => one ?? noTranslation,
    );
  };
}
