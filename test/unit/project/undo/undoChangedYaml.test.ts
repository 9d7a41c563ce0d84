import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { withoutChange } from '../../../../src/project/changes/withoutChange.ts';
import { checkUndo, replace, type UndoCase } from './checkUndo.ts';

const yaml = ['config/locales/en.yml', 'config/locales/de.yml'] as const;

const sourceYaml =
  'en:\n  title: Title\n  plugins:\n    one: First one\n    two: Second one\n  bye: Good bye\n';
const germanYaml = 'de:\n  title: Titel\n  plugins:\n  bye: Bis bald\n';
const person = replace('Bis bald', 'Ade');

const cases: Readonly<Record<string, UndoCase>> = {
  'leaves a parent of YAML that had nothing below it': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml,
    edit: person,
  },
  'leaves a parent of YAML that had nothing below it but a comment': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('plugins:', 'plugins: # later'),
    edit: person,
  },
  'gives a parent of YAML its empty braces back': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('plugins:', 'plugins: {}'),
    edit: person,
  },
  'gives an element of a list of YAML its empty braces back': {
    paths: yaml,
    source: 'en:\n  days:\n    - day: Monday\n    - day: Tuesday\n  bye: Good bye\n',
    before: 'de:\n  days:\n    - {}\n    - { } # later: Tuesday\n  bye: Bis bald\n',
    edit: person,
  },
  'gives a parent of YAML its empty braces back behind a comment with a colon and behind a tag': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('  plugins:', '  ? plugins # later: more\n  : !!map {}'),
    edit: person,
  },
  'gives a parent of YAML its null back, in lines that end as on Windows': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('plugins:', 'plugins: ~').replaceAll('\n', '\r\n'),
    edit: person,
  },
  'takes a parent of YAML that the run has made': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('  plugins:\n', '  # about the end\n\n'),
    edit: person,
  },
  'takes the root key of YAML that the run has made, where nothing else is below it': {
    paths: yaml,
    source: 'en:\n  one: First one\n',
    before: '# nothing yet\n',
    edit: replace('# nothing', '# still nothing'),
  },
  'leaves what a person has put beside the run’s in a new parent of YAML': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('  plugins:\n', ''),
    edit: replace('    one: ', '    zero: Null\n    one: '),
    after: 'de:\n  title: Titel\n  plugins:\n    zero: Null\n  bye: Bis bald\n',
  },
  'leaves a comment and a number that a person has put into a new parent of YAML': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('  plugins:\n', ''),
    edit: replace('    one: ', '    # mine\n    size: 3\n    one: '),
    after: 'de:\n  title: Titel\n  plugins:\n    # mine\n    size: 3\n  bye: Bis bald\n',
  },
  'leaves comments that a person has written beside messages of the run in YAML': {
    paths: yaml,
    source: 'en:\n  a: Alpha\n  b: |\n    Beta\n    two\n  c:\n    d: Delta\n  bye: Good bye\n',
    before: 'de:\n  bye: Bis bald\n',
    edit: (text) =>
      text
        .replace('[de] Alpha"', '[de] Alpha" # ask Anna')
        .replace('|', '| # two lines')
        .replace('[de] Delta"', '[de] Delta" # too long'),
    after: 'de:\n  # ask Anna\n  # two lines\n  c:\n    # too long\n  bye: Bis bald\n',
  },
  'takes elements of lists of YAML whose dash is on a line of its own': {
    paths: yaml,
    source: 'en:\n  days:\n    - day: Monday\n    - day: Tuesday\n  bye: Good bye\n',
    before: 'de:\n  days:\n    -\n      day: Montag\n  bye: Bis bald\n',
    edit: (text) => text.replace('- day', '-\n      # mine\n      day'),
    after: 'de:\n  days:\n    -\n      day: Montag\n    # mine\n  bye: Bis bald\n',
  },
  'leaves a message that cannot go without another one, and takes those around it': {
    paths: yaml,
    source: 'en:\n  a: Alpha\n  b:\n    c: Gamma\n  d:\n    e: Epsilon\n  bye: Good bye\n',
    before: 'de:\n  bye: Bis bald\n',
    edit: replace('  b:', '  b: ! # empty, this is a text'),
    after: 'de:\n  b: ! # empty, this is a text\n    c: "[de] Gamma"\n  bye: Bis bald\n',
    kept: ['b.c'],
  },
  'leaves comments and blank lines around what goes from YAML without a last line break': {
    paths: yaml,
    source: 'en:\n  a: Alpha\n  b: Beta\n  c: Gamma\n  d: Delta\n',
    before: '\ufeffde:\n\n  # about b\n  b: Be\n\n  # end',
    edit: replace('Be\n', 'Bee\n'),
  },
  'takes messages out of YAML that is indented otherwise': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('  plugins:\n', ''),
    edit: (text) => text.replaceAll('  ', '    '),
  },
  'takes messages out of YAML with aliases and keys that occur twice': {
    paths: yaml,
    source: sourceYaml,
    before: 'de:\n  title: &t Titel\n  x: *t\n  y: 1\n  bye: Bis bald\n  bye: Bis bald\n',
    edit: replace('y: 1', 'y: 2'),
  },
  'gives YAML its nulls back, however they are spelled': {
    paths: yaml,
    source:
      'en:\n  a: Alpha\n  b: Beta\n  c: Gamma\n  d: Delta\n  e: "First\\nSecond\\n"\n  f: Phi\n  bye: Good bye\n',
    before:
      'de:\n  a:\n  b: ~\n  c:  # later\n  d: null # never\n  e:\n  f: !!null\n  bye: Bis bald\n',
    edit: person,
  },
  'gives lists of YAML their nulls back': {
    paths: yaml,
    source: 'en:\n  days:\n    - Monday\n    - Tuesday\n    - Wednesday\n  bye: Good bye\n',
    before: 'de:\n  days:\n    - Montag\n    -\n    - ~\n  bye: Bis bald\n',
    edit: person,
  },
  'leaves a comment that a person has written at the top of a new parent of YAML': {
    paths: yaml,
    source: sourceYaml,
    before: germanYaml.replace('  plugins:\n', ''),
    edit: replace('    one: ', '    # mine\n    one: '),
    after: 'de:\n  title: Titel\n  plugins:\n    # mine\n  bye: Bis bald\n',
  },
  'takes elements from the end of lists of YAML': {
    paths: yaml,
    source:
      'en:\n  steps:\n    - text: One\n      size: 1\n    - text: Two\n      size: 2\n  days:\n    - Monday\n  bye: Good bye\n',
    before: 'de:\n  steps:\n    - text: Eins\n      size: 1\n  days: []\n  bye: Bis bald\n',
    edit: person,
  },
  'empties a file of YAML that the run made': {
    paths: yaml,
    source: sourceYaml,
    edit: (text) => `# mine\n${text}`,
    after: '# mine\n',
  },
};

