import type { Cooperative } from '../../../cooperative.ts';
import { isContainer, isRepeated, readMembers, type TreeContainer } from '../../tree/node.ts';
import { isLocaleKey } from '../../tree/rootLocaleKey.ts';
import { parseYamlInSteps } from './parseYaml.ts';
import type { NullContainers, YamlDocument } from '../yamlDocument.ts';

/** A document and the container that its messages are in. */
export interface YamlRoot {
  readonly document: YamlDocument;
  readonly root: TreeContainer;
  /** The only key of the document, where that is a locale in the language of the file: `en`, `pt_BR`. */
  readonly key: string | undefined;
  /** Whether that key occurs twice, so that nothing below it is written. */
  readonly isLocked: boolean;
}

/**
 * Reads a file and looks below the locale that Rails puts around everything (see {@link isLocaleKey}); it may have nothing
 * below it yet.
 *
 * @throws {ResourceFileError} as {@link parseYamlInSteps} does
 */
export function* readBelowLocale(
  text: string,
  locale: string | undefined,
  nullContainers: NullContainers,
): Cooperative<YamlRoot> {
  const document = yield* parseYamlInSteps(text, nullContainers);
  const { root, nulls } = document;
  const [only, second] = readMembers(root);
  const key = typeof only?.name === 'string' ? only.name : undefined;
  const whole = { document, root, key: undefined, isLocked: false };
  if (!only || second || key === undefined || !isLocaleKey(key, locale)) return whole;
  const { value } = only;
  if (isContainer(value)) return { document, root: value, key, isLocked: isRepeated(root, key) };
  if (!nulls.has(value) || nullContainers.has(value.offset)) return whole;
  return yield* readBelowLocale(
    text,
    locale,
    new Map([[value.offset, 'object'], ...nullContainers]),
  );
}
