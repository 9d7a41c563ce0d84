import { contractFindings } from '../placeholders/placeholderContract.ts';
import { coded, type CodedFound } from '../compared.ts';
import { mergeText } from '../../icu/expandIcu.ts';
import { allNodes, isSelector, sameHead, type IcuNode, choose } from '../../icu/icuMessage.ts';
import type { NeededSegment } from '../../icu/neededSegments.ts';
import { gap, readMessage } from '../../placeholders/messageText.ts';

/**
 * Compares every sentence of the source with what the target says in the same case: a branch may have lost a tag or an
 * argument that the others still have. Arguments that the whole target lacks are handled by other checks.
 */
export function branchFindings(
  segments: readonly NeededSegment[],
  to: readonly IcuNode[],
  { targetLocale, used }: { readonly targetLocale: string; readonly used: ReadonlySet<string> },
): readonly CodedFound[] {
  const found = new Map<string, CodedFound>();
  for (const { path, parts } of segments) {
    const target = path.reduce<readonly IcuNode[] | undefined>(
      (nodes, step) => nodes && branchOf(nodes, step, targetLocale),
      to,
    );
    if (target === undefined || target.some(isSelector)) continue;
    // A number may be a word in one branch and a digit in another.
    const counted = path.filter(({ head }) => head.type !== 'select');
    const exempt = new Set(counted.map(({ head }) => head.argument));
    const missing = [...argumentsIn(parts)].filter(
      (name) => used.has(name) && !exempt.has(name) && !argumentsIn(target).has(name),
    );
    const findings = [
      ...missing.map((name) => coded('placeholder-missing', `{${name}}`, '')),
      ...contractFindings(readMessage(literals(parts)), readMessage(literals(target))),
    ];
    for (const one of findings) found.set(JSON.stringify(one), one);
  }
  return [...found.values()];
}

/** Undefined where the target has no such branch; a text without the choice stands for its `other`. */
function branchOf(
  nodes: readonly IcuNode[],
  { head, key }: NeededSegment['path'][number],
  locale: string,
): readonly IcuNode[] | undefined {
  const choices = allNodes(nodes)
    .filter(isSelector)
    .filter((node) => sameHead(node, head));
  const has = key === 'other' || choices.some(({ options }) => options.has(key));
  return has ? choose(nodes, head, key, locale) : undefined;
}

function argumentsIn(nodes: readonly IcuNode[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap((node) => (typeof node === 'string' || isSelector(node) ? [] : [node.argument])),
  );
}

/** Without its arguments, which a scanner could take for part of what is next to them. */
function literals(nodes: readonly IcuNode[]): string {
  return mergeText(nodes)
    .map((part) => (typeof part === 'string' ? part : gap))
    .join('');
}
