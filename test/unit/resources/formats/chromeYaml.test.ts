import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { chromeYaml } from '../../../../src/resources/formats/yaml/chromeYaml.ts';
import { filled, rewritten } from './support/rewritten.ts';

const source = `# Texts
hello:
  description: Greeting
  message: Hello $USER$
  placeholders:
    user:
      content: $1
      example: 'Cira'
bye:
  description: 'Leaves: at once'
  message: Bye
  touched: false
`;

describe('messages.yml of a browser extension', () => {
  it('has its messages under message, described by description', () =>
    assert.deepEqual(
      runSync(chromeYaml.parse(source)).messages.map(({ path, value, description }) => [
        path,
        value,
        description,
      ]),
      [
        [['hello', 'message'], 'Hello $USER$', 'Greeting'],
        [['bye', 'message'], 'Bye', 'Leaves: at once'],
      ],
    ));

  it('has no other messages, and takes no key for a locale', () => {
    const messages = (text: string) =>
      runSync(chromeYaml.parse(text)).messages.map(({ path }) => path);
    assert.deepEqual(messages('a:\n  description: x\nb:\n  message: 1\nc: text\n'), []);
    assert.deepEqual(messages('de:\n  message: German\n'), [['de', 'message']]);
  });

  it('brings the placeholders of the source along, but no description where others have none', () =>
    assert.equal(
      filled(chromeYaml, source, 'bye:\n  message: Tschüss\n'),
      `hello:
  message: HELLO $USER$
  placeholders:
    user:
      content: $1
      example: Cira
bye:
  message: Tschüss
`,
    ));

  it('brings the description along where others have theirs', () =>
    assert.equal(
      filled(chromeYaml, source, 'hello:\n  description: Greeting\n  message: Hallo $USER$\n'),
      `hello:
  description: Greeting
  message: Hallo $USER$
bye:
  description: 'Leaves: at once'
  message: BYE
`,
    ));

  it('adds a message to an entry that has the rest already', () =>
    assert.equal(
      filled(chromeYaml, source, "hello:\n  placeholders: {}\nbye:\n  message: ''\n"),
      `hello:
  message: HELLO $USER$
  placeholders:
    user:
      content: $1
      example: 'Cira'
bye:
  message: ''
`,
    ));

  it('declares what a replaced text shows, and nothing that is shared', () => {
    const replaced = (target: string) =>
      rewritten(
        chromeYaml,
        target,
        [{ path: ['hello', 'message'], value: 'Hallo $USER$' }],
        source,
      );
    const declared = '  placeholders:\n    user:\n      content: $1\n';
    assert.equal(
      replaced("hello:\n  message: ''\n"),
      `hello:\n  message: 'Hallo $USER$'\n${declared}      example: 'Cira'\n`,
    );
    assert.equal(
      replaced(`hello:\n  message: Hi\n${declared.replace('$1', '$2')}`),
      `hello:\n  message: Hallo $USER$\n${declared}`,
    );
    const shared = 'hello:\n  message: Hi\n  placeholders: &p {}\nbye:\n  placeholders: *p\n';
    assert.equal(replaced(shared), shared.replace('Hi', 'Hallo $USER$'));
  });

  it('leaves the rest of an entry alone when its message changes', () =>
    assert.equal(
      rewritten(chromeYaml, source, [{ path: ['hello', 'message'], value: 'Hallo $USER$' }]),
      source.replace('Hello', 'Hallo'),
    ));

  it('takes out what was added with a message', () => {
    const target = 'bye:\n  message: Tschüss\n';
    const before = runSync(chromeYaml.parse(target));
    const after = runSync(chromeYaml.parse(filled(chromeYaml, source, target)));
    const model = runSync(chromeYaml.parse(source));
    const added = { before, paths: [['hello', 'message']], source: model };
    assert.equal(applyEdits(after.text, after.keys.takeBack(added)), target);
  });

  const placeholders = 'placeholders:\n    who:\n      content: $1\n';
  const shared: readonly (readonly [what: string, source: string, added: string])[] = [
    [
      'placeholders',
      'a:\n  message: Ah $who$\n  placeholders: &p {who: {content: $1}}\nb:\n  message: Bee $who$\n  placeholders: *p\n',
      'b:\n  message: BEE $WHO$\n  placeholders: {who: {content: $1}}\n',
    ],
    [
      'a description',
      'a:\n  message: Ah\n  description: &d Short\nb:\n  message: Bee\n  description: *d\n',
      'b:\n  message: BEE\n  description: Short\n',
    ],
    [
      'a value in it',
      'a:\n  message: Ah $who$\n  placeholders: {who: {content: &c $1}}\nb:\n  message: Bee $who$\n  placeholders: {who: {content: *c}}\n',
      'b:\n  message: BEE $WHO$\n  placeholders: {who: {content: $1}}\n',
    ],
    [
      'a whole entry',
      `a: &a\n  message: Ah $who$\n  ${placeholders}b: *a\n`,
      `b:\n  message: AH $WHO$\n  ${placeholders}`,
    ],
    [
      'what is merged',
      `a: &a\n  message: Ah $who$\n  ${placeholders}b:\n  <<: *a\n  message: Bee $who$\n`,
      `b:\n  message: BEE $WHO$\n  ${placeholders}`,
    ],
  ];
  for (const [what, from, added] of shared) {
    it(`copies what an alias stands for, and takes it out again: ${what}`, () => {
      const target = 'a:\n  message: Ach\n  description: Kurz\n';
      const text = filled(chromeYaml, from, target);
      assert.equal(text, target + added);
      const [before, after, model] = [target, text, from].map((one) =>
        runSync(chromeYaml.parse(one)),
      );
      assert.deepEqual(
        model?.messages.flatMap(({ undeclared }) => undeclared ?? []),
        [],
      );
      const taken = after?.keys.takeBack({ before, paths: [['b', 'message']], source: model });
      assert.equal(applyEdits(text, taken ?? []), target);
    });
  }
});
