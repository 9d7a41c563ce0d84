import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { noCounts, type StateCounts } from '../../../../src/project/status/messageState.ts';
import {
  rootRows,
  rowsBelow,
  type Grouping,
  type StatusFolder,
  type StatusRow,
} from '../../../../src/project/status/statusTree.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

interface Known {
  readonly counts?: Partial<StateCounts>;
  readonly problems?: Readonly<Record<string, number>>;
  readonly proposed?: Readonly<Record<string, number>>;
  readonly error?: readonly string[];
  readonly uncounted?: readonly string[];
}

/** A workspace folder with these files; 10 messages of each target are reviewed but where `missing` names others. */
function folder(
  name: string,
  paths: readonly string[],
  missing: Readonly<Record<string, number>> = {},
  { problems = {}, proposed = {}, error = [], uncounted = [] }: Known = {},
): StatusFolder {
  const sets = discover(paths, { sourceLocale: 'en', resources: [] });
  return {
    id: `file:///${name}`,
    name,
    sets,
    proposed: (set, locale) => proposed[set.targetPath(locale)] ?? 0,
    problems: (path) => problems[path],
    known: (path) => {
      const set = sets.find(({ targets }) => targets.some((target) => target.path === path));
      if (set === undefined || uncounted.includes(path)) return undefined;
      const locale = set.targets.find((target) => target.path === path)?.locale ?? '';
      if (error.includes(path)) return { set, locale, path, error: new Error('no') };
      const due = missing[path] ?? 0;
      const counts = { ...noCounts, missing: due, due, reviewed: 10 - due };
      return { set, locale, path, counts };
    },
  };
}

function options(grouping: Grouping, filter = '') {
  const language = (locale: string) => languages.of(locale) ?? locale;
  return {
    grouping,
    filter,
    language,
    compare: new Intl.Collator('en', { numeric: true }).compare,
  };
}

const say = ({ kind, label, counts, place }: StatusRow) =>
  `${kind} ${label}${counts ? ` ${counts.missing}/${counts.missing + counts.reviewed}` : ''}${place && ` (${place})`}`;

/** Rows with those below them, as far down as `depth` says. */
function lines(
  folders: readonly StatusFolder[],
  given: ReturnType<typeof options>,
  depth = 9,
): readonly string[] {
  const below = (rows: readonly StatusRow[], level: number): readonly string[] =>
    level >= depth
      ? []
      : rows.flatMap((row) => [
          `${'  '.repeat(level)}${say(row)}`,
          ...below(rowsBelow(row, given), level + 1),
        ]);
  return below(rootRows(folders, given), 0);
}

const areas = ['area1', 'area2', 'area10'];
const monorepo = ['web', 'api'].flatMap((name) =>
  ['en', 'de', 'fr'].flatMap((locale) =>
    areas.map((area) => `packages/${name}/src/locales/${locale}/${area}.json`),
  ),
);
const missing = {
  'packages/web/src/locales/de/area10.json': 4,
  'packages/web/src/locales/fr/area2.json': 1,
};

