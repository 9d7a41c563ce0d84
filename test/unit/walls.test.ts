import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCircles } from '../lab/measure/importCircles.ts';
import { readFacts } from '../lab/measure/readFacts.ts';

/*
 * The linter keeps the walls by regular expressions that name the rooms. A room that none of them names would be an open
 * door, so each wall is tried here with every room that there is.
 */

const root = join(import.meta.dirname, '../..');
const rooms = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The rooms that a room may import, beside itself; `vscode`, `undici`, `zod` and `node:fs` where they are named. */
const open: Readonly<Record<string, readonly string[]>> = {
  service: ['undici', 'zod', 'node:fs'],
  resources: [],
  'resources/formats/tree': [],
  'resources/layouts/patterns': [],
  'resources/layouts/source': [],
  'resources/formats/yaml/read': [],
  'resources/formats/yaml/write': [],
  message: [],
  'message/placeholders': [],
  'message/names': [],
  programs: ['resources', 'message'],
  memory: ['resources'],
  terms: ['resources'],
  speech: ['message'],
  translation: ['resources', 'message'],
  project: ['translation', 'resources', 'message', 'programs', 'memory', 'terms'],
  'project/ports': ['translation', 'resources', 'message', 'programs', 'memory', 'terms'],
  'project/plan': ['translation', 'resources', 'message', 'programs', 'memory', 'terms'],
  'project/findings': ['translation', 'resources', 'message', 'programs', 'memory', 'terms'],
  'project/run': ['translation', 'resources', 'message', 'programs', 'memory', 'terms'],
  'project/write': ['translation', 'resources', 'message', 'programs', 'memory', 'terms'],
  texts: ['resources', 'message', 'project', 'service', 'translation'],
  disk: ['node:fs', 'undici', 'zod'],
  cli: [
    'resources',
    'disk',
    'memory',
    'message',
    'programs',
    'project',
    'service',
    'speech',
    'terms',
    'texts',
    'translation',
    'zod',
  ],
  protocol: ['zod'],
  webview: ['protocol', 'terms'],
};

interface LintRules {
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: {
      readonly 'no-restricted-imports'?: readonly [
        string,
        { readonly patterns: readonly { readonly regex: string }[] },
      ];
    };
  }[];
}

const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as LintRules;

/** What the linter refuses in a folder: of several rules, the last that holds for it. */
function refuses(folder: string, specifier: string): boolean {
  const rules = overrides.flatMap(({ files, rules: { 'no-restricted-imports': rule } }) =>
    rule !== undefined && files.some((glob) => `src/${folder}/`.startsWith(glob.slice(0, -2)))
      ? [rule[1].patterns]
      : [],
  );
  return (rules.at(-1) ?? []).some(({ regex }) => new RegExp(regex).test(specifier));
}

