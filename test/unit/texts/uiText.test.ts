import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { plainText, uiPath, uiText } from '../../../src/texts/uiText.ts';
import { UserError } from '../../../src/platform/ui/userError.ts';

/** How VS Code finds links in notifications, in rows of lists and below boxes, and icons in labels. */
const link = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/i;
const icon = /\$\(([a-z0-9-]+)\)/i;
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '[a]',
        '](',
        '(command:x)',
        '[a](command:x)',
        '$(',
        '$(trash)',
        ']',
        '(',
        '$',
      ),
      fc.constantFrom('\u202e', '\u200b', '\u2060', '\r\n', '\u2028', '\u0007', '\u00ad'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join(''));

describe('text of others where the editor shows it', () => {
  it('holds no link, no icon and nothing that cannot be seen', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const shown of [uiText(text), uiPath(text), new UserError(text).message]) {
          assert.doesNotMatch(shown, link);
          assert.doesNotMatch(shown, icon);
          assert.doesNotMatch(shown, unseen);
        }
      }),
    );
  });

  it('stays inert where it is made so twice, and next to another', () => {
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        assert.equal(uiText(uiText(one, 500), 500), uiText(one, 500));
        const { message } = new UserError(`${uiText(one)}${uiText(other)}`);
        assert.doesNotMatch(message, link);
      }),
    );
  });

  it('is shortened between characters', () => {
    assert.equal(plainText('😀'.repeat(100), 3), '😀😀😀…');
    assert.equal(plainText('abc', 3), 'abc');
  });

  it('is readable as it was', () => {
    const text = '[Click](command:x) $(trash)';
    assert.equal(uiText(text).replaceAll('\u2060', ''), text);
  });

  it('shows the end of a long path, where the name of the file is', () => {
    assert.equal(uiPath('locales/de.json'), 'locales/de.json');
    const long = `${'deep/'.repeat(2000)}de.json`;
    assert.ok(uiPath(long).startsWith('…'));
    assert.ok(uiPath(long).endsWith('/de.json'));
    assert.equal(Array.from(uiPath(long)).length, 161);
  });
});
