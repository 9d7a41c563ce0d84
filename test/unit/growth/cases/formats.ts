import { ResourceFileError, type FormatId } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { insertionPoints } from '../../../../src/resources/formats/insertionPoints.ts';
import { newFileText } from '../../../../src/resources/formats/newFileText.ts';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { repeated, type GrowthCase } from '../growthCase.ts';

const ids: readonly FormatId[] = [
  'json',
  'chrome',
  'chromeYaml',
  'arb',
  'vscode',
  'yaml',
  'properties',
];

/** What a reader may take for the start of something, and look for its end in vain. */
export const hostileParts = [
  '{',
  '[',
  '"',
  "'",
  '\\',
  '\\u',
  '/*',
  '//',
  ' ',
  '\n',
  '\r',
  '\t',
  '#',
  '- ',
  '-',
  '1',
  '1_',
  ':',
  ': ',
  'a: ',
  '=',
  ',',
  '|',
  '"\\',
  '{"":',
  '1:1',
  '.',
  '\ud800',
  '&',
  '!',
];

function readOrRefuse(id: FormatId, text: string): void {
  try {
    runSync(formatFor(id, 'en').parse(text));
  } catch (error) {
    if (!(error instanceof ResourceFileError)) throw error;
  }
}

type Write = (places: readonly number[]) => string;

/** A flat file of `key0`, `key1`, …, as each format writes it. */
const lines: readonly (readonly [name: string, id: FormatId, write: Write])[] = [
  [
    'json',
    'json',
    (places) => `{\n${places.map((n) => `  "key${n}": "Text ${n}"`).join(',\n')}\n}\n`,
  ],
  ['yaml', 'yaml', (places) => places.map((n) => `key${n}: Text ${n}\n`).join('')],
  [
    'one-line yaml',
    'yaml',
    (places) => `{${places.map((n) => `key${n}: 'Text ${n}'`).join(', ')}}\n`,
  ],
  ['properties', 'properties', (places) => places.map((n) => `key${n} = Text ${n}\n`).join('')],
];

const places = (size: number) => Array.from({ length: size }, (_, place) => place);

const files = lines.flatMap(([name, id, write]): readonly GrowthCase[] => {
  const format = formatFor(id, 'en');
  const fill = (size: number, has: (place: number) => boolean) => {
    const source = runSync(format.parse(write(places(size))));
    const values = source.messages.filter((_, place) => !has(place));
    const target = write(places(size).filter(has));
    return () => runSync(runSync(format.parse(target)).write(values, source));
  };
  return [
    {
      name: `reads a ${name} file and replaces every value`,
      prepare: (size) => {
        const text = write(places(size));
        return () => {
          const file = runSync(format.parse(text));
          const values = file.messages.map(({ path }) => ({ path, value: 'Wörter' }));
          return runSync(file.write(values, file));
        };
      },
    },
    { name: `adds every other line to a ${name} file`, prepare: (size) => fill(size, isEven) },
    { name: `fills a ${name} file from its first line`, prepare: (size) => fill(size, isFirst) },
    {
      name: `makes a new ${name} file without every other line`,
      prepare: (size) => {
        const source = runSync(format.parse(write(places(size))));
        const values = source.messages.filter((_, place) => isEven(place));
        const file = { format, source, locale: 'en', values, stays: () => false };
        return () => runSync(newFileText({ ...file, translatable: () => true }));
      },
    },
  ];
});

function isEven(place: number): boolean {
  return place % 2 === 0;
}

function isFirst(place: number): boolean {
  return place === 0;
}

const forms = (size: number, own: readonly string[]) =>
  places(size).flatMap((place) => own.map((form) => `k${place}_${form}`));

export const formatCases: readonly GrowthCase[] = [
  ...files,
  {
    name: 'finds the places of plural forms that only the target has',
    prepare: (size) => {
      const source = forms(size, ['one', 'other']);
      const added = new Set(forms(size, ['one', 'few', 'many', 'other']));
      return () => insertionPoints(added, [], source, () => false);
    },
  },
  ...ids.flatMap((id) =>
    hostileParts.map((part) => ({
      name: `reads or refuses ${JSON.stringify(part)} in a file of the format ${id}`,
      prepare: (size: number) => () => {
        for (const start of ['', 'a: ', '{"a":"']) readOrRefuse(id, start + repeated(part, size));
      },
    })),
  ),
];
