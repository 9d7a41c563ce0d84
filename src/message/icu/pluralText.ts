import { isSelector, type IcuNode } from './icuMessage.ts';
import { parseIcu } from './parseIcu.ts';

/** The forms of a text that names a number, by CLDR category or `=1`; `{0}` stands for the number. */
export type PluralForms = Readonly<Partial<Record<string, string>>>;

/**
 * Reads a text that is one ICU plural, `{0, plural, one {# file} other {# files}}`. A text without a plural is the form for
 * every number, which is enough for languages such as Japanese.
 *
 * @throws {MessageSyntaxError} where it is not ICU
 */
export function readPlural(message: string): PluralForms {
  const { nodes } = parseIcu(message);
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined && isSelector(only)) {
    return Object.fromEntries(Array.from(only.options, ([key, form]) => [key, textOf(form)]));
  }
  return { other: textOf(nodes) };
}

/** The form that a language has for a number. */
export function pluralForm(forms: PluralForms, language: string, count: number): string {
  const category = new Intl.PluralRules(language).select(count);
  return forms[`=${count}`] ?? forms[category] ?? forms['other'] ?? '';
}

function textOf(nodes: readonly IcuNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (isSelector(node)) return textOf(node.options.get('other') ?? []);
      return node.type === 'pound' ? '{0}' : node.source;
    })
    .join('');
}
