import type { Measures, Spread } from './measures.ts';

/** A row of the table: how a house is shown in it, and what is aimed at. */
interface Row {
  readonly name: string;
  readonly show: (house: Measures) => string;
  readonly goal?: { readonly text: string; readonly isMet: (house: Measures) => boolean };
}

export const rows = [
  { name: 'files / lines', show: ({ files, lines }) => `${files} / ${lines}` },
  {
    name: 'lines of a file: median / p90 / most',
    show: ({ fileLines }) => spread(fileLines),
    goal: { text: '90 / – / 350', isMet: ({ fileLines: { median } }) => median <= 90 },
  },
  { name: 'files above 250 lines', show: ({ filesAbove250 }) => `${filesAbove250}` },
  { name: 'files below 15 lines', show: ({ filesBelow15 }) => `${filesBelow15}` },
  {
    name: 'lines of a function: median / p90 / most',
    show: ({ functionLines }) => spread(functionLines),
    goal: { text: '7 / – / 60', isMet: ({ functionLines: { median } }) => median <= 7 },
  },
  { name: 'nesting: p90 / most', show: ({ nesting: { p90, most } }) => `${p90} / ${most}` },
  {
    name: 'parameters: mean; more than 4',
    show: ({ meanParameters, above4Parameters }) =>
      `${meanParameters.toFixed(2)}; ${(above4Parameters * 100).toFixed(1)} %`,
  },
  {
    name: 'functions with more than 4 parameters',
    show: ({ functionsAbove4Parameters }) => `${functionsAbove4Parameters}`,
    goal: {
      text: '15',
      isMet: ({ functionsAbove4Parameters }) => functionsAbove4Parameters <= 15,
    },
  },
  {
    name: 'files that import vscode',
    show: ({ importVscode }) => percent(importVscode),
    goal: { text: '33 %', isMet: ({ importVscode }) => importVscode <= 1 / 3 },
  },
  {
    name: 'import circles (files); of values',
    show: ({ circles, filesInCircles, circlesOfValues }) =>
      `${circles}${circles === 0 ? '' : ` (${filesInCircles})`}; ${circlesOfValues}`,
    goal: { text: '0; 0', isMet: ({ circles }) => circles === 0 },
  },
  {
    name: '`any` per 1,000 lines',
    show: ({ anysPer1000 }) => rate(anysPer1000),
    goal: { text: '0', isMet: ({ anysPer1000 }) => anysPer1000 === 0 },
  },
  { name: '`as` per 1,000 lines', show: ({ assertionsPer1000 }) => rate(assertionsPer1000) },
  {
    name: '`!` per 1,000 lines',
    show: ({ nonNullsPer1000 }) => rate(nonNullsPer1000),
    goal: { text: '0', isMet: ({ nonNullsPer1000 }) => nonNullsPer1000 === 0 },
  },
  { name: 'lint suppressions', show: ({ suppressions }) => `${suppressions}` },
  {
    name: 'files per folder: median / most',
    show: ({ folderFiles: { median, most } }) => `${median} / ${most}`,
    goal: { text: '– / 20', isMet: ({ folderFiles: { most } }) => most <= 20 },
  },
  {
    name: 'exports per file: mean / most',
    show: ({ meanExports, mostExports }) => `${meanExports.toFixed(1)} / ${mostExports}`,
  },
  {
    name: 'types per folder: median / most',
    show: ({ folderTypes: { median, most } }) => `${median} / ${most}`,
  },
  {
    name: 'types per 1,000 lines',
    show: ({ typesPer1000 }) => rate(typesPer1000),
    goal: { text: '16', isMet: ({ typesPer1000 }) => typesPer1000 <= 16 },
  },
  { name: 'comments, share of lines', show: ({ comments }) => percent(comments) },
  { name: 'exports with a doc comment', show: ({ documented }) => percent(documented) },
  { name: 'imports per file: median / p90 / most', show: ({ fileImports }) => spread(fileImports) },
  {
    name: 'imports per 1,000 lines',
    show: ({ importsPer1000 }) => rate(importsPer1000),
    goal: { text: '62', isMet: ({ importsPer1000 }) => importsPer1000 <= 62 },
  },
  {
    name: 'groups of names of the same words',
    show: (house) => `${house.twinNames}`,
    goal: { text: '10', isMet: (house) => house.twinNames <= 10 },
  },
  {
    name: 'project/: rooms / arrows between them',
    show: ({ projectRooms: { rooms, arrows } }) => `${rooms} / ${arrows}`,
    goal: {
      text: '18 / 55',
      isMet: ({ projectRooms: { rooms, arrows } }) => rooms <= 18 && arrows <= 55,
    },
  },
  {
    name: 'rooms in circles: project/; translate/',
    show: ({ projectRooms, translateRooms }) =>
      `${projectRooms.inCircles}; ${translateRooms.inCircles}`,
    goal: {
      text: '0; 0',
      isMet: ({ projectRooms, translateRooms }) =>
        projectRooms.inCircles + translateRooms.inCircles === 0,
    },
  },
  { name: 'lines of tests per line of code', show: ({ tests }) => tests.toFixed(2) },
] as const satisfies readonly Row[];

export type RowName = (typeof rows)[number]['name'];

function spread({ median, p90, most }: Spread): string {
  return `${median} / ${p90} / ${most}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)} %`;
}

function rate(count: number): string {
  return count === 0 ? '0' : count.toFixed(1);
}
