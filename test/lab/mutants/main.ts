import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { lostOf } from './lostOf.ts';
import { Workspace } from './workspace.ts';

/*
 * Breaks one line of the sources at a time, in a copy, and runs the unit tests that are to notice. A line that can be
 * broken unnoticed is not tested.
 */

const { values } = parseArgs({
  options: {
    /** A part of the paths of the sources. */
    grep: { type: 'string', default: '' },
    /** The tests are known to pass. */
    quick: { type: 'boolean', default: false },
  },
});
const chosen = mutants.filter(({ file }) => file.includes(values.grep));
const say = (text: string) => process.stdout.write(`${text}\n`);

const lost = await lostOf(chosen);
for (const { file, line } of lost) {
  say(`the line is not there, or there twice, or its tests are not there: ${file}: ${line}`);
}
const workspaces = await Promise.all(
  Array.from({ length: Math.min(4, availableParallelism()) }, () => Workspace.create()),
);
const survivors: Mutant[] = [];
try {
  const [first] = workspaces;
  const waiting = chosen.filter((mutant) => !lost.includes(mutant));
  const tests = [...new Set(waiting.flatMap((mutant) => mutant.tests))];
  if (!values.quick && (await first?.passes(tests, { isShown: true })) !== true) {
    throw new Error('The tests fail without a broken line');
  }
  await Promise.all(workspaces.map((workspace) => work(workspace, waiting)));
} finally {
  await Promise.all(workspaces.map((workspace) => workspace.remove()));
}
const unexplained = survivors.filter(({ equivalent }) => equivalent === undefined);
const tried = chosen.length - lost.length;
say(
  `\n${tried - survivors.length} of ${tried} were noticed, ${unexplained.length} should have been.`,
);
process.exitCode = unexplained.length + lost.length === 0 ? 0 : 1;

async function work(workspace: Workspace, waiting: Mutant[]): Promise<void> {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const { file, line, broken, equivalent } = mutant;
    const what = `${file}: ${line} → ${broken === '' ? 'nothing' : broken}`;
    if (await workspace.isKilled(mutant)) {
      if (equivalent !== undefined) say(`noticed after all: ${what}`);
      continue;
    }
    survivors.push(mutant);
    say(`survived: ${what}${equivalent === undefined ? '' : ` (${equivalent})`}`);
  }
}
