import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { LocaleAsKeyError, refuseLocaleAsKey } from '../../../../src/resources/localeAsKey.ts';

/** The target, a new file where there is none, after it got what it lacks of an English source in capitals. */
function filled(source: string, locale: string, target?: string): string {
  const format = yamlFor(locale);
  const english = runSync(yamlFor('en').parse(source));
  const known = target === undefined ? undefined : runSync(format.parse(target));
  refuseLocaleAsKey(english, known, 'en');
  const text = target ?? format.emptyLike(english, locale);
  const missing = english.messages.filter(({ path }) => !known?.get(path));
  const values = missing.map(({ path, value }) => ({ path, value: value.toUpperCase() }));
  return applyEdits(text, runSync(runSync(format.parse(text)).write(values, english)));
}

const source = 'en:\n  hello: Hello\n  bye: Bye\n';

describe('the locale around everything in a YAML file', () => {
  const cases: readonly (readonly [why: string, locale: string, target: string, result: string])[] =
    [
      ['of two letters', 'de', 'de:\n  hello: Hallo\n', 'de:\n  hello: Hallo\n  bye: BYE\n'],
      ['of three letters', 'fil', 'fil:\n  hello: Oy\n', 'fil:\n  hello: Oy\n  bye: BYE\n'],
      ['in another spelling', 'pt-BR', 'pt_br:\n  bye: T\n', 'pt_br:\n  hello: HELLO\n  bye: T\n'],
      [
        'with a region of its own',
        'de',
        'de-AT:\n  bye: T\n',
        'de-AT:\n  hello: HELLO\n  bye: T\n',
      ],
      ['without its region', 'pt-BR', 'pt:\n  bye: T\n', 'pt:\n  hello: HELLO\n  bye: T\n'],
      ['without its region, empty', 'pt-BR', 'pt:\n', 'pt:\n  hello: HELLO\n  bye: BYE\n'],
      ['in quotes', 'no', '"no":\n  bye: T\n', '"no":\n  hello: HELLO\n  bye: T\n'],
      ['with nothing below', 'de', 'de:', 'de:\n  hello: HELLO\n  bye: BYE'],
      ['with a null', 'de', '# x\nde: ~\n', '# x\nde:\n  hello: HELLO\n  bye: BYE\n'],
      ['with {}', 'de', 'de: {} # y', 'de: # y\n  hello: HELLO\n  bye: BYE'],
      ['in no line of an empty file', 'de', '', 'de:\n  hello: HELLO\n  bye: BYE\n'],
      ['in no line of a file of comments', 'de', '# x', '# x\nde:\n  hello: HELLO\n  bye: BYE'],
      ['in no line behind dashes', 'de', '---\n', '---\nde:\n  hello: HELLO\n  bye: BYE\n'],
    ];
  for (const [why, locale, target, result] of cases) {
    it(`has the messages below it: ${why}`, () =>
      assert.equal(filled(source, locale, target), result));
  }

  it('is no part of the paths', () =>
    assert.deepEqual(
      runSync(yamlFor('pt-BR').parse('pt-BR:\n  a: x\n')).messages.map(({ path }) => path),
      [['a']],
    ));

  it('comes into a new file as the source spells it', () => {
    const rest = ':\n  a: X\n';
    assert.equal(filled('en:\n  a: x\n', 'fil'), `fil${rest}`);
    assert.equal(filled('en:\n  a: x\n', 'pt-BR'), `pt-BR${rest}`);
    const american = runSync(yamlFor('en-US').parse('en_US:\n  a: x\n'));
    assert.equal(yamlFor('pt-BR').emptyLike(american, 'pt-BR'), 'pt_BR:\n');
    assert.equal(
      filled('---\r\nen:\r\n  a: a\r\n  b:\r\n    c: c\r\n', 'no'),
      '---\r\n"no":\r\n  a: A\r\n  b:\r\n    c: C\r\n',
    );
  });

  it('may lack the region of its file, or have one that its file has not', () => {
    const american = runSync(yamlFor('en-US').parse(source));
    assert.deepEqual(american.messages[0]?.path, ['hello']);
    assert.equal(yamlFor('de').emptyLike(american, 'de'), 'de:\n');
    assert.equal(yamlFor('pt-BR').emptyLike(american, 'pt-BR'), 'pt-BR:\n');
    assert.equal(filled('en_GB:\n  a: x\n', 'pt-BR'), 'pt_BR:\n  a: X\n');
  });

  it('is not a group that is called like another language', () =>
    assert.equal(filled('it:\n  is: It is\n', 'de'), 'it:\n  is: IT IS\n'));
});

describe('YAML files of which only one has its locale around everything', () => {
  const cases: readonly (readonly [why: string, source: string, target: string | undefined])[] = [
    ['the target has two', source, 'de:\n  hello: Hallo\nde-AT:\n  hello: Servus\n'],
    ['the target has another one', source, 'fr:\n  hello: Salut\n'],
    ['the target has none', source, 'hello: Hallo\n'],
    ['the target has a word', source, 'de: Deutsch\n'],
    ['the target has no message', source, 'year: 2024\n'],
    ['the source has none', 'hello: Hello\n', 'de:\n  hello: Hallo\n'],
    ['the source has a second key', `${source}other: Other\n`, 'de:\n  hello: Hallo\n'],
    ['the source has a second key, and there is no target', `${source}other: x\n`, undefined],
  ];
  for (const [why, source, target] of cases) {
    it(`are refused: ${why}`, () =>
      assert.throws(() => filled(source, 'de', target), LocaleAsKeyError));
  }

  it('are refused also when they became such after they were planned', () => {
    const file = runSync(yamlFor('de').parse('hello: Hallo\n'));
    const values = [{ path: ['bye'], value: 'Tschüss' }];
    assert.throws(
      () => runSync(file.write(values, runSync(yamlFor('en').parse(source)))),
      /locale around/,
    );
  });

  it('may be planned when there is nothing to plan', () =>
    assert.equal(filled('', 'de', 'de:\n  a: x\n'), 'de:\n  a: x\n'));
});
