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
      "hello:\n  message: HELLO $USER$\n  placeholders: {}\nbye:\n  message: ''\n",
    ));

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
});
