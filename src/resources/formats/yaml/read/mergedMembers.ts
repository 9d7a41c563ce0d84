import {
  isContainer,
  isRepeated,
  readMembers,
  readValue,
  type MemberReader,
  type TreeContainer,
  type TreeNode,
} from '../../tree/node.ts';
import type { YamlDocument } from '../yamlDocument.ts';

/** A member as a program reads it. */
export interface ReadMember {
  readonly name: string | number;
  readonly value: TreeNode;
  /** The alias that it is read through. */
  readonly alias: TreeNode | undefined;
  readonly isRepeated: boolean;
}

/** Finds the members of containers, those that `<<` adds among them: of several with one name the first, its own before all. */
export class MergedMembers implements MemberReader {
  private readonly document: YamlDocument;
  private readonly known = new Map<TreeContainer, readonly ReadMember[]>();

  constructor(document: YamlDocument) {
    this.document = document;
  }

  of(container: TreeContainer): readonly ReadMember[] {
    if (this.document.merges.size === 0) return ownMembers(container);
    const known = this.known.get(container) ?? [...ownMembers(container), ...this.added(container)];
    this.known.set(container, known);
    return known;
  }

  at(node: TreeNode | undefined, step: string | number): TreeNode | undefined {
    const own = readValue(node, step);
    if (own !== undefined || !isContainer(node) || !this.document.merges.has(node)) return own;
    return this.of(node).find(({ name }) => name === step)?.value;
  }

  /** Whether a name is that of a member that `<<` adds, which one of its own would hide. */
  adds(container: TreeContainer, name: string | number): boolean {
    return (
      this.document.merges.has(container) && this.of(container).some((one) => one.name === name)
    );
  }

  private added(container: TreeContainer): readonly ReadMember[] {
    const added = new Map<string | number, ReadMember>();
    for (const { mapping, through } of this.document.merges.get(container) ?? []) {
      if (!isContainer(mapping) || mapping.kind !== 'object') continue;
      for (const member of this.of(mapping)) {
        const isNew = !container.named.has(String(member.name)) && !added.has(member.name);
        if (isNew) added.set(member.name, { ...member, alias: through });
      }
    }
    return [...added.values()];
  }
}

function ownMembers(container: TreeContainer): readonly ReadMember[] {
  return readMembers(container).map(({ name, value, meant }) => ({
    name,
    value: meant ?? value,
    alias: meant && value,
    isRepeated: isRepeated(container, name),
  }));
}
