import type { FormatId } from '../../../src/resources/formats/format.ts';
import { formatFor } from '../../../src/resources/formats/formats.ts';

const count = 50_000;
const tries = 7;

type Write = (places: readonly number[]) => string;

const textOf = (place: number) => `The text of message ${place} with %{words}`;

/** Ten messages in each group, one of them a block, one in quotes on two lines, one a list. */
function yamlGroup(place: number): string {
  const key = `    key${place % 10}:`;
  const start = place % 10 === 0 ? `  group${place}:\n` : '';
  if (place % 10 === 7) return `${start}${key} |\n      ${textOf(place)}\n      and more\n`;
  if (place % 10 === 8) return `${start}${key} "${textOf(place)}\n      and more"\n`;
  if (place % 10 === 9) return `${start}${key} [${textOf(place).replace(/%.*/, '')}]\n`;
  return `${start}${key} ${textOf(place)}\n`;
}

const files: readonly (readonly [name: string, id: FormatId, write: Write])[] = [
  [
    'JSON',
    'json',
    (places) =>
      JSON.stringify(Object.fromEntries(places.map((n) => [`key${n}`, textOf(n)])), null, 2),
  ],
  [
    'YAML, one level',
    'yaml',
    (places) => `en:\n${places.map((n) => `  key${n}: ${textOf(n)}\n`).join('')}`,
  ],
  ['YAML, groups of all kinds', 'yaml', (places) => `en:\n${places.map(yamlGroup).join('')}`],
  [
    'YAML, braces on one line',
    'yaml',
    (places) => `{${places.map((n) => `key${n}: "${textOf(n)}"`).join(', ')}}`,
  ],
  ['.properties', 'properties', (places) => places.map((n) => `key${n} = ${textOf(n)}\n`).join('')],
];

/**
 * Prints what it costs to read files of 50,000 messages, in CPU time: of the whole process, and of its main thread for the longest
 * step, behind which others have their turn.
 */
export function printReading(onePass: (text: string) => number): void {
  const places = Array.from({ length: count }, (_, place) => place);
  process.stdout.write(
    `| reading ${count} messages | CPU | passes | longest step |\n| --- | --- | --- | --- |\n`,
  );
  for (const [name, id, write] of files) {
    const text = write(places);
    const pass = Math.min(...attempts(() => timeOf(() => onePass(text))));
    const reads = attempts(() => readInSteps(id, text));
    const total = Math.min(...reads.map((read) => read.total));
    const longest = Math.min(...reads.map((read) => read.longest));
    process.stdout.write(
      `| ${name} | ${total.toFixed(0)} ms | ${(total / pass).toFixed(0)} | ${longest.toFixed(0)} ms |\n`,
    );
  }
  process.stdout.write('\n');
}

function readInSteps(id: FormatId, text: string): { total: number; longest: number } {
  const before = process.cpuUsage();
  const steps = formatFor(id, 'en').parse(text);
  for (let longest = 0; ;) {
    const start = process.threadCpuUsage();
    const { done, value } = steps.next();
    longest = Math.max(longest, milliseconds(process.threadCpuUsage(start)));
    if (done !== true) continue;
    if (value.messages.length !== count) throw new Error('it did not read all');
    return { total: milliseconds(process.cpuUsage(before)), longest };
  }
}

function attempts<T>(work: () => T): readonly T[] {
  return Array.from({ length: tries }, work);
}

function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return milliseconds(process.cpuUsage(before));
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
