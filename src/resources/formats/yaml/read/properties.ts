import type { YamlCursor } from '../yamlCursor.ts';

/** What is in front of a value: an anchor, a tag or both. */
export interface Properties {
  readonly offset: number;
  readonly end: number;
  readonly anchor: string | undefined;
  /** Where its `&` is. */
  readonly anchorStart: number | undefined;
  readonly tag: string | undefined;
}

const anchorAt = /&([^\s,[\]{}]+)/y;
const tagAt = /!(?:<[^\s>]*>|[^\s,[\]{}]*)/y;

/** Reads an anchor and a tag on one line, in any order, and the spaces after them. */
export function readProperties(cursor: YamlCursor): Properties | undefined {
  const { text, at: offset } = cursor;
  let [anchor, tag]: (string | undefined)[] = [];
  let anchorStart: number | undefined;
  let end = offset;
  for (;;) {
    const sign = text[cursor.at];
    if (sign !== '&' && sign !== '!') break;
    const pattern = sign === '&' ? anchorAt : tagAt;
    pattern.lastIndex = cursor.at;
    const found = pattern.exec(text);
    const isSecond = (sign === '&' ? anchor : tag) !== undefined;
    if (!found || isSecond) return cursor.fail('an anchor or a tag that is not complete');
    if (sign === '&') [anchor, anchorStart] = [found[1], cursor.at];
    else tag = found[0];
    end = cursor.at + found[0].length;
    cursor.at = end;
    cursor.skipBlanks();
    if (cursor.at === end) break;
  }
  return end === offset ? undefined : { offset, end, anchor, anchorStart, tag };
}

/** Those of two lines: an anchor on one and a tag on the other. */
export function joinedProperties(
  cursor: YamlCursor,
  first: Properties | undefined,
  second: Properties | undefined,
): Properties | undefined {
  if (!first || !second) return first ?? second;
  const anchor = first.anchor ?? second.anchor;
  const anchorStart = first.anchorStart ?? second.anchorStart;
  const tag = first.tag ?? second.tag;
  const isTwice = (first.anchor && second.anchor) ?? (first.tag && second.tag);
  if (isTwice !== undefined) cursor.fail('two anchors or two tags', second.offset);
  return { offset: first.offset, end: second.end, anchor, anchorStart, tag };
}

/** What a tag makes of its value: a text, a mapping, a sequence, what it looks like, or something only programs know. */
export type TagKind = 'string' | 'object' | 'array' | 'any' | 'other';

const standard = 'tag:yaml.org,2002:';
const kinds = new Map<string, TagKind>([
  ['!', 'any'],
  [`${standard}str`, 'string'],
  [`${standard}map`, 'object'],
  [`${standard}seq`, 'array'],
]);

/** Hashes that remember more than their members: `!ruby/hash:ActiveSupport::HashWithIndifferentAccess`. */
const hashOfRuby = /^!(?:ruby\/hash|map):/;

/** @param prefixes what the document's `%TAG` lines put in the place of handles such as `!!` */
export function tagKind(tag: string, prefixes: ReadonlyMap<string, string>): TagKind {
  if (tag.startsWith('!<')) return kinds.get(tag.slice(2, -1)) ?? 'other';
  const handle = /^!(?:[\w-]*!)?/.exec(tag)?.[0] ?? '';
  const prefix = prefixes.get(handle) ?? (handle === '!!' ? standard : handle);
  const name = prefix + tag.slice(handle.length);
  return kinds.get(name) ?? (hashOfRuby.test(name) ? 'object' : 'other');
}
