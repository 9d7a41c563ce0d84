import assert from 'node:assert/strict';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { grown } from './support/grown.ts';

const yaml = yamlFor('en');
const becomes = (source: string, target: string, expected: string) =>
  assert.equal(grown(yaml, source, target), expected);

describe('a YAML sequence that grows', () => {
  const cases: readonly (readonly [
    what: string,
    source: string,
    target: string,
    expected: string,
  ])[] = [
    ['has empty texts where the source has them', 'l:\n  - a\n  - ""\n  - b\n', '', ''],
    ['has nulls where the source has them', 'l:\n  - a\n  -\n  - ~\n  - b\n', '', ''],
    ['starts with what needs no translation', 'l:\n  - 1 # c\n  - b\n', '', ''],
    ['has empty ones inside', 'l:\n  - {}\n  - a\n  - [ ]\n', '', 'l:\n  - {}\n  - A\n  - []\n'],
    ['ends with what needs no translation', "l:\n  - a\n  - 'http://x'\n", '', ''],
    ['continues with what needs no translation', 'l:\n- a\n- 1.50\n- b', 'l:\n- A', ''],
    ['ends before a text that failed', 'l:\n  - a\n  - fails\n  - b\n', '', 'l:\n  - A\n'],
    ['is not made of copies alone', 'l:\n  - 1\n  - fails\n  - b\n', 'x: y\n', 'x: y\n'],
    ['stays as it is where its next text failed', 'l:\n- fails\n- b\n', 'l: []\n', 'l: []\n'],
    ['leaves the others alone', 'l:\n  - fails\n  - b\nc: c\n', 'l:\n', 'l:\nc: C\n'],
    ['copies blocks of text', 'l:\n  - |\n    1\n    2\n  - b\n', '', ''],
    [
      'gets whole mappings',
      'l:\n  - id: 1\n    q: a\n  - id: 2\n    q: b\n    u: http:x\n    z:\n    t:\n      - 1\n      -\n    n:\n      a: b\n',
      'l:\n  - id: 1\n    q: 1a\n',
      'l:\n  - id: 1\n    q: 1a\n  - id: 2\n    q: B\n    u: http:x\n    z:\n    t:\n      - 1\n      -\n    n:\n      a: B\n',
    ],
    [
      'has no mapping of which nothing was translated',
      'l:\n  - id: 1\n    q: fails\n  - q: b\n',
      'x: y\n',
      'x: y\n',
    ],
    [
      'changes no mapping that is there',
      'l:\n  - id: 1\n    q: a\n    r: b\n',
      'l:\n  - q: 1a\n',
      'l:\n  - q: 1a\n    r: B\n',
    ],
  ];
  for (const [what, source, target, expected] of cases) {
    const asSource = source.replace(/\b[ab]$/gm, (text) => text.toUpperCase()).replace(' # c', '');
    it(what, () => becomes(source, target, expected === '' ? asSource : expected));
  }

  it('copies nothing into a mapping that stands in no sequence', () =>
    becomes('o:\n  id: 1\n  q: a\n', 'x: y\n', 'x: y\no:\n  q: A\n'));

  it('may be the whole of a file that has nothing yet', () => {
    becomes('- a\n- 1\n- q: b\n', '', '- A\n- 1\n- q: B\n');
    becomes('---\n- a\n', '---\n', '---\n- A\n');
    becomes('en:\n  - a\n', 'en:\n', 'en:\n  - A\n');
    becomes('en:\n  - a\n', 'en: ~ # x\n', 'en: # x\n  - A\n');
    becomes('en:\n  - a\n', '', 'en:\n  - A\n');
  });

  it('brings no locale into a file that gets nothing', () =>
    becomes('en:\n  l:\n    - fails\n    - b\n', '# x', '# x'));
});
