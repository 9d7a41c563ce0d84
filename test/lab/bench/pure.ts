import { parseArgs } from 'node:util';
import { growthCases } from '../../unit/growth/growthCases.ts';
import { printReading } from './reading.ts';

/*
 * What the pure work costs, and how its cost grows, patterns included. A time is the shortest of several and is shown as
 * a multiple of what one pass over as many characters takes in the same run, so that runs on other machines can be
 * compared. Beside it stands how many times as long four times the input took: about 4 is linear, 16 is quadratic. Before
 * that it reads large files.
 */

const { values } = parseArgs({
  options: { size: { type: 'string', default: '5000' }, grep: { type: 'string', default: '' } },
});
const size = Number(values.size);
const limit = 8;
/** A time too short to say how it grows, in milliseconds. */
const tooShort = 0.05;

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The shortest times of both, tried in turns; where the second seems slow, it has many more tries to prove otherwise. */
async function shortestOf(few: () => unknown, many: () => unknown): Promise<[number, number]> {
  let shortest: [number, number] = [Infinity, Infinity];
  const start = performance.now();
  const isOver = (turns: number) => {
    const spent = performance.now() - start;
    return turns >= 5 && spent > (growsFaster(...shortest) ? 4_000 : 100);
  };
  for (let turns = 0; !isOver(turns); turns++) {
    const [one, other] = [await timeOf(few), await timeOf(many)];
    shortest = [Math.min(shortest[0], one), Math.min(shortest[1], other)];
  }
  return shortest;
}

function growsFaster(few: number, many: number): boolean {
  return many > tooShort && many > few * limit;
}

/** Reads every character once. */
function onePass(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  return sum;
}

const million = 'The text of a message '.repeat(50_000).slice(0, 1_000_000);
const pass = () => onePass(million);
const passOfOne = (await shortestOf(pass, pass))[0] / million.length;
const chosen = growthCases.filter(({ name }) => name.includes(values.grep));

printReading(onePass);
process.stdout.write(
  `| work | at ${size} | 4 times the input | verdict |\n| --- | --- | --- | --- |\n`,
);
let failed = 0;
for (const { name, prepare } of chosen) {
  const [few, many] = await shortestOf(prepare(size), prepare(size * 4));
  const isSlow = growsFaster(few, many);
  if (isSlow) failed += 1;
  const verdict = isSlow ? 'GROWS FASTER' : many > tooShort ? 'fine' : 'too short to tell';
  const passes = (few / (passOfOne * size)).toFixed(1);
  process.stdout.write(`| ${name} | ${passes} | ${(many / few).toFixed(1)} | ${verdict} |\n`);
}
process.stdout.write(`\n${failed} of ${chosen.length} grow faster than their input.\n`);
process.exitCode = failed === 0 ? 0 : 1;