describe('taking a run back from YAML that somebody has changed since', () => {
  for (const [name, one] of Object.entries(cases)) it(name, () => checkUndo(one));
});

describe('a text that a run has changed, and somebody has put a comment beside', () => {
  const undone = (before: string, now: string, after: string) => {
    const message = { path: ['a'], source: 'One', before: 'Eins\n', now, by: 'machine' } as const;
    const [sourcePath, path] = yaml;
    const places = { path, sourcePath, sourceLocale: 'en', locale: 'de', format: 'yaml' } as const;
    const { base, edits } = runSync(
      withoutChange({ ...places, before, messages: [message] }, after, new Set()),
    );
    return applyEdits(base, edits);
  };

  it('keeps it behind the sign of a block', () => {
    const [before, after] = ['de:\n  a: |\n    Eins\n', 'de:\n  a: |- # ours\n    Neu\n'];
    assert.equal(undone(before, 'Neu', after), 'de:\n  a: | # ours\n    Eins\n');
    assert.equal(
      undone(before.replace('|', '| # old'), 'Neu', after),
      'de:\n  a: | # ours\n    Eins\n',
    );
    const quoted = 'de:\n  a: "Eins\\n"\n';
    assert.equal(undone(quoted, 'Neu', after), 'de:\n  a: "Eins\\n" # ours\n');
  });
});
