import assert from 'node:assert/strict';
import type { TargetFile } from '../../../src/project/plan/targetFile.ts';
import { folder } from './folder.ts';

const sent = ({ units }: TargetFile) => units.map(({ source }) => source);

describe('a source whose keys are its texts', () => {
  const en = {
    'Account settings': '',
    'Back to {{site}}': '',
    Save: '',
    and: '',
    Continue: 'Go on',
  };

  it('is translated by its keys, where a value is empty', async () => {
    const { open } = await folder({
      'i18n/en/portal.json': en,
      'i18n/de/portal.json': { Save: 'Sichern', and: '' },
    });
    assert.deepEqual(sent(await open('de')), [
      'Account settings',
      'Back to {{site}}',
      'and',
      'Go on',
    ]);
  });

  it('is translated by the keys of plural forms without their suffix', async () => {
    const source = {
      'Show all': '',
      'Deleted {{count}} files_one': '',
      'Deleted {{count}} files_other': '',
    };
    const { open } = await folder({ 'locales/en.json': source });
    assert.deepEqual(sent(await open('ja')), ['Show all', 'Deleted {{count}} files']);
  });

  it('is found below groups too', async () => {
    const source = { a: { 'Show all': '', 'Hide all': '' } };
    const { open } = await folder({ 'locales/en.json': source });
    assert.deepEqual(sent(await open('de')), ['Show all', 'Hide all']);
  });

  const others: readonly [what: string, source: object][] = [
    ['names of messages', { 'common.save': '', saveButton: '', save_button: '', a: '' }],
    [
      'names, with a few words among them',
      { 'common.save': '', saveButton: '', 'Go on': '', 'Show all': '' },
    ],
    [
      'words of which most have another text',
      { 'Show all': '', 'Hide all': '', a: 'x', b: 'x', c: 'x' },
    ],
    ['one empty text', { 'Show all': '' }],
    ['single words', { save: '', cancel: '', close: '' }],
  ];
  for (const [what, source] of others) {
    it(`is not one with ${what}`, async () => {
      const { open } = await folder({ 'locales/en.json': source });
      const texts = Object.values(source).filter((text) => text !== '');
      assert.deepEqual(sent(await open('de')), texts);
    });
  }
});
