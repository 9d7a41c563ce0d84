/** Tags that HTML never closes. `<link>` is not one here: it is a common name of rich-text components. */
const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/**
 * How tags nest, as a string that is equal for equal trees: siblings in any order, because a translation may reorder
 * them. Tags that hold nothing are left out. Undefined where the tags do not balance.
 */
export function tagStructure(tags: readonly string[]): string | undefined {
  const open: { name: string; tag: string; children: string[] }[] = [
    { name: '', tag: '', children: [] },
  ];
  for (const tag of tags) {
    const name = tagName(tag);
    if (holdsNothing(tag, name)) continue;
    if (!tag.startsWith('</')) {
      open.push({ name, tag, children: [] });
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

function tagName(tag: string): string {
  return /^<\/?([\w.:-]*)/.exec(tag)?.[1] ?? '';
}

function holdsNothing(tag: string, name: string): boolean {
  return (
    tag.endsWith('/>') ||
    tag.startsWith('<!') ||
    (voidTags.has(name.toLowerCase()) && !tag.startsWith('</'))
  );
}
