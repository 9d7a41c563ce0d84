import assert from 'node:assert/strict';
import { textDirection } from '../../../src/resources/textDirection.ts';

describe('the direction of a text', () => {
  it('is that of the script of its language', () => {
    const found = (tags: string) => tags.split(' ').filter((tag) => textDirection(tag) === 'rtl');
    const all = 'ar ckb dv fa he ps sd ug ur yi ar-EG fa_IR az-Arab pa-PK';
    assert.equal(found(all).join(' '), all);
    assert.deepEqual(found('de en-US ja zh-Hant pa az ku x not-a-tag! '), []);
  });
});
