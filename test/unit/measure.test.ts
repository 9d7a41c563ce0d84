import assert from 'node:assert/strict';
import { fileFacts } from '../lab/measure/fileFacts.ts';
import { importCircles } from '../lab/measure/importCircles.ts';
import { measures } from '../lab/measure/measures.ts';
import { twinNames } from '../lab/measure/twinNames.ts';
import { roomsOf } from '../lab/measure/roomsOf.ts';
import { rows } from '../lab/measure/rows.ts';

const factsOf = (...lines: readonly string[]) => fileFacts('some.ts', `${lines.join('\n')}\n`);

function functionsOf(...lines: readonly string[]) {
  return factsOf(...lines).functions;
}

describe('the facts of a file', () => {
  it('are its lines, comments and empty ones among them', () => {
    const { lines, commentLines } = factsOf('/** One', 'two. */', '', 'f(); // three');
    assert.deepEqual({ lines, commentLines }, { lines: 4, commentLines: 3 });
  });

  it('count functions with a body of statements, by the lines that they take', () => {
    const found = functionsOf(
      'function declared(a, b) {',
      '  return a;',
      '}',
      'const short = (a) => a;',
      'class Some {',
      '  method() {}',
      '}',
      'const arrow = (a, b, c, d, e) => {',
      '};',
    );
    assert.deepEqual(
      found.map(({ lines, parameters }) => [lines, parameters]),
      [
        [3, 2],
        [1, 0],
        [2, 5],
      ],
    );
  });

  it('say how deep branches and loops stand in each other', () => {
    const nestingOf = (body: string) => functionsOf(`function f() { ${body} }`)[0]?.nesting;
    assert.equal(nestingOf('return 1;'), 0);
    assert.equal(nestingOf('if (a) { b(); } else if (c) { d(); } else { e(); }'), 1);
    assert.equal(nestingOf('for (const a of b) { if (a) { try { c(); } finally { d(); } } }'), 3);
    assert.equal(nestingOf('if (a) { b(); } while (c) { d(); }'), 1);
  });

  it('leave what stands in a function within to that function', () => {
    const [inner, outer] = functionsOf('function f() { if (a) { g(() => { if (b) c(); }); } }');
    assert.deepEqual([inner?.nesting, outer?.nesting], [1, 1]);
  });

  it('count interfaces, type aliases and classes as types', () => {
    const { types } = factsOf('interface A {}', 'type B = A;', 'class C {}', 'const D = 1;');
    assert.equal(types, 3);
  });

  it('count what is exported, and which of it has a doc comment', () => {
    const { exports, documented } = factsOf(
      '/** Says what it is. */',
      'export const A = 1;',
      '// Says nothing.',
      'export function b() {}',
      'const c = 2;',
    );
    assert.deepEqual({ exports, documented }, { exports: 2, documented: 1 });
  });

  it('count what overrules the compiler and the linter, and not what looks like it', () => {
    const { anys, assertions, nonNulls, suppressions } = factsOf(
      'const any = a as B;',
      'const list = [1] as const;',
      'const text = "x as any"!;',
      'function f(x: any): boolean { return !x; }',
      '// oxlint-disable-next-line no-console',
      '// The linter is right.',
    );
    assert.deepEqual(
      { anys, assertions, nonNulls, suppressions },
      { anys: 1, assertions: 1, nonNulls: 1, suppressions: 1 },
    );
  });

  it('tell imports of types from imports that are there when the program runs', () => {
    const { imports } = factsOf(
      "import * as vscode from 'vscode';",
      "import type { A } from './a.ts';",
      "import { type B } from './b.ts';",
      "import { type C, d } from './c.ts';",
      "import './e.ts';",
      "export type { F } from './f.ts';",
      "export { g } from './g.ts';",
      "const late = () => import('./h.ts');",
    );
    assert.deepEqual(
      imports.map(({ specifier, isTypeOnly }) => (isTypeOnly ? `type ${specifier}` : specifier)),
      ['vscode', 'type ./a.ts', 'type ./b.ts', './c.ts', './e.ts', 'type ./f.ts', './g.ts'],
    );
  });

  it('are not guessed for a file that cannot be read', () => {
    assert.throws(() => factsOf('const = ;'), /some\.ts/);
  });
});

