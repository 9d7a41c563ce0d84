import {
  pluralCategories,
  type PluralCategory,
  type PluralType,
  formNumbers,
  isRare,
} from './pluralForms.ts';
import type { PluralRules } from './pluralRules.ts';

/** How the plural families of a file are made: how many there are, and how many of them have each form, also an empty one. */
export interface FormUse {
  readonly families: number;
  readonly forms: ReadonlyMap<PluralCategory, number>;
}

/** The same of the file of another locale in the same project. */
export interface LocaleUse extends FormUse {
  readonly locale: string;
}

/** What is asked of a locale's plural forms. */
export interface FormsQuestion {
  readonly rules: PluralRules;
  readonly locale: string;
  readonly type: PluralType;
  /** The file that is written. */
  readonly own: FormUse;
  /** Files that may show what the own one does not. */
  readonly others: readonly LocaleUse[];
}

/**
 * The plural forms that a file needs, in CLDR's order: those of its program. Where the program could do with fewer or
 * with more, the project's own files decide: what most of the families have.
 */
export function neededForms(question: FormsQuestion): readonly PluralCategory[] {
  const { rules, locale, type, own } = question;
  const { usual, firm, isOpen } = rules(locale, type);
  // Whoever writes more than one and other has a program that tells forms apart.
  const tellsApart = [...own.forms.keys()].some(isFurther);
  return pluralCategories.filter((form) => {
    if (!usual.includes(form)) return isOpen && isUsed(form, own) === true;
    if (firm.includes(form) || (tellsApart && isFurther(form) && !isRare(form, locale, type)))
      return true;
    return isUsed(form, own) ?? isUsedElsewhere(form, question) ?? true;
  });
}

const isFurther = (form: PluralCategory) => form === 'two' || form === 'few' || form === 'many';

/** Whether half of the families have a form; nothing where there are none. */
function isUsed(form: PluralCategory, { families, forms }: FormUse): boolean | undefined {
  return families === 0 ? undefined : (forms.get(form) ?? 0) * 2 >= families;
}

/** The usual forms of a locale that the files of a project decide about. */
export function openForms(
  rules: PluralRules,
  locale: string,
  type: PluralType,
): readonly PluralCategory[] {
  const { usual, firm } = rules(locale, type);
  return usual.filter((form) => !firm.includes(form));
}

/** Whether two locales could do without a form for the same reason, so that one shows what the other needs. */
export function isAlike(
  form: PluralCategory,
  { rules, type }: Pick<FormsQuestion, 'rules' | 'type'>,
  locale: string,
  other: string,
): boolean {
  if (!openForms(rules, other, type).includes(form)) return false;
  return formNumbers(form, locale, type) === formNumbers(form, other, type);
}

/** Whether a form is used in other locales that could do without it for the same reason. */
function isUsedElsewhere(
  form: PluralCategory,
  { rules, locale, type, others }: FormsQuestion,
): boolean | undefined {
  const asked = { rules, type };
  const alike = others.filter((other) => isAlike(form, asked, locale, other.locale));
  const families = alike.reduce((sum, use) => sum + use.families, 0);
  const uses = alike.reduce((sum, use) => sum + (use.forms.get(form) ?? 0), 0);
  return isUsed(form, { families, forms: new Map([[form, uses]]) });
}
