import { baseLanguage, canonicalLocale } from '../../locale.ts';
import { isContainer, type JsonContainer } from '../json/jsonNode.ts';
import { parseYaml, type Hollows, type YamlDocument } from './parseYaml.ts';

/** A document and the container that its messages are in. */
interface LocaleRoot {
  readonly document: YamlDocument;
  readonly root: JsonContainer;
  /** The only key of the document, where that is a locale in the language of the file: `en`, `pt_BR`. */
  readonly key: string | undefined;
}

/**
 * Reads a file and looks below the locale that Rails puts around everything; it may have nothing below it yet. Its region
 * may differ from that of the file: `en` in `en-US.yml`. A lone key in another language is a group like any other.
 *
 * @throws {ResourceFileError} as {@link parseYaml} does
 */
export function readBelowLocale(
  text: string,
  locale: string | undefined,
  hollows: Hollows,
): LocaleRoot {
  const document = parseYaml(text, hollows);
  const { root, nulls } = document;
  const [only, second] = root.members;
  const key = typeof only?.name === 'string' ? only.name : undefined;
  const whole = { document, root, key: undefined };
  if (!only || second || key === undefined || !isInLanguageOf(key, locale)) return whole;
  const { value } = only;
  if (isContainer(value)) return { document, root: value, key };
  if (!nulls.has(value)) return whole;
  return readBelowLocale(text, locale, new Map([...hollows, [value.offset, 'object']]));
}

function isInLanguageOf(key: string, locale: string | undefined): boolean {
  if (locale === undefined || canonicalLocale(key) === undefined) return false;
  return baseLanguage(key) === baseLanguage(locale);
}
