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
  // At the start of a line three dots would end the document, and three dashes begin one.
  const isMarker = /^(?:---|\.\.\.)/.test(name);
  const isUsable = spelled !== undefined && !isMarker && !other.test(spelled);
  const key = isUsable ? spelled : quoteYaml(name, isMarker ? 'double' : 'plain', inFlow);
  const isExplicit = !inFlow && member !== undefined && source?.document.explicit.has(member);
  return { key, isExplicit: isExplicit === true || key.length > longKey };
}