describe('import circles', () => {
  const importing = (specifier: string, isTypeOnly = false) => ({ specifier, isTypeOnly });

  it('are the files of which each leads back to itself', () => {
    const files = [
      { path: 'a.ts', imports: [importing('./in/b.ts')] },
      { path: 'in/b.ts', imports: [importing('./c.ts')] },
      { path: 'in/c.ts', imports: [importing('../a.ts'), importing('../d.ts')] },
      { path: 'd.ts', imports: [importing('vscode')] },
      { path: 'e.ts', imports: [importing('./a.ts')] },
    ];
    assert.deepEqual(
      importCircles(files, () => true),
      [['a.ts', 'in/b.ts', 'in/c.ts']],
    );
  });

  it('are two where two have no file in common', () => {
    const pair = (a: string, b: string) => [
      { path: `${a}.ts`, imports: [importing(`./${b}.ts`)] },
      { path: `${b}.ts`, imports: [importing(`./${a}.ts`)] },
    ];
    const files = [...pair('a', 'b'), ...pair('c', 'd')];
    assert.equal(importCircles(files, () => true).length, 2);
  });

  it('are none for who leaves out the arrow that closes them', () => {
    const files = [
      { path: 'a.ts', imports: [importing('./b.ts')] },
      { path: 'b.ts', imports: [importing('./a.ts', true)] },
    ];
    assert.deepEqual(
      importCircles(files, ({ isTypeOnly }) => !isTypeOnly),
      [],
    );
  });
});

describe('the measures of a house', () => {
  const file = (path: string, ...lines: readonly string[]) => fileFacts(path, lines.join('\n'));
  const house = measures(
    [
      file('a.ts', "import * as vscode from 'vscode';", 'interface A {}'),
      file('in/b.ts', 'type B = 1;'),
      file('in/c.ts', "import './d.ts';", '', '', 'let c;'),
      file('in/d.ts', "import type { C } from './c.ts';"),
    ],
    [file('test.ts', '', '', '', 'test();')],
  );

  it('know median, most and shares', () => {
    const { files, lines, fileLines, importVscode, tests } = house;
    assert.deepEqual(
      { files, lines, fileLines, importVscode, tests },
      {
        files: 4,
        lines: 8,
        fileLines: { median: 1, p90: 2, most: 4 },
        importVscode: 1 / 4,
        tests: 1 / 2,
      },
    );
  });

  it('go by the folder in which a file lies', () => {
    assert.deepEqual(house.folderFiles, { median: 1, p90: 1, most: 3 });
    assert.deepEqual(house.folderTypes, { median: 1, p90: 1, most: 1 });
    assert.equal(house.typesPer1000, 250);
  });

  it('tell circles of types from circles of values', () => {
    const { circles, filesInCircles, circlesOfValues } = house;
    assert.deepEqual([circles, filesInCircles, circlesOfValues], [1, 2, 0]);
  });

  it('find names of the same words, whatever their order and endings', () => {
    const names = [
      'a/keptRun.ts',
      'b/keepRuns.ts',
      'rowActs.ts',
      'actedRows.ts',
      'run.ts',
      'runs.ts',
    ];
    assert.deepEqual(twinNames([...names, 'typesOf.ts', 'fileType.ts']), [
      ['a/keptRun.ts', 'b/keepRuns.ts'],
      ['rowActs.ts', 'actedRows.ts'],
    ]);
  });

  it('know which rooms of a folder import which, and which lead back to themselves', () => {
    const rooms = roomsOf(
      [
        file('in/a/one.ts', "import type { B } from '../b/two.ts';", "import './other.ts';"),
        file('in/b/two.ts', "import '../root.ts';"),
        file('in/root.ts', "import { a } from './a/one.ts';"),
        file('in/c/three.ts', "import '../b/two.ts';", "import '../b/more.ts';"),
        file('out/d.ts', "import '../in/a/one.ts';"),
      ],
      'in',
    );
    assert.deepEqual(rooms, { rooms: 3, arrows: 4, inCircles: 3 });
  });

  it('miss a goal only where they are worse', () => {
    const missed = rows.filter((row) => 'goal' in row && !row.goal.isMet(house));
    assert.deepEqual(
      missed.map(({ name }) => name),
      ['import circles (files); of values', 'types per 1,000 lines', 'imports per 1,000 lines'],
    );
  });
});
