import assert from 'node:assert/strict';
import { sealWithKey } from '../../../../src/platform/account/sealWithKey.ts';

describe('a text that is sealed with a key', () => {
  it('is read with that key only, and nothing of it can be seen', () => {
    const sealed = sealWithKey('secret-1').close('{"key":"opens the document"}');
    assert.equal(sealWithKey('secret-1').open(sealed), '{"key":"opens the document"}');
    assert.equal(sealWithKey('secret-2').open(sealed), undefined);
    assert.doesNotMatch(Buffer.from(sealed, 'base64url').toString('latin1'), /document|key/);
    assert.notEqual(sealWithKey('secret-1').close('x'), sealWithKey('secret-1').close('x'));
  });

  it('is nothing where it is damaged or cut', () => {
    const seal = sealWithKey('secret-1');
    const sealed = seal.close('text');
    for (const broken of ['', 'x', sealed.slice(0, -4), `A${sealed.slice(1)}x`]) {
      assert.equal(seal.open(broken), undefined);
    }
  });
});
