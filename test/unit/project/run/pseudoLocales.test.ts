import assert from 'node:assert/strict';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';
import { runReport } from '../../../../src/project/run/runReport.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const source =
  '{\n  "save": "Save {name}",\n  "n_one": "{{count}} file",\n  "n_other": "{{count}} files"\n}\n';

function underTest(contents: Readonly<Record<string, string>>) {
  const files = new MemoryFiles(Object.entries(contents));
  const translator = new MarkingTranslator();
  const project = { files, paths: Object.keys(contents), journal: new MemoryJournal() };
  const run = (locales: readonly string[], review: 'off' | 'all' = 'off') =>
    runProject(project, translator, locales, {}, review);
  return { files, translator, run, texts: files.texts };
}

/** Without the marks that turn words round. */
const straight = (text = '') => text.replaceAll(/[\u200f\u202e\u202c]/gu, '');

describe('a pseudo-locale', () => {
  it('is made of the source with its placeholders, recorded, and never sent', async () => {
    const { run, texts, translator } = underTest({ 'locales/en.json': source });
    const { stages } = await run(['en-XA', 'ar-XB']);
    assert.deepEqual(translator.sent, []);
    assert.equal(
      texts.get('locales/en-XA.json'),
      '{\n  "save": "«Šååṽéé {name}»",\n  "n_one": "«{{count}} ƒîîļéé»",\n  "n_other": "«{{count}} ƒîîļééš»"\n}\n',
    );
    const mirrored = texts.get('locales/ar-XB.json') ?? '';
    assert.match(mirrored, /"save": "\u200f\u202eSave\u202c\u200f \{name\}"/u);
    const arabic = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `n_${form}`);
    assert.deepEqual(Object.keys(JSON.parse(straight(mirrored)) as object), ['save', ...arabic]);
    const report = runReport(stages, String);
    assert.deepEqual([report.requests, report.characters], [0, 0]);
    assert.deepEqual(
      report.targets.map(({ locale, failed, suspicious }) => [locale, failed, suspicious]),
      [
        ['en-XA', [], []],
        ['ar-XB', [], []],
      ],
    );
    assert.match(texts.get('glossa.ledger/en-XA/locales--en.json.txt') ?? '', /save/u);
  });

  it('follows its source with later runs, also where those are reviewed', async () => {
    const { run, texts, translator } = underTest({
      'locales/en.json': source,
      'locales/de.json': '{}',
    });
    await run(['en-XA']);
    const pseudo = texts.get('locales/en-XA.json') ?? '';
    texts.set('locales/en.json', source.replace('Save', 'Keep'));
    const { proposed } = await run(['de'], 'all');
    assert.equal(texts.get('locales/en-XA.json'), pseudo.replace('Šååṽéé', 'Ķééééþ'));
    assert.equal(texts.get('locales/de.json'), '{}');
    assert.deepEqual([...new Set(proposed.proposals.map(({ target }) => target.locale))], ['de']);
    assert.ok(translator.sent.every((text) => !/[ƒåé\u202e]/u.test(text)));
  });

  it('is left alone by later runs where it was deleted, or somebody else made it', async () => {
    const { run, texts } = underTest({
      'locales/en.json': source,
      'locales/de.json': '{}',
      'locales/qps-ploc.json': '{\n  "save": "[Şàvé {name}]"\n}\n',
    });
    await run(['en-XA']);
    texts.delete('locales/en-XA.json');
    await run(['de']);
    assert.equal(texts.has('locales/en-XA.json'), false);
    assert.equal(texts.get('locales/qps-ploc.json'), '{\n  "save": "[Şàvé {name}]"\n}\n');
    await run(['qps-ploc']);
    assert.match(texts.get('locales/qps-ploc.json') ?? '', /"save": "\[Şàvé \{name\}\]"/u);
  });

  it('is no target to be translated or counted', async () => {
    const { run, files, texts } = underTest({ 'locales/en.json': source, 'locales/de.json': '{}' });
    await run(['en-XA']);
    const [set] = await findResourceSets(files, [...texts.keys()], {});
    assert.deepEqual(
      set?.targets.map(({ locale }) => locale),
      ['de'],
    );
  });

  const layouts: readonly (readonly [path: string, text: string, made: string, value: RegExp])[] = [
    [
      'config/locales/en.yml',
      'en:\n  a: Save all\n',
      'config/locales/en-XA.yml',
      /^en-XA:\n {2}a: "?«Šååṽéé ååļļ»/u,
    ],
    [
      'lib/l10n/app_en.arb',
      '{\n  "@@locale": "en",\n  "a": "Save"\n}\n',
      'lib/l10n/app_en_XA.arb',
      /"@@locale": "en_XA",\n {2}"a": "«Šååṽéé»"/u,
    ],
    [
      '_locales/en/messages.json',
      '{ "a": { "message": "Save" } }',
      '_locales/en_XA/messages.json',
      /"«Šååṽéé»"/u,
    ],
    [
      'src/main/resources/messages.properties',
      'a=Save\n',
      'src/main/resources/messages_en_XA.properties',
      /^a=\\u00ab/u,
    ],
  ];
  for (const [path, text, made, value] of layouts) {
    it(`is named in ${made} as its siblings would be`, async () => {
      const { run, texts } = underTest({ [path]: text });
      await run(['en-XA']);
      assert.match(texts.get(made) ?? [...texts.keys()].join(), value);
      texts.set(path, text.replace('Save', 'Keep'));
      await run([]);
      assert.match(texts.get(made) ?? '', /Ķééééþ|u0136/u);
    });
  }
});
