import assert from 'node:assert/strict';
import { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import { runReport } from '../../../../src/project/run/runReport.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, german, french] = ['locales/en.json', 'locales/de.json', 'locales/fr.json'];

function underTest() {
  const files = new MemoryFiles([
    [source, '{\n  "save": "Save file",\n  "open": "Open file"\n}\n'],
    [german, '{\n  "save": "Sichern"\n}\n'],
    [french, '{}\n'],
  ]);
  return { files, paths: [source, german, french], journal: new MemoryJournal() };
}

/** What went wrong, in a word. */
const describeProblem = (error: unknown) =>
  error instanceof ProjectError ? error.problem.code : String(error);

describe('a run from its files to its report', () => {
  it('leaves a file alone that breaks meanwhile, says so, and pays for it only once', async () => {
    const under = underTest();
    const { texts } = under.files;
    const before = texts.get(german) ?? '';
    const translator = new MarkingTranslator();
    const { translate } = translator;
    translator.translate = (request, options) => {
      texts.set(german, '{ "save": ');
      return translate(request, options);
    };
    const { stages } = await runProject(under, translator, ['de', 'fr']);
    const report = runReport(stages, describeProblem);
    assert.equal(texts.get(german), '{ "save": ');
    assert.deepEqual(report.unwritten, [{ file: german, why: 'unreadable' }]);
    assert.deepEqual(report.sourceLocales, ['en']);
    const [de, fr] = report.targets;
    assert.deepEqual([de?.translated, de?.failed.map(({ reason }) => reason)], [0, ['notWritten']]);
    assert.deepEqual([fr?.translated, fr?.failed], [2, []]);

    texts.set(german, before);
    const again = new MarkingTranslator();
    await runProject(under, again, ['de', 'fr']);
    assert.deepEqual(again.sent, []);
    assert.deepEqual(JSON.parse(texts.get(german) ?? ''), {
      save: 'Sichern',
      open: '[de] Open file',
    });
  });

  it('takes what a TMX file has, and sends the rest', async () => {
    const under = underTest();
    const translator = new MarkingTranslator();
    const unit = {
      sourceLanguage: 'en',
      variants: [
        { language: 'en', segment: ['Save file'] },
        { language: 'fr', segment: ['Enregistrer le fichier'] },
      ],
    };
    const reuse = {
      files: false,
      units: async (onUnit: (found: typeof unit) => void) => onUnit(unit),
    };
    const { stages } = await runProject(under, translator, ['fr'], { reuse });
    assert.deepEqual(translator.sent, ['Open file']);
    const [report] = runReport(stages, String).targets;
    assert.deepEqual([report?.translated, report?.reused], [2, 1]);
  });

  it('names the locales that a chosen memory or glossary does not serve', async () => {
    const memory = { id: 'some', threshold: 75 };
    const { stages } = await runProject(underTest(), new MarkingTranslator(), ['de', 'fr'], {
      assets: {
        chosen: ['memory', 'glossary'],
        for: async (_, locale) => (locale === 'de' ? { memory } : {}),
        optionsFor: () => ({ options: {}, notOffered: [] }),
      },
    });
    const { withoutMemory, withoutGlossary } = runReport(stages, String);
    assert.deepEqual(
      { withoutMemory, withoutGlossary },
      {
        withoutMemory: ['fr'],
        withoutGlossary: ['de', 'fr'],
      },
    );
  });
});
