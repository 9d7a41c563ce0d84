import type { TreeMember } from '../node.ts';

/** Where a name starts: in YAML, an indicator, an anchor or a tag may be before it. */
export function nameStart(text: string, { offset, nameEnd }: TreeMember): number {
  const before = /^(?:\?[ \t]+)?(?:[&!]\S*[ \t]+)*/.exec(text.slice(offset, nameEnd))?.[0] ?? '';
  return offset + before.length;
}
