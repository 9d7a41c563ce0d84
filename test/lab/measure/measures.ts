import { posix } from 'node:path';
import type { FileFacts } from './fileFacts.ts';
import { importCircles } from './importCircles.ts';
import { roomsOf, type Rooms } from './roomsOf.ts';
import { twinNames } from './twinNames.ts';

/** A house in numbers. Shares are of 1. */
export interface Measures {
  readonly files: number;
  readonly lines: number;
  readonly fileLines: Spread;
  readonly filesAbove250: number;
  readonly filesBelow15: number;
  readonly functionLines: Spread;
  readonly nesting: Spread;
  readonly meanParameters: number;
  /** Share of the functions. */
  readonly above4Parameters: number;
  readonly functionsAbove4Parameters: number;
  /** Share of the files. */
  readonly importVscode: number;
  readonly circles: number;
  readonly filesInCircles: number;
  /** Circles that are there when the program runs. */
  readonly circlesOfValues: number;
  readonly anysPer1000: number;
  readonly assertionsPer1000: number;
  readonly nonNullsPer1000: number;
  readonly suppressions: number;
  readonly folderFiles: Spread;
  readonly meanExports: number;
  readonly mostExports: number;
  readonly folderTypes: Spread;
  readonly typesPer1000: number;
  /** Share of the lines. */
  readonly comments: number;
  /** Share of the exports. */
  readonly documented: number;
  readonly fileImports: Spread;
  readonly importsPer1000: number;
  /** Groups of files whose names are the same words. */
  readonly twinNames: number;
  readonly projectRooms: Rooms;
  readonly translateRooms: Rooms;
  /** Lines of tests for a line of code. */
  readonly tests: number;
}

export interface Spread {
  readonly median: number;
  /** Nine of ten are no larger. */
  readonly p90: number;
  readonly most: number;
}

export function measures(files: readonly FileFacts[], tests: readonly FileFacts[]): Measures {
  const all = (count: (file: FileFacts) => number) => files.map(count);
  const lines = sum(all((file) => file.lines));
  const per1000 = (count: (file: FileFacts) => number) => (sum(all(count)) / lines) * 1000;
  const functions = files.flatMap((file) => file.functions);
  const exported = all((file) => file.exports);
  const circles = importCircles(files, () => true);
  return {
    files: files.length,
    lines,
    fileLines: spread(all((file) => file.lines)),
    filesAbove250: files.filter((file) => file.lines > 250).length,
    filesBelow15: files.filter((file) => file.lines < 15).length,
    functionLines: spread(functions.map((one) => one.lines)),
    nesting: spread(functions.map(({ nesting }) => nesting)),
    meanParameters: sum(functions.map(({ parameters }) => parameters)) / functions.length,
    above4Parameters: share(functions, ({ parameters }) => parameters > 4),
    functionsAbove4Parameters: functions.filter(({ parameters }) => parameters > 4).length,
    importVscode: share(files, ({ imports }) =>
      imports.some(({ specifier }) => specifier === 'vscode'),
    ),
    circles: circles.length,
    filesInCircles: circles.flat().length,
    circlesOfValues: importCircles(files, ({ isTypeOnly }) => !isTypeOnly).length,
    anysPer1000: per1000(({ anys }) => anys),
    assertionsPer1000: per1000(({ assertions }) => assertions),
    nonNullsPer1000: per1000(({ nonNulls }) => nonNulls),
    suppressions: sum(all(({ suppressions }) => suppressions)),
    folderFiles: spread([...perFolder(files, () => 1).values()]),
    meanExports: sum(exported) / files.length,
    mostExports: Math.max(...exported),
    folderTypes: spread([...perFolder(files, ({ types }) => types).values()]),
    typesPer1000: per1000(({ types }) => types),
    comments: sum(all(({ commentLines }) => commentLines)) / lines,
    documented: sum(all(({ documented }) => documented)) / sum(exported),
    fileImports: spread(all(({ imports }) => imports.length)),
    importsPer1000: per1000(({ imports }) => imports.length),
    twinNames: twinNames(files.map(({ path }) => path)).length,
    projectRooms: roomsOf(files, 'project'),
    translateRooms: roomsOf(files, 'features/translate'),
    tests: sum(tests.map((test) => test.lines)) / lines,
  };
}

/** A sum over the files that lie in a folder itself. */
export function perFolder(
  files: readonly FileFacts[],
  count: (file: FileFacts) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file.path);
    sums.set(folder, (sums.get(folder) ?? 0) + count(file));
  }
  return sums;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { median: at(0.5), p90: at(0.9), most: at(1) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function share<T>(values: readonly T[], holds: (value: T) => boolean): number {
  return values.filter(holds).length / values.length;
}
