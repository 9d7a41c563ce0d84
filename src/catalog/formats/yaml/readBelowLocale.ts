import { isContainer, type TreeContainer } from '../tree/node.ts';
import { isLocaleKey } from '../tree/rootLocaleKey.ts';
import { parseYaml, type Hollows, type YamlDocument } from './parseYaml.ts';

/** A document and the container that its messages are in. */
interface LocaleRoot {
  readonly document: YamlDocument;
  readonly root: TreeContainer;
  /** The only key of the document, where that is a locale in the language of the file: `en`, `pt_BR`. */
  readonly key: string | undefined;
}

/**
 * Reads a file and looks below the locale that Rails puts around everything (see {@link isLocaleKey}); it may have nothing
 * below it yet.
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
  if (!only || second || key === undefined || !isLocaleKey(key, locale)) return whole;
  const { value } = only;
  if (isContainer(value)) return { document, root: value, key };
  if (!nulls.has(value)) return whole;
  return readBelowLocale(text, locale, new Map([[value.offset, 'object'], ...hollows]));
}
