import type { Finding } from '../findings.ts';
import type { Translation, TranslationPair } from './check.ts';
import { checkMessage } from './checkMessage.ts';
import { checkOf } from './checks.ts';
import { isArrangementOf, isPattern } from './patternText.ts';

/**
 * What is said about a translation that is in a file, whoever wrote it. {@link checkMessage} judges a machine's answer
 * and refuses in doubt; people have reasons, so here a doubt is information or nothing.
 */
export function checkTranslation(pair: TranslationPair): readonly Finding[] {
  const found = checkMessage(pair, true);
  if (found.length === 0) return found;
  // Each language has its own sign between digits, and its own order of what a program writes.
  if (isPattern(pair.source) && isArrangementOf(pair.target, pair.source))
    return found.filter(({ code }) => checkOf(code).inFilesOnly);
  const translation = { ...pair, codesAfter: codesAfterIn(pair) };
  return found.flatMap((one) => excused(one, translation));
}

function excused(one: Finding, translation: Translation): readonly Finding[] {
  const { excuses = [] } = checkOf(one.code);
  const given = excuses.map((excuse) => excuse(one, translation));
  if (given.includes('none')) return [];
  const severity = (['info', 'warning'] as const).find((mildest) => given.includes(mildest));
  return [severity === undefined ? one : { ...one, severity }];
}

const codesAfterIn =
  (pair: TranslationPair): Translation['codesAfter'] =>
  (change) => {
    const again = { ...pair, source: change(pair.source), target: change(pair.target) };
    return new Set(checkMessage(again).map(({ code }) => code));
  };
