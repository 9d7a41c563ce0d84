import { checkMessage } from '../checks/checkMessage.ts';
import type { Finding } from '../findings.ts';
import { withoutCodeMarks } from './codeMarks.ts';
import { withoutCounts, withoutPrices, withoutWrittenOne } from './counts.ts';
import { coveredForms } from './coveredForms.ts';
import { droppedChoices } from './droppedChoices.ts';
import { exactForms } from './exactForms.ts';
import { isEntitySpelling, twiceEscaped } from './entitySpelling.ts';
import { withoutSampleEscapes } from './jsonSamples.ts';
import { withoutNeedlessEdges, withoutShaping } from './layoutOnPurpose.ts';
import { withoutMarkupSpelling, withoutStress } from './markupOnPurpose.ts';
import { areMoments, hasDirective, isPattern } from './patternText.ts';
import type { FindingFilter, TranslationPair } from './findingFilter.ts';
import { withSameValue } from './sameValue.ts';
import { softened } from './severities.ts';

/**
 * What is said about a translation that is in a file, whoever wrote it. {@link checkMessage} judges a machine's answer
 * and refuses in doubt; people have reasons, so here a doubt is information or nothing.
 */
export function checkTranslation(pair: TranslationPair): readonly Finding[] {
  const { source, target } = pair;
  const twice = twiceEscaped(source, target);
  const found = checkMessage(pair);
  if (found.length === 0) return twice;
  const kept = rules.reduce((findings, rule) => rule(pair, findings), found);
  const others = twice.length > 0 ? kept.filter(({ code }) => code !== 'entity-changed') : kept;
  return [...twice, ...others.map((one) => softened(one, source, target))];
}

/** Each language has its own order of day, month and year, and its own sign between digits. */
const withoutPatterns: FindingFilter = ({ source, target }, found) => {
  if (isPattern(source) && hasDirective(target)) return [];
  if (areMoments(source, target))
    return found.filter(({ code }) => !code.startsWith('placeholder-'));
  const hasWords = /[\p{L}\p{Nd}]/u.test(source);
  return hasWords ? found : found.filter(({ code }) => code !== 'empty');
};

const withoutEntitySpelling: FindingFilter = ({ source, target }, found) =>
  isEntitySpelling(source, target) ? found.filter(({ code }) => code !== 'entity-changed') : found;

const rules: readonly FindingFilter[] = [
  withoutPatterns,
  withoutMarkupSpelling,
  withoutStress,
  withoutEntitySpelling,
  withoutCodeMarks,
  withoutSampleEscapes,
  withSameValue,
  withoutCounts,
  withoutWrittenOne,
  withoutPrices,
  withoutNeedlessEdges,
  withoutShaping,
  droppedChoices,
  exactForms,
  coveredForms,
];
