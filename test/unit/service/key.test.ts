import assert from 'node:assert/strict';
import { keyProblem } from '../../../src/service/key.ts';

describe('a key', () => {
  it('is accepted with blanks around it', () => {
    assert.equal(keyProblem(' 0a1b-2c3d:fx\n'), undefined);
  });

  const refused = [
    ['nothing', ' ', 'empty'],
    ['line breaks', 'abc\r\nX-Evil: 1', 'characters'],
    ['blanks', 'abc def', 'characters'],
    ['other than ASCII characters', 'schlüssel', 'characters'],
    ['control characters', 'abc\u0000', 'characters'],
    ['10 KB', 'k'.repeat(10_240), 'tooLong'],
  ] as const;
  for (const [what, key, problem] of refused) {
    it(`is refused with ${what}`, () => assert.equal(keyProblem(key), problem));
  }
});
