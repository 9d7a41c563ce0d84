import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cutAndFill } from './cutAndFill.ts';
import { idOf, findingsOf, type CorpusFinding } from './findingsOf.ts';
import { precisionOf, readJudged, share, toJudge } from './judged.ts';
import { dueInComplete } from './dueInComplete.ts';
import { writeTables } from './corpusTable.ts';
import { Seeds } from './seeds.ts';
import { notTheSame } from './takenApart.ts';
import { translationsOf } from './translations.ts';

/*
 * Works over resource files of published packages: cuts messages out and has them written again, takes every message apart and
 * puts it together with its own texts, checks every translation,
 * damages sound ones, and writes what came of it into docs/checks.md. What is still to be judged is written to
 * .cache/corpus/open.jsonl; a verdict goes into test/lab/corpus/judged.jsonl. Ends with 1 where a goal is missed.
 */

const specs = JSON.parse(
  await readFile('test/lab/corpus/packages.json', 'utf8'),
) as readonly string[];
const seeds = new Seeds();
const findings: CorpusFinding[] = [];
const total = { packages: specs.length, files: 0, messages: 0, cut: 0 };
const damaged: string[] = [];
const refused: string[] = [];
const due: string[] = [];
const respelled: string[] = [];
const sources = new Set<string>();
for (const spec of specs) {
  for await (const translation of translationsOf(spec)) {
    const where = `${spec} ${translation.file}`;
    if ('refused' in translation) {
      console.log(`refused: ${where}: ${translation.refused}`);
      if (translation.isReadElsewhere) refused.push(where);
      continue;
    }
    const { opened, current } = translation;
    const refill = cutAndFill(opened, current);
    const found = await findingsOf(translation);
    damaged.push(...refill.damaged.map((key) => `${where} ${key}`));
    due.push(...dueInComplete(opened, current).map((key) => `${where} ${key}`));
    respelled.push(
      ...notTheSame(opened.set, current, opened.locale).map((key) => `${where} ${key}`),
    );
    const { path, locale } = opened.set.source;
    if (!sources.has(`${spec} ${path}`)) {
      sources.add(`${spec} ${path}`);
      respelled.push(
        ...notTheSame(opened.set, opened.source, locale).map((key) => `${spec} ${path} ${key}`),
      );
    }
    seeds.offer(translation, new Set(found.map(({ key }) => key)));
    findings.push(...found);
    total.files++;
    total.messages += current.messages.length;
    total.cut += refill.cut;
  }
}
const judged = await readJudged();
const precision = precisionOf(findings, judged);
const { recall } = seeds;
const counts = {
  damaged: damaged.length,
  refused: refused.length,
  due: due.length,
  respelled: respelled.length,
};
await writeTables({ ...total, ...counts, precision, recall });
await mkdir('.cache/corpus', { recursive: true });
const open = toJudge(findings, judged);
await writeFile('.cache/corpus/open.jsonl', open.map((one) => `${JSON.stringify(one)}\n`).join(''));

const all = findings.map((one) => `${JSON.stringify(one)}\n`);
await writeFile('.cache/corpus/findings.jsonl', all.join(''));

const still = new Set(findings.map(idOf));
const gone = judged.filter((one) => one.verdict && !still.has(idOf(one)));
const [errors, warnings] = (['error', 'warning'] as const).map((severity) =>
  share(precision.filter((row) => row.severity === severity)),
);
const missed = [
  ...damaged.map((one) => `damaged: ${one}`),
  ...refused.map((one) => `refused: ${one}`),
  ...due.map((one) => `due: ${one}`),
  ...respelled.map((one) => `not the same after its own texts: ${one}`),
  ...recall.flatMap(({ name, missed }) => missed.map((one) => `not found: ${name}: ${one}`)),
];
for (const line of missed) console.log(line);
console.log(
  `${gone.length} judged mistakes are not found any more, ${open.length} findings to judge`,
);
console.log(JSON.stringify({ ...total, ...counts, errors, warnings }));
const isGood = missed.length === 0 && (errors ?? 0) >= 0.9 && (warnings ?? 0) >= 0.75;
process.exitCode = isGood ? 0 : 1;
