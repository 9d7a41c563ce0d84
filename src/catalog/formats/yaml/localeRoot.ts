import { canonicalLocale } from '../../locale.ts';
import { isContainer, type JsonContainer } from '../json/jsonNode.ts';
import type { YamlDocument } from './parseYaml.ts';

/** A document and the mapping that its messages are in. */
interface LocaleRoot {
  readonly document: YamlDocument;
  readonly root: JsonContainer;
  /** The only key of the document, where that is a language: `en`, `pt-BR`. */
  readonly locale: string | undefined;
}

/** Looks below the locale that Rails puts around everything; it may have nothing below it yet. */
export function localeRoot(document: YamlDocument): LocaleRoot {
  const { root, blocks, quotes } = document;
  const [only, second] = root.members;
  const whole = { document, root, locale: undefined };
  if (!only || second || typeof only.name !== 'string' || !isLocale(only.name)) return whole;
  if (isContainer(only.value)) return { document, root: only.value, locale: only.name };
  const { kind, offset, end } = only.value;
  if (kind !== 'scalar' || offset !== end) return whole;
  const empty: JsonContainer = { kind: 'object', offset, end, members: [], named: new Map() };
  const block = { indent: undefined, outer: blocks.get(root)?.indent, behindDash: false };
  const start = blocks.get(root)?.ends[0] ?? end;
  const withEmpty = new Map([...blocks, [empty, { ...block, start, ends: [] }] as const]);
  return { document: { root, blocks: withEmpty, quotes }, root: empty, locale: only.name };
}

/** Two letters only: three are more often a word, like `nav` or `app`. */
function isLocale(name: string): boolean {
  return /^[a-z]{2}(?![a-z])/.test(name) && canonicalLocale(name) !== undefined;
}
