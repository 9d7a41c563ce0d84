import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { vscode } from '../../../../src/resources/formats/json/vscode.ts';
import { filled, rewritten } from './support/rewritten.ts';

const source = `{
  "displayName": "Name",
  "command.run": {
    "message": "Run {0}",
    "comment": ["{0} is a file", "{Locked='git'}"]
  },
  "a/b": { "message": "b", "comment": "one line" }
}
`;

describe('package.nls.json and bundle.l10n.json', () => {
  it('have strings and objects as messages, described by their comments', () =>
    assert.deepEqual(
      runSync(vscode.parse(source)).messages.map(({ path, value, description }) => [
        path,
        value,
        description,
      ]),
      [
        [['displayName'], 'Name', undefined],
        [['command.run'], 'Run {0}', "{0} is a file\n{Locked='git'}"],
        [['a/b'], 'b', 'one line'],
      ],
    ));

  it('have no messages in objects of another shape, arrays and numbers', () =>
    assert.deepEqual(
      runSync(vscode.parse('{"a":{"text":"x"},"b":["x"],"c":1,"d":{"message":2}}')).messages,
      [],
    ));

  it('get plain strings for messages with comments', () =>
    assert.equal(
      filled(vscode, source, '{\n\t"a/b": "b!"\n}\n'),
      '{\n\t"displayName": "NAME",\n\t"command.run": "RUN {0}",\n\t"a/b": "b!"\n}\n',
    ));

  it('change the message of an object and leave its comment', () =>
    assert.equal(
      rewritten(vscode, source, [{ path: ['command.run'], value: 'Starte {0}' }]),
      source.replace('Run {0}', 'Starte {0}'),
    ));

  it('may have whole English sentences as keys', () =>
    assert.equal(
      rewritten(vscode, '{"Hello.": "Hallo."}', [{ path: ['Save "{0}"?'], value: 'x' }]),
      '{"Hello.": "Hallo.", "Save \\"{0}\\"?": "x"}',
    ));
});
