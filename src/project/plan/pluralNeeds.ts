import {
  type FormatId,
  type ResourceFile,
  type KeyPath,
  keyId,
} from '../../resources/formats/format.ts';
import type { ExpectedMessage } from '../../resources/plan.ts';
import type { Program } from '../../programs/program.ts';
import type { ExampleNumber } from '../../message/plurals/exampleNumber.ts';
import {
  fileFamiliesOf,
  familyNeeds,
  type FileFamily,
  type LocalePluralUse,
} from './filePlurals.ts';

/** Whose plural forms are compared. */
export interface PluralInput {
  readonly source: ResourceFile;
  /** Absent where the file is to be created. */
  readonly target: ResourceFile | undefined;
  readonly format: FormatId;
  readonly sourceLocale: string;
  readonly targetLocale: string;
  /** Who reads the files. */
  readonly program: Program;
  /** The plural families of the source, where they are known already. */
  readonly families?: readonly FileFamily[] | undefined;
  /** How other files of the project make their plural forms. */
  readonly siblings?: readonly LocalePluralUse[];
}

/** The plural forms that a target locale has and the source does not, and the reverse. */
export interface PluralNeeds {
  /** Those of the source. */
  readonly families: readonly FileFamily[];
  readonly expected: readonly ExpectedMessage[];
  readonly unneeded: readonly KeyPath[];
  /** By `keyId`: the number that distinguishes a form from others with the same source text. */
  readonly examples: ReadonlyMap<string, ExampleNumber>;
}

/** Looks for families such as `items_one`, `items_other`, or `one`, `other` alone, among the messages under each parent. */
export function pluralNeeds(input: PluralInput): PluralNeeds {
  const expected: ExpectedMessage[] = [];
  const unneeded: KeyPath[] = [];
  const examples = new Map<string, ExampleNumber>();
  const families =
    input.families ?? fileFamiliesOf(input.source.messages, input.format, input.sourceLocale);
  const needs = familyNeeds({
    families,
    target: input.target,
    locale: input.targetLocale,
    program: input.program,
    others: input.siblings ?? [],
  });
  for (const { parent, family, expected: wanted } of needs) {
    for (const { name, sourceName, example } of wanted) {
      const path = [...parent, name];
      expected.push({ path, sourcePath: [...parent, sourceName] });
      if (example !== undefined) examples.set(keyId(path), example);
    }
    const kept = new Set(wanted.map(({ name }) => name));
    for (const { name } of family.forms.values()) {
      if (!kept.has(name)) unneeded.push([...parent, name]);
    }
  }
  return { families, expected, unneeded, examples };
}
