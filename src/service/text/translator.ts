import type { LanguageService } from '../client.ts';
import type { CallOptions } from '../http/call.ts';
import { jobCall, type SendOptions } from '../http/jobCall.ts';
import { sourceCode, targetCode } from '../languageCodes.ts';
import { translateBody, type TextOptions, type TextRequest, type Translation } from './schemas.ts';

/** A call of the translation job, in locales of resource files. */
interface LocaleRequest {
  readonly texts: readonly string[];
  readonly sourceLocale: string | undefined;
  readonly targetLocale: string;
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly glossary?: string;
  readonly context?: string;
  /** The texts are XML; only for a service that offers tag handling. */
  readonly tags?: boolean;
  readonly options?: TextOptions;
}

type LocalePair = Pick<LocaleRequest, 'sourceLocale' | 'targetLocale'>;

/** Lets the translation job use the service: the shape of its `Translator`, met without knowing it. */
export function createTranslator(
  service: Pick<LanguageService, 'translate'>,
  options: Omit<CallOptions, 'signal' | 'onFailure'> = { mode: 'batch' },
) {
  return {
    async translate(
      request: LocaleRequest,
      signal: AbortSignal,
      how: SendOptions & {
        readonly onBilled?: (characters: number) => void;
        readonly onDetected?: (language: string, texts: number) => void;
      } = {},
    ): Promise<readonly string[]> {
      const { onBilled, onDetected, ...send } = how;
      const call = { ...jobCall(signal, send), ...options };
      const translations = await service.translate(textRequest(request), call);
      const billed = billedFor(translations);
      if (billed !== undefined) onBilled?.(billed);
      for (const [language, texts] of detectedIn(translations)) onDetected?.(language, texts);
      return translations.map(({ text }) => text);
    },
    codesOf: ({ sourceLocale, targetLocale }: LocalePair): LocalePair => ({
      sourceLocale: sourceLocale === undefined ? undefined : sourceCode(sourceLocale),
      targetLocale: targetCode(targetLocale),
    }),
    /** Bytes of the JSON that {@link translate} would send. */
    bodySize: (request: LocaleRequest): number =>
      Buffer.byteLength(JSON.stringify(translateBody(textRequest(request)))),
  };
}

function textRequest({ sourceLocale, targetLocale, tags, ...rest }: LocaleRequest): TextRequest {
  return {
    ...rest,
    sourceLanguage: sourceLocale === undefined ? undefined : sourceCode(sourceLocale),
    targetLanguage: targetCode(targetLocale),
    tagHandling: tags ? 'xml' : undefined,
  };
}

function detectedIn(translations: readonly Translation[]): ReadonlyMap<string, number> {
  const languages = new Map<string, number>();
  for (const { detectedSourceLanguage: language } of translations) {
    if (language !== undefined) languages.set(language, (languages.get(language) ?? 0) + 1);
  }
  return languages;
}

/** Undefined where the service does not say it of each. */
function billedFor(translations: readonly Translation[]): number | undefined {
  let sum = 0;
  for (const { billed } of translations) {
    if (billed === undefined) return undefined;
    sum += billed;
  }
  return sum;
}
