import type { Cooperative } from '../../../cooperative.ts';
import { refuse, refuseHugeText } from '../../refuse.ts';
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
