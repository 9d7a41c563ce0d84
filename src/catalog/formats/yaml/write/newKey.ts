import { memberOf, type TreeContainer } from '../../tree/node.ts';
import { quoteYaml } from './quoteYaml.ts';
import type { YamlLayout } from './yamlLayout.ts';

export interface NewKey {
  readonly key: string;
  /** Whether it goes behind a question mark. */
  readonly isExplicit: boolean;
}

/** Readers look no further than 1,024 characters for a colon. */
const longKey = 1_000;

/** A key as the source spells it, as far as it means the same in its place. */
export function newKey(
  name: string,
  model: TreeContainer | undefined,
  { source }: YamlLayout,
  inFlow: boolean,
): NewKey {
  const member = memberOf(model, name);
  // The first key between braces may have its question mark with it.
  const spelled = member && source?.text.slice(member.offset, member.nameEnd).replace(/^\?\s+/, '');
  const other = inFlow ? /^(?!["'\w])|[\r\n]|^[^"'].*[,[\]{}]/ : /^(?:$|\*)|[\r\n]/;
  const key =
    spelled === undefined || other.test(spelled) ? quoteYaml(name, 'plain', inFlow) : spelled;
  const isExplicit = !inFlow && member !== undefined && source?.document.explicit.has(member);
  return { key, isExplicit: isExplicit === true || key.length > longKey };
}
