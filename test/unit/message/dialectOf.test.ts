import assert from 'node:assert/strict';
import { dialectOf } from '../../../src/message/dialectOf.ts';

describe('the dialect of a file', () => {
  const files: readonly (readonly [dialect: string, ...texts: readonly string[]])[] = [
    ['unknown'],
    ['unknown', 'Save', 'Hello {name}', 'Note: read this', 'At 5:30'],
    ['unknown', 'Hello {{name}}', 'See $t(help)'],
    ['icu', 'Save', '{n, plural, one {# file} other {# files}}'],
    ['icu', "Don''t", 'Hello {name}', '{g, select, male {He} other {They}}'],
    ['icu', 'You save $5', '{g, select, male {He} other {{name} and {{x}}}}'],
    ['unknown', 'Hello {{name}}', '{g, select, male {He} other {They}}'],
    ['unknown', 'Hello %s', '{n, plural, one {# file} other {# files}}'],
    ['unknown', 'Hello %{name}', 'car | cars', '{n, plural, one {# file} other {# files}}'],
    ['unknown', 'See @:help.title', '{n, plural, one {# file} other {# files}}'],
    ['unknown', "Go <a href='{url}'>there</a>", '{n, plural, one {# file} other {# files}}'],
    ['vue', 'Hello {name}', 'See @:help.title'],
    ['vue', 'Hello {name}', "help{'@'}example.com"],
    ['vue', 'Hello {name}', 'no cars | one car | {count} cars'],
    ['laravel', 'The :attribute field is required.', 'Save'],
    ['laravel', 'Hello :Name', 'Hello {name}', ':min–:max'],
    ['unknown', 'Thanks :smile:', 'Hello {name}', 'You have {n} files'],
    ['unknown', 'No domain (:domain.org)', 'Hello %(name)s', 'See %(room)s'],
    ['unknown', 'You are [[User:$1|$1]] here'],
    ['unknown', '@:', 'me@example.com', '%s: %d'],
  ];
  for (const [dialect, ...texts] of files) {
    it(`is ${dialect} where it has ${JSON.stringify(texts)}`, () => {
      assert.equal(dialectOf(texts), dialect);
    });
  }
});
