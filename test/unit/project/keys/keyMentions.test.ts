import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { keyMentions } from '../../../../src/project/keys/keyMentions.ts';

const places = (text: string, ...path: readonly string[]) =>
  keyMentions(text, path, 100).map(({ line, start }) => [line, start]);

describe('the places of a key in code', () => {
  it('are those of the whole key, by line', () => {
    const code = `t('cart.title');\r\nt("cart.title.long"); i18n\`shopping-cart.title\`\n  x.cart.title t("ns:cart.title", cart.title_x)\n<p t='cart.title.'>`;
    assert.deepEqual(places(code, 'cart', 'title'), [
      [0, 3],
      [2, 21],
      [3, 6],
    ]);
  });

  it('are told with the line around them, however long that is', () => {
    const [mention] = keyMentions(
      `${'x '.repeat(5_000)}t('a.b')${' y'.repeat(5_000)}`,
      ['a', 'b'],
      9,
    );
    assert.ok(mention);
    assert.ok(mention.text.length <= 200 && mention.text.includes("t('a.b')"));
    assert.equal(keyMentions("t('a') ".repeat(50), ['a'], 9).length, 9);
    assert.deepEqual(keyMentions('', [''], 9), []);
  });

  it('are where the key is, whatever it is made of', () => {
    const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    const property = fc.property(
      fc.array(key, { minLength: 1, maxLength: 3 }),
      fc.string(),
      (path, other) => {
        const code = `${other}\n'${path.join('.')}'`;
        const lines = code.split('\n');
        for (const { line, start, length } of keyMentions(code, path, 100)) {
          const rest = lines
            .slice(line)
            .join('\n')
            .slice(start, start + length);
          assert.ok(path.join('.').endsWith(rest));
        }
      },
    );
    fc.assert(property);
  });
});
