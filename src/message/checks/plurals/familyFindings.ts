import { finding, type Finding } from '../../findings.ts';
import { readMessage } from '../../placeholders/messageText.ts';
import { formNumbers, pluralForms, type PluralCategory } from '../../plurals/pluralForms.ts';
import { oneOther } from '../../plurals/pluralRules.ts';
import type { ExpectedName, PluralFamily } from '../../plurals/plurals.ts';

/** A message that a target file needs for a family. */
type Needed = Pick<ExpectedName, 'name' | 'category'>;

interface FamilyForms {
  readonly family: PluralFamily;
  readonly expected: readonly Needed[];
  /** The forms that the program tells apart in the locale by itself. */
  readonly usual: readonly PluralCategory[];
  readonly locale: string;
  /** It may tell one from all others, and nothing else. */
  readonly mayBeTwofold?: true | undefined;
}

/**
 * What is wrong with the translations of a plural family. `targets` holds the target file's messages by name; an empty map
 * (nothing translated yet) is no finding.
 */
export function familyFindings(
  forms: FamilyForms,
  targets: ReadonlyMap<string, string>,
): readonly Finding[] {
  const { family, expected } = forms;
  const names = expected.map(({ name }) => name);
  if (isUnit(family)) return [];
  const present = names.filter((name) => targets.has(name));
  if (present.length === 0) return [];
  const findings: Finding[] = [];
  if (present.length < names.length) {
    const lacking = expected.filter(({ name }) => !targets.has(name));
    const found = finding('plural-missing-form', names.join(', '), present.join(', '));
    const isNeeded = lacking.some((one) => !mayLack(one, forms));
    findings.push(isNeeded ? found : { ...found, severity: 'info' });
  }
  const sourceTexts = new Set([...family.forms.values()].map(({ text }) => text));
  const texts = new Set(present.map((name) => targets.get(name)));
  if (present.length > 1 && texts.size === 1 && sourceTexts.size > 1) {
    findings.push(finding('plural-same-forms', '', present.join(', ')));
  }
  return findings;
}

/**
 * Numbers reach another form where this one is lacking: none is one of all others, and few messages count by fractions, which
 * are all that is left to others where the program itself tells few and many apart.
 */
function mayLack({ category }: Needed, forms: FamilyForms): boolean {
  const { family, usual, locale, mayBeTwofold } = forms;
  const { type } = family;
  if (mayBeTwofold && !oneOther.includes(category)) return true;
  if (category === 'zero') return !pluralForms(locale, type).categories.includes('zero');
  if (category !== 'other' || !usual.includes('few')) return false;
  return formNumbers('other', locale, type) === 'fractions';
}

/** `{{count}} GB`: a unit is the same for every number, and what takes its form from elsewhere shows it as well. */
function isUnit({ forms }: PluralFamily): boolean {
  const words = [...forms.values()].map(({ text }) => readMessage(text).pieces.join('').trim());
  return new Set(words).size === 1 && /^\p{L}{1,3}$/u.test(words[0] ?? '');
}
