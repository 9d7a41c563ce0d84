import { pluralForms } from '../plurals/pluralForms.ts';
import {
  isSelector,
  pluralType,
  sameHead,
  type IcuNode,
  type IcuSelector,
  type SelectorHead,
} from './icuMessage.ts';

/** The list with every selector of this head replaced by its option for the key, by the rules of the list's language. */
export function choose(
  nodes: readonly IcuNode[],
  head: SelectorHead,
  key: string,
  locale: string,
): IcuNode[] {
  const inner = (list: readonly IcuNode[]): IcuNode[] => choose(list, head, key, locale);
  return nodes.flatMap((node): IcuNode[] => {
    if (!isSelector(node)) return [node];
    if (sameHead(node, head)) return inner(optionFor(node, key, locale));
    const options = [...node.options].map(([name, option]) => [name, inner(option)] as const);
    return [{ ...node, options: new Map(options) }];
  });
}

function optionFor(selector: IcuSelector, key: string, locale: string): readonly IcuNode[] {
  const { options } = selector;
  const exact = exactValue(key);
  const category =
    exact === undefined || selector.type === 'select'
      ? key
      : pluralForms(locale, pluralType(selector)).categoryOf(exact - selector.offset);
  return options.get(key) ?? options.get(category) ?? options.get('other') ?? [];
}

/** The number of an exact case such as `=2`. */
export function exactValue(key: string): number | undefined {
  return key.startsWith('=') ? Number(key.slice(1)) : undefined;
}
