import assert from 'node:assert/strict';
import { messageForms } from '../../../../src/project/table/messageForms.ts';
import { tableOf } from './tables.ts';

/** The forms of the message of a key: name, numbers (the first five) and text of each. */
async function formsOf(
  files: Record<string, object>,
  key: string,
  locale?: string,
): Promise<readonly (readonly [string, string, string | undefined])[]> {
  const { table, fill } = tableOf(files);
  await fill();
  const row = table.sections[0]?.rows.find(({ path }) => path.join('.') === key);
  assert.ok(row);
  return messageForms(row, locale).map(({ name, numbers, text, whole, start, end }) => {
    assert.equal(text ?? '', (whole ?? '').slice(start, end));
    return [name, numbers.slice(0, 5).join(' '), text];
  });
}

describe('the forms of a plural message', () => {
  it('are those of its keys, in the source and as the other language has them', async () => {
    const files = {
      'locales/en.json': {
        files_one: '{{count}} file',
        files_other: '{{count}} files',
        end: 'End',
      },
      'locales/ru.json': { files_one: '{{count}} файл', files_few: '{{count}} файла' },
    };
    assert.deepEqual(await formsOf(files, 'files_one'), [
      ['one', '1', '{{count}} file'],
      ['other', '0 2 3 4 5', '{{count}} files'],
    ]);
    const russian = [
      ['one', '1 21 31 41 51', '{{count}} файл'],
      ['few', '2 3 4 22 23', '{{count}} файла'],
      ['many', '0 5 6 7 8', undefined],
    ];
    const found = await formsOf(files, 'files_other', 'ru');
    assert.deepEqual(found.slice(0, 3), russian);
    assert.deepEqual((await formsOf(files, 'files_few', 'ru')).slice(0, 3), russian);
    assert.deepEqual(await formsOf(files, 'end', 'ru'), []);
  });

  it('are the branches of an ICU text, each where it is written', async () => {
    const files = {
      'locales/en.json': {
        files: "{n, plural, =0 {No '{files}'} one {# file} other {# files}}, {name}",
        who: '{g, select, a {{n, plural, other {A #}}} other {{m, selectordinal, one {#st} other {#th}}}}',
        plain: 'plural, {n}',
        broken: '{n, plural, one {x}',
      },
      'locales/pl.json': {
        files: '{n, plural, one {# plik} few {# pliki} other {# pliku}}, {name}',
      },
    };
    assert.deepEqual(await formsOf(files, 'files'), [
      ['=0', '0', "No '{files}'"],
      ['one', '1', '# file'],
      ['other', '0 2 3 4 5', '# files'],
    ]);
    assert.deepEqual(await formsOf(files, 'files', 'pl'), [
      ['one', '1', '# plik'],
      ['few', '2 3 4 22 23', '# pliki'],
      ['many', '0 5 6 7 8', undefined],
      ['other', '0.5 1.5', '# pliku'],
    ]);
    assert.deepEqual(await formsOf(files, 'who'), [
      ['n: other', '0 2 3 4 5', 'A #'],
      ['m: one', '1 21 31 41 51', '#st'],
      ['m: other', '0 4 5 6 7', '#th'],
    ]);
    assert.deepEqual(await formsOf(files, 'plain'), []);
    assert.deepEqual(await formsOf(files, 'broken'), []);
  });

  it('may be a group of their own', async () => {
    const files = {
      'locales/en.json': { files: { one: 'a file', other: '%{count} files' }, end: 'End' },
      'locales/de.json': { files: { one: 'eine Datei' } },
    };
    assert.deepEqual(await formsOf(files, 'files.other', 'de'), [
      ['one', '1', 'eine Datei'],
      ['other', '0 2 3 4 5', undefined],
    ]);
  });
});
