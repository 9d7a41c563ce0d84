import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { hashOf } from '../../../../src/resources/hash.ts';
import { textHash, textHashOf } from '../../../../src/resources/ledger/ledgerEntry.ts';

describe('markOf', () => {
  it('never changes: marks are in committed files', () => {
    assert.deepEqual(['', 'Save', 'Größe 😀'].map(textHash), ['IfcqkmEx', 'eoe6n1Se', 'iehtYG79']);
  });

  it('is the start of the hash in another alphabet, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const bytes = Buffer.from(hashOf(text), 'hex').subarray(0, 6);
        assert.equal(textHash(text), bytes.toString('base64url'));
        assert.equal(textHashOf(hashOf(text)), textHash(text));
      }),
    );
  });
});
