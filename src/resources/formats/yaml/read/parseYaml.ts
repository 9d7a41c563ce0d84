import type { Cooperative } from '../../../cooperative.ts';
import { refuse, refuseHugeText } from '../../refuse.ts';
import { isContainer, isRepeated, readMembers, type TreeContainer } from '../../tree/node.ts';
import { isLocaleKey } from '../../tree/rootLocaleKey.ts';
import { BlockReader } from './blockReader.ts';
import { YamlCursor } from '../yamlCursor.ts';
import type { NullContainers, YamlDocument } from '../yamlDocument.ts';
import { YamlNodes } from './yamlNodes.ts';

/**
 * Reads the first document of a YAML text; programs read no other, so that anything after it is left alone.
 *
 * @throws {ResourceFileError} `syntax` where the text is not YAML, `limit` beyond 20 MB or 200 levels, `shape` when the
 * document is a lone scalar
 */
export function* parseYamlInSteps(
  text: string,
  nullContainers: NullContainers = new Map(),
): Cooperative<YamlDocument> {
  refuseHugeText(text);
  const cursor = new YamlCursor(text);
  const nodes = new YamlNodes(text, nullContainers);
  const isMarked = startDocument(cursor, nodes.prefixes);
  const node = yield* new BlockReader(cursor, nodes).root(isMarked);
  cursor.skipToText();
  if (!cursor.atEnd && !cursor.atMarker) cursor.fail('unexpected text');
  const root = nodes.rootOf(node, cursor.at);
  if (root) return nodes.document(root);
  return refuse('shape', 'the file holds a single value, not a mapping', text, node.offset);
}

/** Goes past comments, directives and the three dashes; whether there are any. */
function startDocument(cursor: YamlCursor, prefixes: Map<string, string>): boolean {
  let hasDirectives = false;
  for (;;) {
    cursor.skipToText();
    if (cursor.column > 0 || cursor.text[cursor.at] !== '%') break;
    hasDirectives = true;
    const line = cursor.restOfLine();
    const [, handle, prefix] = /^%TAG[ \t]+(\S+)[ \t]+(\S+)/.exec(line) ?? [];
    if (handle !== undefined && prefix !== undefined) prefixes.set(handle, prefix);
    cursor.at += line.length;
  }
  // Some programs refuse it, and to others it is no document.
  if (cursor.atMarker && cursor.text[cursor.at] === '.') cursor.fail('an end with no document');
  const isMarked = cursor.atMarker;
  if (isMarked) cursor.pass(3);
  else if (hasDirectives) cursor.fail('expected "---" behind the directives');
  return isMarked;
}

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
