import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { share, type Precision } from './judged.ts';
import type { Recall } from './seeds.ts';

const page = 'docs/checks.md';
const [start, end] = ['<!-- npm run lab -- corpus writes this -->', '<!-- up to here -->'];

/** What a run over the corpus came to. */
export interface Measured {
  readonly packages: number;
  readonly files: number;
  readonly messages: number;
  readonly cut: number;
  readonly damaged: number;
  readonly refused: number;
  readonly due: number;
  /** Messages that did not come back as they were from being taken apart. */
  readonly respelled: number;
  readonly precision: readonly Precision[];
  readonly recall: readonly Recall[];
}

/** Writes what was measured into the documentation of the checks. */
export async function writeTables(measured: Measured): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for the tables`);
  const changed = `${text.slice(0, from)}${start}\n\n${tables(measured)}\n\n${text.slice(to)}`;
  await writeFile(page, await format(changed, { filepath: page, printWidth: 100 }));
}

function tables({ precision, recall, ...measured }: Measured): string {
  const count = (number: number) => number.toLocaleString('en');
  const judged = precision.reduce((sum, row) => sum + row.judged, 0);
  const [errors, warnings] = (['error', 'warning'] as const).map((severity) =>
    percent(share(precision.filter((row) => row.severity === severity))),
  );
  return [
    `${count(measured.packages)} packages, ${count(measured.files)} translated files, ${count(measured.messages)} messages. ` +
      `${count(measured.cut)} messages were cut out and written again: ${count(measured.damaged)} values came out otherwise. ` +
      `Files refused that another parser of the format reads: ${count(measured.refused)}. Messages due in complete files: ${count(measured.due)}. ` +
      `Messages that were taken apart and put together with their own texts, and were not the same: ${count(measured.respelled)}.`,
    `Of ${count(judged)} findings that were judged, each check and package weighing as much as is found in it: **${errors} of the ` +
      `errors and ${warnings} of the warnings are mistakes**.`,
    table(
      ['Check', 'Severity', 'Found', 'Judged', 'Mistakes', 'Share'],
      precision.map((row) => [
        row.code,
        row.severity,
        count(row.found),
        count(row.judged),
        String(row.true),
        row.judged === 0 ? '' : percent(row.share),
      ]),
    ),
    'Damage that was done to sound translations:',
    table(
      ['Damage', 'Done', 'Found as errors', 'Found as warnings'],
      recall.map((row) => [row.name, row.seeded, row.asErrors, row.asWarnings].map(String)),
    ),
  ].join('\n\n');
}

const percent = (part: number) => `${Math.floor(part * 100)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
