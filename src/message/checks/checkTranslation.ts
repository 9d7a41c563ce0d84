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
  return judged(found, translation);
}

/** So many findings of one code in one message are looked at: more of them tell nobody anything new. */
const most = 50;

/** Those that are not excused. The same ones are judged once; no code has more than {@link most}. */
function judged(found: readonly Finding[], translation: Translation): readonly Finding[] {
  const verdicts = new Map<string, readonly Finding[]>();
  const looked = new Map<string, number>();
  return found.flatMap((one) => {
    const { code, expected, got } = one;
    const same = JSON.stringify([code, expected, got]);
    const known = verdicts.get(same);
    const count = looked.get(code) ?? 0;
    if (known?.length === 0 || count >= most) return [];
    const verdict = known ?? excused(one, translation);
    verdicts.set(same, verdict);
    looked.set(code, count + 1);
    return verdict;
  });
}

function excused(one: Finding, translation: Translation): readonly Finding[] {
  const { excuses = [] } = checkOf(one.code);
  const given = excuses.map((excuse) => excuse(one, translation));
  if (given.includes('none')) return [];
  const severity = (['info', 'warning'] as const).find((mildest) => given.includes(mildest));
  return [severity === undefined ? one : { ...one, severity }];
}

/** Many changes lead to the same two texts, which are checked once. */
function codesAfterIn(pair: TranslationPair): Translation['codesAfter'] {
  const known = new Map<string, ReadonlySet<string>>();
  return (change) => {
    const [source, target] = [change(pair.source), change(pair.target)];
    const texts = JSON.stringify([source, target]);
    const codes =
      known.get(texts) ??
      new Set(checkMessage({ ...pair, source, target }).map(({ code }) => code));
    known.set(texts, codes);
    return codes;
  };
}
