import type { FormatId, Message, ResourceFile, KeyPath } from '../../resources/formats/format.ts';
import type { Program } from '../../programs/program.ts';
import {
  pluralCategories,
  type PluralCategory,
  type PluralType,
} from '../../message/plurals/pluralForms.ts';
import {
  expectedNames,
  nameOfForm,
  pluralFamilies,
  type ExpectedName,
  type PluralFamily,
} from '../../message/plurals/plurals.ts';
import {
  neededForms,
  openForms,
  type FormUse,
  type LocaleUse,
} from '../../message/plurals/neededForms.ts';
import { cldrRules, unknownRules, type PluralRules } from '../../message/plurals/pluralRules.ts';
import { numberedFamilies, numberedNames } from '../../message/plurals/siblingFamilies.ts';
import { pluralGroups } from './messageSiblings.ts';

/** A plural family of a source file. */
export interface FileFamily {
  readonly parent: KeyPath;
  readonly family: PluralFamily;
  /** Its forms are told by a number in languages with more or fewer than two. */
  readonly isNumbered?: boolean;
}

/** A family with the messages that a target file needs for it; none where one text stands for all of them. */
export interface FamilyNeed extends FileFamily {
  readonly expected: readonly ExpectedName[];
  /** The forms that the program tells apart in the locale by itself, whatever the files show. */
  readonly usual: readonly PluralCategory[];
  /** It may tell one from all others, and nothing else. */
  readonly mayBeTwofold?: true | undefined;
}

/** How the families of a file are made, by their kind: see {@link kindOf}. */
export type PluralUse = ReadonlyMap<string, FormUse>;

export interface LocalePluralUse {
  readonly locale: string;
  readonly use: PluralUse;
}

export interface PluralQuestion {
  readonly families: readonly FileFamily[];
  readonly target: Pick<ResourceFile, 'get'> | undefined;
  readonly locale: string;
  readonly program: Program;
  /** Files of the project that may show what the target does not. */
  readonly others: readonly LocalePluralUse[];
}

/** The plural families of a source file: `items_one`, `items_other`, or `one`, `other` alone under a parent. */
export function fileFamiliesOf(
  messages: readonly Message[],
  format: FormatId,
  sourceLocale: string,
): readonly FileFamily[] {
  if (format !== 'json' && format !== 'yaml') return [];
  const families: FileFamily[] = [];
  for (const { parent, messages: siblings } of pluralGroups(messages).values()) {
    const names = [...siblings].map(([name, { value }]) => ({ name, text: value }));
    for (const family of pluralFamilies(names, sourceLocale)) families.push({ parent, family });
    for (const family of numberedFamilies(names, sourceLocale)) {
      families.push({ parent, family, isNumbered: true });
    }
  }
  return families;
}

/** What each family of a source needs in a target file, by the rules of its program and the habits of the project. */
export function familyNeeds(question: PluralQuestion): readonly FamilyNeed[] {
  const { families, target, locale, program } = question;
  const own = target === undefined ? new Map() : pluralUse(families, target);
  const forms = new Map<string, readonly PluralCategory[]>();
  return families.map(({ parent, family, isNumbered }) => {
    if (isNumbered === true) {
      const expected = numberedNames(family, habit(families, target, locale));
      return { parent, family, expected, usual: [] };
    }
    const { usual, mayBeTwofold } = rulesFor(family, program)(locale, family.type);
    const kind = kindOf(family);
    const needed = forms.get(kind) ?? formsOf(family, question, own);
    forms.set(kind, needed);
    // Rails and others show a text in the place of the group for every number.
    const isOneText = family.base === '' && (target?.get(parent)?.value ?? '') !== '';
    const expected = isOneText ? [] : expectedNames(family, locale, needed);
    return { parent, family, expected, usual, mayBeTwofold };
  });
}

/** A form that other files of the project decide about, because the target has no family that shows it. */
export interface UndecidedForm {
  readonly form: PluralCategory;
  readonly rules: PluralRules;
  readonly type: PluralType;
}

/** The forms that {@link PluralQuestion.others} are asked for. */
export function undecidedForms({
  families,
  target,
  locale,
  program,
}: Omit<PluralQuestion, 'others'>): readonly UndecidedForm[] {
  const own = target === undefined ? new Map() : pluralUse(families, target);
  const lettered = families.filter(({ isNumbered }) => isNumbered !== true);
  const kinds = new Map(lettered.map(({ family }) => [kindOf(family), family]));
  return [...kinds].flatMap(([kind, family]) => {
    if (own.has(kind)) return [];
    const asked = { rules: rulesFor(family, program), type: family.type };
    const forms = openForms(asked.rules, locale, asked.type);
    return forms.map((form) => ({ form, ...asked }));
  });
}

/** How a file makes its plural forms, as far as it shows by itself. */
export function usedForms(file: ResourceFile, format: FormatId, locale: string): PluralUse {
  return pluralUse(fileFamiliesOf(file.messages, format, locale), file);
}

/** How the families of a source are made in a target file. Those that it has nothing of do not count. */
export function pluralUse(
  families: readonly FileFamily[],
  target: Pick<ResourceFile, 'get'>,
): PluralUse {
  const use = new Map<string, { families: number; forms: Map<PluralCategory, number> }>();
  for (const { parent, family, isNumbered } of families) {
    if (isNumbered === true) continue;
    const present = pluralCategories.filter(
      (form) => target.get([...parent, nameOfForm(family, form)]) !== undefined,
    );
    if (present.length === 0) continue;
    const kind = kindOf(family);
    const counts = use.get(kind) ?? { families: 0, forms: new Map<PluralCategory, number>() };
    counts.families++;
    for (const form of present) counts.forms.set(form, (counts.forms.get(form) ?? 0) + 1);
    use.set(kind, counts);
  }
  return use;
}

/** The locale whose forms a file has: English's where it has a singular and a plural, and nothing by a number. */
function habit(
  families: readonly FileFamily[],
  target: Pick<ResourceFile, 'get'> | undefined,
  locale: string,
): string {
  const numbered = families.filter(({ isNumbered }) => isNumbered === true);
  const has = (ending: string) =>
    numbered.some(({ parent, family }) => target?.get([...parent, family.base + ending]));
  return has('_plural') && !has('_0') ? 'en' : locale;
}

function formsOf(
  family: PluralFamily,
  { locale, program, others }: PluralQuestion,
  own: PluralUse,
): readonly PluralCategory[] {
  const kind = kindOf(family);
  const ofKind = (use: PluralUse): FormUse => use.get(kind) ?? { families: 0, forms: new Map() };
  return neededForms({
    rules: rulesFor(family, program),
    locale,
    type: family.type,
    own: ofKind(own),
    others: others.map((other): LocaleUse => ({ locale: other.locale, ...ofKind(other.use) })),
  });
}

/** Suffixes are i18next's, which asks CLDR; what is named by its category alone belongs to the program. */
function rulesFor({ base }: PluralFamily, { plurals = unknownRules }: Program): PluralRules {
  return base === '' ? plurals : cldrRules;
}

/** Families with suffixes are i18next's; a file may have others beside them, and ordinals. */
function kindOf({ base, type }: PluralFamily): string {
  return `${base === '' ? 'named' : 'suffixed'} ${type}`;
}