describe('the tree of resource files', () => {
  it('is a source file with its targets where there is one, and names no folder that all share', () => {
    const one = folder(
      'app',
      ['src/locales/en.json', 'src/locales/de.json', 'src/locales/fr.json'],
      {
        'src/locales/fr.json': 2,
      },
    );
    for (const grouping of ['package', 'locale'] as const)
      assert.deepEqual(lines([one], options(grouping)), [
        'set en.json 2/20',
        '  target French 2/10',
        '  target German 0/10',
      ]);
  });

  it('has the locales over all on top, then packages, what is incomplete before what is complete', () => {
    assert.deepEqual(lines([folder('mono', monorepo, missing)], options('package'), 2), [
      'all  5/120',
      '  locale French 1/60',
      '  locale German 4/60',
      'package web 5/60 (packages/web/src/locales)',
      '  set area2.json 1/20',
      '  set area10.json 4/20',
      '  set area1.json 0/20',
      'package api 0/60 (packages/api/src/locales)',
      '  set area1.json 0/20',
      '  set area2.json 0/20',
      '  set area10.json 0/20',
    ]);
  });

  it('has for each locale its packages and files', () => {
    const all = lines([folder('mono', monorepo, missing)], options('locale'));
    assert.deepEqual(all.slice(9, 18), [
      'locale German 4/60',
      '  package web 4/30 (packages/web/src/locales)',
      '    target area10.json 4/10',
      '    target area1.json 0/10',
      '    target area2.json 0/10',
      '  package api 0/30 (packages/api/src/locales)',
      '    target area1.json 0/10',
      '    target area2.json 0/10',
      '    target area10.json 0/10',
    ]);
  });

  it('calls a package of one file by the package', () => {
    const paths = ['shop', 'blog'].flatMap((name) => [
      `apps/${name}/locales/en.json`,
      `apps/${name}/locales/de.json`,
    ]);
    assert.deepEqual(lines([folder('mono', paths)], options('package')).slice(4), [
      'set blog 0/10 (en.json)',
      '  target German 0/10',
      'set shop 0/10 (en.json)',
      '  target German 0/10',
    ]);
    assert.deepEqual(lines([folder('mono', paths)], options('locale')), [
      'locale German 0/20',
      '  target blog 0/10 (de.json)',
      '  target shop 0/10 (de.json)',
    ]);
  });

  it('has a total for each workspace folder, and one over all', () => {
    const roots = ['one', 'two'].map((name) =>
      folder(name, ['locales/en.json', 'locales/de.json'], {
        'locales/de.json': name === 'two' ? 3 : 0,
      }),
    );
    assert.deepEqual(lines(roots, options('package')), [
      'all  3/20',
      '  locale German 3/20',
      '    folder two 3/10',
      '      target de.json 3/10',
      '    folder one 0/10',
      '      target de.json 0/10',
      'folder two 3/10',
      '  set en.json 3/10',
      '    target German 3/10',
      'folder one 0/10',
      '  set en.json 0/10',
      '    target German 0/10',
    ]);
  });

  it('shows what a filter lets through, by path, folder and language, with its own totals', () => {
    const all = [folder('mono', monorepo, missing)];
    assert.deepEqual(lines(all, options('package', 'area10 german')), [
      'all  4/20',
      '  locale German 4/20',
      '    target web 4/10 (de/area10.json)',
      '    target api 0/10 (de/area10.json)',
      'set web 4/10 (en/area10.json)',
      '  target German 4/10',
      'set api 0/10 (en/area10.json)',
      '  target German 0/10',
    ]);
    assert.deepEqual(lines(all, options('locale', 'MONO web/ fr area2')), [
      'set area2.json 1/10',
      '  target French 1/10',
    ]);
    assert.deepEqual(lines(all, options('locale', 'nowhere')), []);
  });

  it('gives rows of another filter other names, so that they are open again', () => {
    const all = [folder('mono', monorepo)];
    const ids = (filter: string) => rootRows(all, options('package', filter)).map(({ id }) => id);
    assert.notDeepEqual(ids('web'), ids('we'));
    assert.deepEqual(ids('web'), ids('web'));
  });

  it('gives every row a name of its own, also where folders are called as locales are', () => {
    const files = (...roots: readonly string[]) =>
      roots.flatMap((root) =>
        ['en', 'de', 'id'].flatMap((one) => [`${root}/${one}/a.json`, `${root}/${one}/b.json`]),
      );
    for (const folders of [
      [folder('mono', [...files('id', 'app'), 'only/en/a.json'])],
      [folder('mono', files('de', 'id', 'id/de'))],
      [folder('one', files('de', 'app')), folder('two', files('id', 'de'))],
    ]) {
      for (const grouping of ['package', 'locale'] as const) {
        const given = options(grouping);
        const all = (rows: readonly StatusRow[]): readonly string[] =>
          rows.flatMap((row) => [row.id, ...all(rowsBelow(row, given))]);
        const ids = all(rootRows(folders, given));
        assert.deepEqual([...new Set(ids)], ids);
      }
    }
  });

  it('names no number as long as a file is not counted, and says which cannot be', () => {
    const path = 'packages/web/src/locales/de/area1.json';
    const halfway = folder('mono', monorepo, {}, { uncounted: [path] });
    const rows = rootRows([halfway], options('package'));
    const known = rows.map(({ label, counts }) => [label, counts?.reviewed]);
    assert.deepEqual(known, [
      ['', undefined],
      ['web', undefined],
      ['api', 60],
    ]);
    const broken = folder('mono', monorepo, {}, { error: [path] });
    const [whole, first] = rootRows([broken], options('package'));
    assert.deepEqual([whole?.refused, whole?.counts?.reviewed, first?.label], [1, 110, 'web']);
  });

  it('adds up what the checks found in sources and targets, each once', () => {
    const problems = { 'locales/en.json': 1, 'locales/de.json': 2 };
    const paths = ['locales/en.json', 'locales/de.json', 'locales/fr.json'];
    const [set] = rootRows([folder('app', paths, {}, { problems })], options('package'));
    assert.deepEqual([set?.problems, set?.unchecked], [3, 1]);
    const targets = set ? rowsBelow(set, options('package')) : [];
    assert.deepEqual(
      targets.map(({ label, problems }) => [label, problems]),
      [
        ['French', undefined],
        ['German', 2],
      ],
    );
  });

  it('adds up what waits for a person', () => {
    const proposed = {
      'packages/web/src/locales/de/area1.json': 3,
      'packages/api/src/locales/de/area2.json': 2,
    };
    const rows = rootRows([folder('mono', monorepo, {}, { proposed })], options('locale'));
    assert.deepEqual(
      rows.map(({ label, proposed }) => [label, proposed]),
      [
        ['French', 0],
        ['German', 5],
      ],
    );
  });

  it('shows sources without targets in both groupings, as what is incomplete', () => {
    const paths = ['a/locales/en.json', 'a/locales/de.json', 'b/locales/en.json'];
    assert.deepEqual(lines([folder('x', paths)], options('package')).slice(2), [
      'set b (en.json)',
      'set a 0/10 (en.json)',
      '  target German 0/10',
    ]);
    assert.deepEqual(lines([folder('x', paths)], options('locale')), [
      'target German 0/10',
      'set en.json',
    ]);
  });
});
