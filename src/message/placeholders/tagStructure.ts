/** Tags that HTML never closes. `<link>` is not one here: it is a common name of rich-text components. */
const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** No message nests as deep as this; a hostile one must not cost the square of its length. */
const maxDepth = 50;

/**
 * How tags nest, as a string that is equal for equal trees: siblings in any order, because a translation may reorder
 * them. Tags that hold nothing are left out. Undefined where the tags do not balance, or nest deeper than 50.
 */
export function tagStructure(tags: readonly string[]): string | undefined {
  const open: { name: string; tag: string; children: string[] }[] = [
    { name: '', tag: '', children: [] },
  ];
  for (const tag of tags) {
    if (holdsNothing(tag)) continue;
    const name = tagName(tag);
    if (!tag.startsWith('</')) {
      if (open.push({ name, tag, children: [] }) > maxDepth) return undefined;
      continue;
    }
    const closed = open.pop();
    const parent = open.at(-1);
    if (!closed || !parent || closed.name !== name) return undefined;
    parent.children.push(closed.tag + forest(closed.children));
  }
  const [root, unclosed] = open;
  return root && !unclosed ? forest(root.children) : undefined;
}

function forest(children: readonly string[]): string {
  return children.length === 0 ? '' : `(${children.toSorted().join('')})`;
}

/** The name of an element, without what a tag has besides. */
export function tagName(tag: string): string {
  return /^<\/?([\w.:-]*)/.exec(tag)?.[1] ?? '';
}

/** Whether a tag is complete in itself: self-closing, a comment, or one that HTML never closes. */
export function holdsNothing(tag: string): boolean {
  if (tag.endsWith('/>') || tag.startsWith('<!')) return true;
  return !tag.startsWith('</') && voidTags.has(tagName(tag).toLowerCase());
}
