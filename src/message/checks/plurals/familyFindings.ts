import { finding, type Finding } from '../../findings.ts';
import type { PluralFamily } from '../../plurals/plurals.ts';

/**
 * What is wrong with the translations of a plural family. `names` are the messages that the target file needs for it,
 * `targets` holds the target file's messages by name; an empty map (nothing translated yet) is no finding.
 */
export function familyFindings(
  family: PluralFamily,
  names: readonly string[],
  targets: ReadonlyMap<string, string>,
): readonly Finding[] {
  const present = names.filter((name) => targets.has(name));
  if (present.length === 0) return [];
  const findings: Finding[] = [];
  if (present.length < names.length) {
    findings.push(finding('plural-missing-form', names.join(', '), present.join(', ')));
  }
  const sourceTexts = new Set([...family.forms.values()].map(({ text }) => text));
  const texts = new Set(present.map((name) => targets.get(name)));
  if (present.length > 1 && texts.size === 1 && sourceTexts.size > 1) {
    findings.push(finding('plural-same-forms', '', present.join(', ')));
  }
  return findings;
}
