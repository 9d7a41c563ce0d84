import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

/** The files after a run, and what was sent for them. */
async function run(contents: Readonly<Record<string, string>>, locale: string) {
  const files = new MemoryFiles(Object.entries(contents));
  const translator = new MarkingTranslator();
  const project = { files, paths: Object.keys(contents), journal: new MemoryJournal() };
  await runProject(project, translator, [locale]);
  return { texts: files.texts, sent: translator.sent };
}

describe('a file that a run makes', () => {
  it('has from its source what nobody translates', async () => {
    const source =
      '{\n  "title" : "Settings",\n\n  "docs": "https://example.com",\n  "name": "{{name}}",\n  "max": 3,\n  "none": null,\n  "hint": ""\n}\n';
    const { texts, sent } = await run({ 'locales/en.json': source }, 'de');
    assert.equal(texts.get('locales/de.json'), source.replace('Settings', '[de] Settings'));
    assert.deepEqual(sent, ['Settings']);
  });

  it('says nothing about the language that only the source knows', async () => {
    const source =
      '{\n  "lang": "en",\n  "direction": "ltr",\n  "pluralForm": "nplurals=2; plural=(n != 1);",\n  "title": "Settings"\n}\n';
    const { texts } = await run({ 'locales/en.json': source }, 'ar');
    assert.equal(texts.get('locales/ar.json'), '{\n  "title": "[ar] Settings"\n}\n');
  });

  it('leaves the formats of dates and numbers to the files that Rails has for each language', async () => {
    const source =
      'en:\n  number:\n    format:\n      delimiter: ","\n      precision: 3\n\n  # Pages\n  home:\n    title: Settings\n    columns: 2\n';
    const { texts } = await run({ 'config/locales/en.yml': source }, 'de');
    assert.equal(
      texts.get('config/locales/de.yml'),
      'de:\n  # Pages\n  home:\n    title: "[de] Settings"\n    columns: 2\n',
    );
  });

  it('has all of a source with aliases, in which later runs find a place for each text', async () => {
    const source =
      'en:\n  # how numbers look\n  number:\n    format:\n      precision: 3\n      significant: false\n  date:\n    order: [:year, :month, :day]\n  base: &base\n    save: Save\n    columns: 2\n  form:\n    <<: *base\n    size: :long\n  a: &x Shared text\n  list: [*x, 4]\n';
    const path = 'config/locales/fr.yml';
    const files = new MemoryFiles([['config/locales/en.yml', source]]);
    const project = { files, paths: [...files.texts.keys()], journal: new MemoryJournal() };
    await runProject(project, new MarkingTranslator(), ['fr']);
    const french = {
      number: { format: { precision: 3, significant: false } },
      date: { order: [':year', ':month', ':day'] },
      base: { save: '[fr] Save', columns: 2 },
      form: { save: '[fr] Save', columns: 2, size: ':long' },
      a: '[fr] Shared text',
      list: ['[fr] Shared text', 4],
    };
    assert.deepEqual(parse(files.texts.get(path) ?? ''), { fr: french });
    assert.match(files.texts.get(path) ?? '', /^fr:\n  # how numbers look\n/u);
    files.texts.set('config/locales/en.yml', source.replace('Save', 'Save it'));
    const again = { ...project, paths: [...project.paths, path] };
    await runProject(again, new MarkingTranslator(), ['fr']);
    const save = '[fr] Save it';
    const renewed = { ...french, base: { ...french.base, save }, form: { ...french.form, save } };
    assert.deepEqual(parse(files.texts.get(path) ?? ''), { fr: renewed });
  });

  it('has the plural forms of its language alone', async () => {
    const source =
      '{\n  "n_one": "{{count}} file",\n  "n_other": "{{count}} files",\n\n  "max": 3\n}\n';
    const { texts } = await run({ 'locales/en.json': source }, 'ja');
    assert.equal(
      texts.get('locales/ja.json'),
      '{\n  "n_other": "[ja] {{count}} files",\n\n  "max": 3\n}\n',
    );
  });

  it('is the same where somebody made it empty', async () => {
    const [source, empty] = ['{\n  "a": "Save all",\n\n  "max": 3\n}\n', '{ }'];
    const { texts } = await run({ 'locales/en.json': source, 'locales/de.json': empty }, 'de');
    assert.equal(texts.get('locales/de.json'), source.replace('Save', '[de] Save'));
    const rails = '# Texts\nen:\n  # Buttons\n  a: Save all\n';
    const files = { 'config/locales/en.yml': rails, 'config/locales/de.yml': 'de:' };
    const { texts: yaml } = await run(files, 'de');
    const german = '# Texts\nde:\n  # Buttons\n  a: "[de] Save all"\n';
    assert.equal(yaml.get('config/locales/de.yml'), german);
    const noted = { ...files, 'config/locales/de.yml': '# Mine\nde:\n' };
    const { texts: own } = await run(noted, 'de');
    assert.equal(own.get('config/locales/de.yml'), '# Mine\nde:\n  a: "[de] Save all"\n');
  });

  it('keeps the byte order mark and the line ends of an empty file', async () => {
    const [mark, source] = ['\u{FEFF}', '{\n  "a": "Save all"\n}\n'];
    const filled = source.replace('Save', '[de] Save');
    const german = async (of: string, empty: string) => {
      const { texts } = await run({ 'locales/en.json': of, 'locales/de.json': empty }, 'de');
      return texts.get('locales/de.json');
    };
    assert.equal(await german(source, `${mark}{}`), mark + filled);
    assert.equal(await german(mark + source, '{}'), filled);
    assert.equal(await german(source, '{\r\n}\r\n'), filled.replaceAll('\n', '\r\n'));
    assert.equal(await german(source.replaceAll('\n', '\r\n'), '{}\n'), filled);
    assert.equal(await german(source.trimEnd(), '{}\n'), filled);
  });

  it('needs nothing more from a second run', async () => {
    const source = '{\n  "a": "Save all",\n  "docs": "https://example.com",\n  "hint": ""\n}\n';
    const { texts } = await run({ 'locales/en.json': source }, 'de');
    const again = await run(Object.fromEntries(texts), 'de');
    assert.deepEqual(again.sent, []);
    assert.deepEqual(again.texts, texts);
  });
});
