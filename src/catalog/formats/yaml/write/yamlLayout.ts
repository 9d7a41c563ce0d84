import type { TreeNode } from '../../tree/node.ts';
import { habitLike, type QuoteHabit } from './quoteHabit.ts';
import type { YamlDocument } from '../yamlDocument.ts';
import { quoteOf } from '../yamlScalar.ts';
import type { YamlStyle } from './yamlStyle.ts';

/** What new text is made after. */
export interface YamlLayout {
  readonly style: YamlStyle;
  /** The source, which spells its keys: `404` and `"404"` are two keys to some programs. */
  readonly source: { readonly text: string; readonly document: YamlDocument } | undefined;
  /** The block of text at the end that no line may follow. */
  readonly open: TreeNode | undefined;
  /** What the texts beside the new ones show. */
  readonly near: QuoteHabit;
  /** How far the lines below are indented that a block of text could take in; see {@link silenceBelow}. */
  readonly below: number;
  /** Whether the file ends after what is new, without a line break. */
  readonly endsFile: boolean;
}

/** What decides how a text is written: the texts beside it, its file, its source, and the file of that. */
export function habitsFor(
  value: string,
  like: TreeNode | undefined,
  { style, source, near }: YamlLayout,
): readonly QuoteHabit[] {
  const [own = new Map(), ...others] = style.habits;
  const quote = like && source && quoteOf(source.text, like);
  return [near, own, ...(quote === undefined ? [] : [habitLike(value, quote)]), ...others];
}
