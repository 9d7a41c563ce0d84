import type { TreeMember } from './node.ts';

/** The members of an object or an array while it is read. */
export class MemberList {
  readonly members: TreeMember[] = [];
  readonly named = new Map<string, TreeMember>();
  repeated: Set<string> | undefined;

  /** Adds a member that a program reads. */
  add(member: TreeMember): void {
    const { name } = member;
    this.members.push(member);
    if (typeof name === 'number') return;
    const known = this.named.size;
    if (this.named.set(name, member).size === known) (this.repeated ??= new Set()).add(name);
  }

  /** Adds a member that is in the text, but has no name of its own. */
  addNameless(member: TreeMember): void {
    this.members.push(member);
  }
}
