import assert from 'node:assert/strict';
import { folder } from './folder.ts';

describe('messages that are no texts', () => {
  it('are not sent, and a word with the look of one is', async () => {
    const en = {
      '@metadata': { authors: ['A. N. Author'] },
      pluralForm: 'nplurals=2; plural=(n != 1);',
      search: '[%key:ui::common::search%]',
      timeFormat: 'LT',
      weekday: 'Do',
      html: { dir: 'ltr' },
    };
    const { open } = await folder({ 'i18n/en.json': en });
    const { units } = await open('de');
    assert.deepEqual(
      units.map(({ source }) => source),
      ['Do'],
    );
  });
});
