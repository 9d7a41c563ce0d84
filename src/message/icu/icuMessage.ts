import type { MessageSyntax } from '../syntax.ts';
import { type PluralType, pluralForms } from '../plurals/pluralForms.ts';

/** Literal text is unescaped: `it''s` is held as `it's`. */
export type IcuNode = string | IcuReference | IcuSelector;

/** A place that the program fills in. `#` carries the argument that it counts. */
export interface IcuReference {
  readonly kind: 'reference';
  readonly type: 'argument' | 'number' | 'date' | 'time' | 'pound';
  readonly argument: string;
  /** As the message wrote it: `{name}`, `{day, date, ::yMMMd}`, `#`. */
  readonly source: string;
  /** The `offset:` of the plural that a `#` belongs to, 0 for everything else. */
  readonly offset: number;
}

/** What makes two selectors of a message choose alike. */
export interface SelectorHead {
  readonly argument: string;
  readonly type: 'plural' | 'selectordinal' | 'select';
  readonly offset: number;
}

export interface IcuSelector extends SelectorHead {
  readonly kind: 'selector';
  /** In the order of the message; keys are categories, `=2`, or select keys. */
  readonly options: ReadonlyMap<string, readonly IcuNode[]>;
}

/** See `MessageSyntax`. */
export type IcuParser = Pick<MessageSyntax, 'closesQuotations' | 'countsLonePounds'>;

/** How the message spells what ICU lets it spell in two ways. */
export interface IcuSpelling {
  /** It writes `''` even where a single apostrophe would do, as older parsers need. */
  readonly doubled: boolean;
  /** The starts of its unquoted tags, such as `<b` and `</b`. Any other `<` that could start one is quoted. */
  readonly tags: ReadonlySet<string>;
  /** Its quotations, such as `'{0}'`: what it does not quote as a whole is quoted sign by sign. */
  readonly quotations: ReadonlySet<string>;
  /** What its parser does otherwise than that of FormatJS. */
  readonly parser?: IcuParser;
}

export interface IcuMessage {
  readonly nodes: readonly IcuNode[];
  readonly spelling: IcuSpelling;
  /** It is also valid for parsers that read tags; false for `<br>` or `<a href="…">`. */
  readonly validTags: boolean;
}

export function sameHead(a: SelectorHead, b: SelectorHead): boolean {
  return a.argument === b.argument && a.type === b.type && a.offset === b.offset;
}

/**
 * The plural whose number a `#` directly in a branch is: of a select within a plural most programs have none.
 *
 * @param outer the plural that the choice is in
 */
export function counted(
  choice: SelectorHead,
  outer: SelectorHead | undefined,
  { closesQuotations, countsLonePounds }: IcuParser,
): SelectorHead | undefined {
  if (choice.type !== 'select') return choice;
  return closesQuotations === true && countsLonePounds !== true ? outer : undefined;
}

/** Every node in reading order, those inside of options included. */
export function allNodes(nodes: readonly IcuNode[]): IcuNode[] {
  return nodes.flatMap((node) =>
    isSelector(node) ? [node, ...[...node.options.values()].flatMap(allNodes)] : [node],
  );
}

export function isSelector(node: IcuNode): node is IcuSelector {
  return typeof node !== 'string' && node.kind === 'selector';
}

/** The rules that a plural selector follows. */
export function pluralType({ type }: SelectorHead): PluralType {
  return type === 'selectordinal' ? 'ordinal' : 'cardinal';
}

/** An argument of a plural, and the number that it stands for. */
export interface Numbered {
  readonly argument: string;
  readonly number: number | undefined;
}

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

/** The start of what a parser could read as a tag: `<b`, `</Trans`. `<3` and `a < b` are text to every parser. */
export const tagStart = /<(?:\/|(?=[a-z]))[\w.-]*/gi;