describe('the walls of the house', () => {
  for (const [folder, allowed] of Object.entries(open)) {
    const [own = ''] = folder.split('/');
    const up = '../'.repeat(folder.split('/').length);
    it(`keep ${folder}/ to what it may know`, () => {
      const packages = ['vscode', 'undici', 'zod', 'node:fs'];
      const passed = [
        ...rooms.filter((room) => room !== own && !refuses(folder, `${up}${room}/some.ts`)),
        ...packages.filter((name) => !refuses(folder, name)),
      ];
      assert.deepEqual(passed.toSorted(), allowed.toSorted());
    });
  }

  it('stand around every room, and around none that is gone', () => {
    const free = new Set(['features', 'platform']);
    const named = overrides.flatMap(({ files }) => files.filter((glob) => glob.startsWith('src/')));
    assert.deepEqual(
      rooms.filter((room) => !free.has(room) && !(room in open)),
      [],
    );
    assert.deepEqual(
      named.filter((glob) => !existsSync(join(root, glob.replace(/\/\*\*$/u, '')))),
      [],
    );
  });

  it('keep the parts of platform/ apart', () => {
    const knows = (part: string) =>
      ['ui', 'account', 'files', 'workspace', 'pages'].filter(
        (other) => other !== part && !refuses(`platform/${part}`, `../${other}/some.ts`),
      );
    assert.deepEqual(
      {
        ui: knows('ui'),
        account: knows('account'),
        files: knows('files'),
        workspace: knows('workspace'),
        pages: knows('pages'),
      },
      {
        ui: [],
        account: ['ui'],
        files: ['ui'],
        workspace: ['ui', 'files'],
        pages: ['ui'],
      },
    );
  });

  // The linter knows only circles that are there when the program runs.
  it('have no circle of imports, not even of types', async () => {
    assert.deepEqual(
      importCircles(await readFacts('src'), () => true),
      [],
    );
  });

  it('keep the parts of project/ apart', () => {
    const parts = ['ports', 'plan', 'findings', 'run', 'write'];
    const knows = (part: string) =>
      parts.filter((other) => other !== part && !refuses(`project/${part}`, `../${other}/some.ts`));
    assert.deepEqual(Object.fromEntries(parts.map((part) => [part, knows(part)])), {
      ports: [],
      plan: ['ports'],
      findings: ['ports', 'plan'],
      run: ['ports', 'plan', 'findings', 'write'],
      write: ['ports', 'plan', 'findings'],
    });
  });

  it('leave nothing but types to the ports', async () => {
    const ports = await readFacts('src/project/ports');
    assert.ok(ports.length > 0);
    for (const { path, functions, imports, types } of ports) {
      const values = imports.filter(({ isTypeOnly }) => !isTypeOnly);
      assert.deepEqual([functions, values], [[], []], path);
      assert.ok(types > 0, path);
    }
  });

  it('leave it to a format what its files are', async () => {
    const files = (await readFacts('src')).map(({ path }) => path);
    const asks = files.filter(
      (path) =>
        !/^resources\/formats\/(?:json|yaml|properties|tree)\//.test(path) &&
        /instanceof (?:Json|Yaml|Properties|Tree)File\b/.test(
          readFileSync(join(root, 'src', path), 'utf8'),
        ),
    );
    assert.deepEqual(asks, []);
  });

  for (const [title, most] of [
    ['One run', 30],
    ['One cell', 16],
  ] as const) {
    it(`are crossed as it is drawn, in ${most} files at most: ${title}`, () => {
      const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
      const [, chapter = ''] = guide.split(`### ${title},`);
      const [, drawn = ''] = /\n```\n([^`]*)```/.exec(chapter) ?? [];
      const files = drawn.match(/\S+\.ts\b/g) ?? [];
      assert.ok(files.length > most / 2 && files.length <= most, `${files.length}`);
      assert.deepEqual(
        files.filter((file) => !existsSync(join(root, 'src', file))),
        [],
      );
    });
  }

  it('are those of the map in the README', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const [, map = ''] = /\nsrc\/\n([^`]*)```/.exec(readme) ?? [];
    const drawn: Record<string, readonly string[]> = {};
    let room = '';
    for (const line of map.trimEnd().split('\n')) {
      const isWithin = /^[│ ] {2}└/.test(line);
      const [first = '', ...others] =
        (isWithin ? line : line.slice(0, 18)).match(/\w+(?=\/)/g) ?? [];
      if (isWithin) drawn[room] = [first, ...others].toSorted();
      else if (first !== '') drawn[(room = first)] = [];
    }
    const foldersIn = (folder: string) =>
      readdirSync(join(root, 'src', folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted();
    // Each feature has a folder; they come and go.
    const real = rooms.map((name) => [name, name === 'features' ? [] : foldersIn(name)]);
    assert.deepEqual(drawn, Object.fromEntries(real));
  });

  it('keep features from each other, and platform/ from them', () => {
    const features = readdirSync(join(root, 'src/features'));
    for (const feature of features) {
      assert.ok(refuses('features/status', `../${feature}/some.ts`), feature);
    }
    for (const room of ['features', 'webview']) {
      assert.ok(refuses('platform/ui', `../../${room}/some.ts`), room);
    }
  });
});
