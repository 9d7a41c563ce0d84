import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { chrome } from '../../../../src/resources/formats/json/chrome.ts';
import { filled, rewritten } from './support/rewritten.ts';

const source = `{
  "hello": {
    "message": "Hello $USER$",
    "description": "Greeting",
    "placeholders": {
      "user": { "content": "$1", "example": "Cira" }
    }
  },
  "bye": { "message": "Bye" }
}
`;

describe('messages.json of a browser extension', () => {
  it('has its messages under message, described by description', () =>
    assert.deepEqual(
      runSync(chrome.parse(source)).messages.map(({ path, value, description }) => [
        path,
        value,
        description,
      ]),
      [
        [['hello', 'message'], 'Hello $USER$', 'Greeting'],
        [['bye', 'message'], 'Bye', undefined],
      ],
    ));

  it('has no other messages', () =>
    assert.deepEqual(
      runSync(chrome.parse('{"$schema":"x","a":{"description":"y"},"b":{"message":1}}')).messages,
      [],
    ));

  it('brings the placeholders of the source along, but no description where others have none', () =>
    assert.equal(
      filled(chrome, source, '{\n\t"bye": {\n\t\t"message": "Tschüss"\n\t}\n}\n'),
      `{
	"hello": {
		"message": "HELLO $USER$",
		"placeholders": {
			"user": { "content": "$1", "example": "Cira" }
		}
	},
	"bye": {
		"message": "Tschüss"
	}
}
`,
    ));

  it('brings the description along where others have theirs', () =>
    assert.equal(
      filled(
        chrome,
        '{"a":{"message":"x","description":"X"},"b":{"description":"Y","message":"y"},"c":{"message":"z"}}',
        '{"a":{"message":"x","description":"X"}}',
      ),
      '{"a":{"message":"x","description":"X"},"b":{"description":"Y","message":"Y"},"c":{"message":"Z"}}',
    ));

  it('adds a message to an entry that has the rest already', () =>
    assert.equal(
      filled(chrome, source, '{"hello":{"placeholders":{}},"bye":{"message":""}}'),
      '{"hello":{"message":"HELLO $USER$","placeholders":{"user":{"content":"$1","example":"Cira"}}},"bye":{"message":""}}',
    ));

  it('leaves the rest of an entry alone when its message changes', () =>
    assert.equal(
      rewritten(chrome, source, [{ path: ['hello', 'message'], value: 'Hallo $USER$' }]),
      source.replace('Hello', 'Hallo'),
    ));

  it('becomes a new file in the style of the source', () =>
    assert.equal(
      filled(chrome, source, chrome.emptyLike(runSync(chrome.parse(source)), 'de')),
      source.replace('Hello', 'HELLO').replace('Bye', 'BYE'),
    ));
});
