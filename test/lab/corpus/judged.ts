import { readFile } from 'node:fs/promises';
import { groupBy } from '../../../src/resources/layouts/groupBy.ts';
import { hashOf } from '../../../src/resources/hash.ts';
import { idOf, type CorpusFinding } from './findingsOf.ts';

const judgedFile = 'test/lab/corpus/judged.jsonl';
/** Findings of each code that are to be judged. */
const enough = 20;

/** What a person says of a finding, once and for all: `true` where a maintainer would want to change the translation. */
export interface Judged extends Pick<CorpusFinding, 'package' | 'file' | 'key' | 'code'> {
  readonly verdict: boolean;
  readonly why: string;
}

export async function readJudged(): Promise<readonly Judged[]> {
  const text = await readFile(judgedFile, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Judged);
}

/** How much of what a check says is true, among what was judged. */
export interface Precision {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly found: number;
  readonly judged: number;
  readonly true: number;
  /** The share that is true, each package weighing as much as it has findings. */
  readonly share: number;
}

/** By code and severity, in the order of both; information is a matter of taste and not judged. */
export function precisionOf(
  findings: readonly CorpusFinding[],
  judged: readonly Judged[],
): readonly Precision[] {
  const verdicts = new Map(judged.map((one) => [idOf(one), one.verdict]));
  const groups = groupBy(findings, ({ severity, code }) => `${severity} ${code}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [{ code, severity } = { code: '', severity: 'info' as const }] = group;
      const packages = [...groupBy(group, (one) => one.package).values()].map((ofOne) => {
        const known = ofOne.flatMap((one) => verdicts.get(idOf(one)) ?? []);
        return { found: ofOne.length, judged: known.length, true: known.filter(Boolean).length };
      });
      if (severity === 'info') return [];
      const sum = (key: 'found' | 'judged' | 'true') =>
        packages.reduce((total, one) => total + one[key], 0);
      const totals = { found: sum('found'), judged: sum('judged'), true: sum('true') };
      return [{ code, severity, ...totals, share: share(weighted(packages)) }];
    })
    .toSorted((a, b) => (`${a.severity} ${a.code}` < `${b.severity} ${b.code}` ? -1 : 1));
}

interface Weighted {
  readonly found: number;
  readonly judged: number;
  readonly share: number;
}

const weighted = (counts: readonly Pick<Precision, 'found' | 'judged' | 'true'>[]) =>
  counts.map((one) => ({ ...one, share: one.true / one.judged }));

/** The share of true findings, each row weighing as much as is found; rows that nobody has judged count for nothing. */
export function share(rows: readonly Weighted[]): number {
  const judged = rows.filter((row) => row.judged > 0);
  const found = judged.reduce((sum, row) => sum + row.found, 0);
  return judged.reduce((sum, row) => sum + row.share * row.found, 0) / found;
}

/** What is to be judged next: of each check what it lacks, of as many packages as possible. */
export function toJudge(
  findings: readonly CorpusFinding[],
  judged: readonly Judged[],
): readonly CorpusFinding[] {
  const known = new Set(judged.map(idOf));
  const groups = groupBy(
    findings.filter(({ severity }) => severity !== 'info'),
    ({ code, severity }) => `${severity} ${code}`,
  );
  return [...groups.values()].flatMap((group) => {
    const wanted = enough - group.filter((one) => known.has(idOf(one))).length;
    const open = group.filter((one) => !known.has(idOf(one)));
    return spread(open).slice(0, Math.max(0, wanted));
  });
}

/** One of each package, then another one of each, and so on; within a package as their hashes have it. */
function spread(findings: readonly CorpusFinding[]): readonly CorpusFinding[] {
  const hashed = findings.map((one) => ({ one, hash: hashOf(idOf(one)) }));
  const sorted = hashed.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const seen = new Map<string, number>();
  const ranked = sorted.map(({ one, hash }) => {
    const rank = seen.get(one.package) ?? 0;
    seen.set(one.package, rank + 1);
    return { one, hash, rank };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || (a.hash < b.hash ? -1 : 1))
    .map(({ one }) => one);
}
