import { inOneStep, runSync, type Cooperative } from '../../../../src/resources/cooperative.ts';
import { type ResourceFile, keyId } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import {
  discover,
  exploreInSteps,
  setsInSteps,
} from '../../../../src/resources/layouts/discover.ts';
import { joinedEntries, type FileEntries } from '../../../../src/resources/ledger/ledger.ts';
import { ledgerAfter } from '../../../../src/resources/ledger/ledgerAfter.ts';
import {
  acceptedSince,
  entriesAhead,
  entriesWithoutAhead,
} from '../../../../src/resources/ledger/ledgerAhead.ts';
import { found, type LedgerEntry, textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { parseLedger, writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { planTarget } from '../../../../src/resources/plan.ts';
import { GoneKeys, withoutKeys } from '../../../../src/project/keys/withoutKeys.ts';
import type { GrowthCase, StepCase } from '../growthCase.ts';

const keys = (size: number) => Array.from({ length: size }, (_, place) => `key${place}`);

/** A resource file as plain data, so that nothing is measured but what is done with it. */
function fileOf(values: readonly (readonly [key: string, value: string])[]): ResourceFile {
  const messages = values.map(([key, value]) => ({ path: [key], value, offset: 0, length: 0 }));
  const byId = new Map(messages.map((message) => [keyId(message.path), message]));
  return {
    text: '',
    messages,
    get: (path) => byId.get(keyId(path)),
    canTake: () => true,
    write: () => inOneStep(() => []),
    clashWith: () => undefined,
    rootKey: undefined,
    keys: runSync(formatFor('properties', 'en').parse('')).keys,
    encodePart: () => undefined,
    encodeAgain: () => '',
  };
}

/** What the machine has written for every key. */
function entriesOf(size: number): FileEntries {
  return new Map(
    keys(size).map((key) => [
      keyId([key]),
      [{ source: textHash(`The text of ${key}`), written: textHash(`Der Text von ${key}`) }],
    ]),
  );
}

/** What the machine, people and nobody have written for one key. */
function marksOf(size: number): readonly LedgerEntry[] {
  return keys(size).map((key, place): LedgerEntry => {
    const source = textHash(`The text of ${key}`);
    if (place % 3 === 0) return { source };
    return place % 3 === 1 ? found(source) : { source, written: textHash(`Der Text von ${key}`) };
  });
}

function planOf(size: number, targetKey: (key: string) => string): () => unknown {
  const source = fileOf(keys(size).map((key) => [key, `The text of ${key}`]));
  const target = fileOf(keys(size).map((key) => [targetKey(key), `Der Text von ${key}`]));
  const entries = entriesOf(size);
  return () =>
    planTarget({ source, target, sourceLocale: 'en', entries, translatable: () => true }).counts;
}

/** Paths of a workspace with so many packages; every fourth is that of a resource file. */
function pathsOf(size: number, packages: number): readonly string[] {
  return Array.from({ length: size }, (_, place) => {
    const folder = `packages/app${place % Math.ceil(packages)}`;
    if (place % 4 > 0) return `${folder}/src/components/group${place % 90}/sign-in-${place}.json`;
    const locale = ['en', 'de', 'pt-BR', 'ja'][(place / 4) % 4] ?? '';
    return `${folder}/public/locales/${locale}/ns${place % 500}.json`;
  });
}

export const catalogCases: readonly GrowthCase[] = [
  {
    name: 'takes the keys of all elements of a list but the last',
    prepare: (size) => {
      const format = formatFor('json', 'en');
      const file = runSync(format.parse(`{"l":[${'{"a":"A"},'.repeat(size)}{"n":1}]}`));
      const gone = new GoneKeys(file.messages.map(({ path }) => path));
      return () => withoutKeys({ path: 'en.json', format, file }, gone);
    },
  },
  {
    name: 'plans a file where nothing is to be done',
    prepare: (size) => planOf(size, (key) => key),
  },
  {
    name: 'plans a file where every key has another name',
    prepare: (size) => planOf(size, (key) => `old.${key}`),
  },
  {
    name: 'hashes texts',
    prepare: (size) => {
      const texts = Array.from({ length: size }, (_, place) => `${place} ${'text '.repeat(8)}`);
      return () => texts.map(hashOf);
    },
  },
  {
    name: 'reads and writes a ledger',
    prepare: (size) => {
      const section = { sourcePath: 'en.json', locale: 'de' };
      const text = writeLedger(section, entriesOf(size));
      return () => writeLedger(section, parseLedger(text, section).entries);
    },
  },
  {
    name: 'reads and writes a ledger in which a merge has left all lines to one key',
    prepare: (size) => {
      const section = { sourcePath: 'en.json', locale: 'de' };
      const text = writeLedger(section, new Map([[keyId(['key']), marksOf(size)]]));
      return () => writeLedger(section, parseLedger(text, section).entries);
    },
  },
  {
    name: 'plans and records a message of which two branches have left very many marks',
    prepare: (size) => {
      const [source, target] = [fileOf([['key', 'Text']]), fileOf([['key', 'Der Text']])];
      const [some, others] = [marksOf(size), marksOf(size).toReversed()].map(
        (marks): FileEntries => new Map([[keyId(['key']), marks]]),
      );
      const about = { source, target, sourceLocale: 'en', translatable: () => true };
      return () => {
        const entries = joinedEntries(some ?? new Map(), others ?? new Map());
        const plan = planTarget({ ...about, entries });
        const outcomes = new Map([
          [keyId(['key']), { by: 'person' as const, written: textHash('') }],
        ]);
        const ahead = runSync(entriesAhead(plan, others ?? entries, outcomes));
        runSync(acceptedSince(plan, ahead, outcomes));
        return ledgerAfter(plan, runSync(entriesWithoutAhead(plan, ahead, outcomes)), new Map());
      };
    },
  },
  {
    name: 'finds the resource files of forty packages',
    prepare: (size) => {
      const paths = pathsOf(size, 40);
      return () => discover(paths);
    },
  },
  {
    name: 'finds the resource files of a package for every eight files',
    prepare: (size) => {
      const paths = pathsOf(size, size / 8);
      return () => discover(paths);
    },
  },
];

function* discoveryOf(paths: readonly string[]): Cooperative<unknown> {
  return yield* setsInSteps(yield* exploreInSteps(paths, {}), new Map());
}

/** Translations without a source, for which the most is looked at. */
const withoutEnglish = (paths: readonly string[]) =>
  paths.map((path) => path.replace('/en/', '/fr/'));

export const catalogStepCases: readonly StepCase[] = [
  {
    name: 'finds the resource files of one package',
    prepare: (size) => () => discoveryOf(pathsOf(size, 1)),
  },
  {
    name: 'finds the resource files of a package for every fifty files',
    prepare: (size) => () => discoveryOf(pathsOf(size, size / 50)),
  },
  {
    name: 'finds the resource files of packages without English',
    prepare: (size) => () => discoveryOf(withoutEnglish(pathsOf(size, size / 50))),
  },
];
