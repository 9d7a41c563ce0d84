import type { TreeNode } from '../../tree/node.ts';
import { readOnOneLine } from './flowScalars.ts';
import type { Properties } from './properties.ts';
import type { YamlCursor } from '../yamlCursor.ts';
import type { YamlNodes } from './yamlNodes.ts';

/** A key whose colon was passed. */
export interface Key {
  readonly offset: number;
  readonly end: number;
  /** Undefined where it is no text: a container, or nothing. */
  readonly name: string | undefined;
  /** Whether it is the `<<` that adds the members of other mappings. */
  readonly isMerge?: boolean;
}

/** Reads a key of one line and the colon after it. Where there is none, the cursor stays. */
export function readKey(
  cursor: YamlCursor,
  nodes: YamlNodes,
  props: Properties | undefined,
): Key | undefined {
  const mark = cursor.mark();
  const { at: offset, text } = cursor;
  if (cursor.atSign(':')) return colonBehind(cursor, { offset, end: offset, name: undefined });
  const alias = readAlias(cursor, nodes, props);
  const scalar = alias ? undefined : readOnOneLine(cursor, false);
  const found = colonBehind(cursor, { offset, end: cursor.at, name: scalar?.value });
  if ((!alias && !scalar) || !found) {
    cursor.reset(mark);
    return undefined;
  }
  if (alias) return { ...found, name: nodes.nameOf(alias) };
  if (scalar && props) return { ...found, name: nodes.nameOf(nodes.scalar(scalar, props)) };
  return scalar?.quote === 'plain' && text.startsWith('<<', offset) && scalar.value === '<<'
    ? { ...found, isMerge: true }
    : found;
}

/** The key, when a colon is after it on its line; the cursor goes after that. */
export function colonBehind(cursor: YamlCursor, key: Key): Key | undefined {
  cursor.skipBlanks();
  if (!cursor.atSign(':')) return undefined;
  cursor.pass(1);
  return key;
}

const aliasAt = /\*([^\s,[\]{}]+)/y;

/** The alias that is at the cursor; it has no anchor and no tag of its own. */
export function readAlias(
  cursor: YamlCursor,
  nodes: YamlNodes,
  props: Properties | undefined,
): TreeNode | undefined {
  const offset = cursor.at;
  aliasAt.lastIndex = offset;
  const found = aliasAt.exec(cursor.text);
  if (!found) return undefined;
  if (props) cursor.fail('an alias with an anchor or a tag', offset);
  cursor.at += found[0].length;
  return nodes.alias(found[1] ?? '', { offset, end: cursor.at });
}
