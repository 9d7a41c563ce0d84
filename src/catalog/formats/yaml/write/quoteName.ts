import { nameStart } from '../../tree/keys/nameStart.ts';
import type { TreeContainer, TreeMember } from '../../tree/node.ts';
import { isSafePlain, quoteYaml } from './quoteYaml.ts';

/** A name as that in whose place it goes, as far as that shows a habit, else as the names beside it. */
export function quoteName(
  text: string,
  { container, member }: { readonly container: TreeContainer; readonly member: TreeMember },
  name: string,
  isInFlow: boolean,
): string {
  const others = [member, ...container.members.filter((one) => one !== member)];
  const shows = others.find((one) => isSafePlain(String(one.name), isInFlow));
  return quoteYaml(name, shows === undefined ? 'plain' : quoteOf(text, shows), isInFlow);
}

function quoteOf(text: string, member: TreeMember): 'plain' | 'single' | 'double' {
  const sign = text.charAt(nameStart(text, member));
  return sign === '"' ? 'double' : sign === "'" ? 'single' : 'plain';
}

/** A part of a text as it is spelled within a value that begins with a sign; nothing where that cannot be told. */
export function quotedPart(sign: string, part: string): string | undefined {
  if (sign === '"') return JSON.stringify(part).slice(1, -1);
  if (sign === "'") return part.replaceAll("'", "''");
  const isBlock = sign === '|' || sign === '>';
  return isBlock || /^[\p{L}\p{N} ._/<>$-]+$/u.test(part) ? part : undefined;
}
