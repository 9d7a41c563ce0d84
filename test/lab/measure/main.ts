import { cells, codebases } from './codebases.ts';
import { importCircles } from './importCircles.ts';
import { measures, perFolder } from './measures.ts';
import { readFacts } from './readFacts.ts';
import { rows } from './rows.ts';

/* Prints the house in numbers, beside other houses and the goals, and where it is worse than these. */

const say = (text: string) => process.stdout.write(`${text}\n`);
const files = await readFacts('src');
const house = measures(files, await readFacts('test', ['projects/**', 'workbench/hosts/**']));

const table = [
  ['', 'Glossa', 'goal', ...codebases],
  ...rows.map((row) => [
    row.name,
    row.show(house),
    'goal' in row ? row.goal.text : '',
    ...cells[row.name],
  ]),
];
const widths = ['', '', '', ...codebases].map((_, column) =>
  Math.max(...table.map((row) => row[column]?.length ?? 0)),
);
for (const row of table) {
  say(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const missed = rows.filter((row) => 'goal' in row && !row.goal.isMet(house));
say(missed.length === 0 ? '\nEvery goal is met.' : '\nWorse than the goal:');
for (const row of missed) say(`- ${row.name}: ${row.show(house)}`);
for (const circle of importCircles(files, () => true)) say(`- circle: ${circle.join(', ')}`);
for (const [folder, count] of perFolder(files, () => 1)) {
  if (count > 20) say(`- full: ${folder}/ has ${count} files`);
}
