/** The forms of a text that names a number, by CLDR category or `=1`; `{0}` stands for the number. */
export type PluralForms = Readonly<Partial<Record<string, string>>>;

const plural = /^\{0, plural,((?:\s*(?:\w+|=\d+) \{(?:[^{}]|\{\d\})*\})+)\}$/u;
const form = /(\w+|=\d+) \{((?:[^{}]|\{\d\})*)\}/gu;

/**
 * Reads a text of Glossa's own that is one ICU plural without quotes, `{0, plural, one {# file} other {# files}}`; whatever
 * else ICU has is not for such texts, and its parser not for the start of the editor. A text without a plural is the form
 * for every number, which is enough for languages such as Japanese.
 */
export function readPlural(message: string): PluralForms {
  const [, forms] = plural.exec(message) ?? [];
  if (forms === undefined) return { other: message };
  return Object.fromEntries(
    Array.from(forms.matchAll(form), ([, name = '', text = '']) => [
      name,
      text.replaceAll('#', '{0}'),
    ]),
  );
}

/** The form that a language has for a number. */
export function pluralForm(forms: PluralForms, language: string, count: number): string {
  const category = rulesOf(language).select(count);
  return forms[`=${count}`] ?? forms[category] ?? forms['other'] ?? '';
}

const known = new Map<string, Intl.PluralRules>();

/** To make the rules takes as long as to use them a hundred times. */
function rulesOf(language: string): Intl.PluralRules {
  const rules = known.get(language) ?? new Intl.PluralRules(language);
  known.set(language, rules);
  return rules;
}
