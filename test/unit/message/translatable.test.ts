import assert from 'node:assert/strict';
import { translatable } from '../../../src/message/translatable.ts';

describe('translatable', () => {
  it('is true where there are words', () => {
    for (const text of [
      'a',
      'Hello',
      '{x} files',
      '<b>Go</b>',
      '[text](url)',
      '言葉',
      '{n, plural, other {a}}',
      '5 kg',
      'a { b',
      ':count days',
      'Save [%key:common::all%]',
      ':a|b',
    ]) {
      assert.equal(translatable(text), true, text);
    }
  });

  it('is false for a pattern of a date or a time', () => {
    const patterns = ['DD.MM.YYYY', 'mm/dd/yy', 'MMM d, yyyy', 'HH:mm', 'EEEE, d MMMM', 'h:mm a'];
    for (const text of patterns) assert.equal(translatable(text), false, text);
    for (const text of ['mm', 'a d', 'Add', 'DD and MM', 'E. A.', 'Mm. Dd', 'yes / no', 'LL']) {
      assert.equal(translatable(text), true, text);
    }
  });

  it('is false where there is nothing to translate', () => {
    const texts = [
      '',
      ' \n',
      '42',
      '1,000.50 %',
      '…!',
      '{x}',
      '{{x}}: %s (%d%%)',
      'https://example.com',
      'me@example.com',
      ':min - :max',
      ':first_name :LAST_NAME',
      '$first $last',
      '[b]{x}[/b]',
      '{0}|{1}',
      '[%key:common::save%] (%s)',
    ];
    for (const text of [
      ...texts,
      '<br/>',
      '&nbsp;',
      '`code`',
      '$t(other)',
      '@:other',
      '😀',
      '—',
      '\\n',
    ]) {
      assert.equal(translatable(text), false, text);
    }
  });
});
