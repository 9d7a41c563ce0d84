import assert from 'node:assert/strict';
import { usageSchema } from '../../../../src/service/account/usage.ts';
import { limitOf, metersOf, productShares } from '../../../../src/service/account/meters.ts';

const usage = (wire: object) => usageSchema.parse({ ...wire });

describe('what is counted in a billing period', () => {
  it('is characters, minutes and documents, each with its limit', () => {
    const meters = metersOf(
      usage({
        character_count: 250,
        character_limit: 1000,
        api_key_character_count: 0,
        api_key_character_limit: 0,
        speech_to_text_minutes_count: 30,
        speech_to_text_minutes_limit: 20,
        document_count: 3,
        document_limit: null,
      }),
    );
    assert.deepEqual(meters, [
      { what: 'characters', count: 250, limit: 1000, share: 0.25 },
      { what: 'keyCharacters', count: 0, limit: 0, share: 1 },
      { what: 'speechToText', count: 30, limit: 20, share: 1.5 },
      { what: 'documents', count: 3, limit: undefined, share: undefined },
    ]);
  });

  it('has no limit where the service reports the largest number', () => {
    assert.equal(limitOf(999_999_999_999), 999_999_999_999);
    assert.equal(limitOf(1_000_000_000_000), undefined);
    assert.equal(limitOf(undefined), undefined);
  });

  it('may be nothing at all', () => {
    for (const wire of [{}, { products: null }, { character_count: null, document_count: 'x' }]) {
      assert.deepEqual([metersOf(usage(wire)), productShares(usage(wire))], [[], []]);
    }
  });
});

describe('the products of an account', () => {
  it('are compared with those that are counted in the same unit', () => {
    const products = [
      {
        product_type: 'translate',
        billing_unit: 'characters',
        account_unit_count: 75,
        api_key_unit_count: 5,
      },
      { product_type: 'write', character_count: 25, api_key_character_count: 0 },
      { product_type: 'speechToText', billing_unit: 'minutes', account_unit_count: 0 },
    ];
    const shares = productShares(usage({ products }));
    assert.deepEqual(
      shares.map(({ unit, account, key, share }) => [unit, account, key, share]),
      [
        ['characters', 75, 5, 0.75],
        ['characters', 25, 0, 0.25],
        ['minutes', 0, undefined, undefined],
      ],
    );
  });
});
