import assert from 'node:assert/strict';
import type { Translator } from '../../../../src/translation/translator.ts';
import { runReport } from '../../../../src/project/run/runReport.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const en = {
  title: 'Kinds of homes',
  terms: ['flat', 'house & garden', 'hut', 'tent'],
  steps: [{ text: 'Open it' }, { text: 'Close it', note: 'Slowly' }],
};

/** Answers these texts with what can be no translation. */
function refusing(...texts: readonly string[]): Translator {
  const marking = new MarkingTranslator();
  return {
    codesOf: marking.codesOf,
    bodySize: marking.bodySize,
    async translate(request, ...rest) {
      const answers = await marking.translate(request, ...rest);
      return answers.map((answer, place) =>
        texts.includes(request.texts[place] ?? '') ? `${answer} {x}` : answer,
      );
    },
  };
}

function started(target?: object, source: object = en) {
  const texts = Object.entries({ 'i18n/en.json': source, 'i18n/de.json': target });
  const files = new MemoryFiles(
    texts.flatMap(([path, tree]) => (tree ? [[path, JSON.stringify(tree, undefined, 2)]] : [])),
  );
  const journal = new MemoryJournal();
  const run = async (translator: Translator) => {
    const { stages } = await runProject(
      { files, paths: [...files.texts.keys()], journal },
      translator,
      ['de'],
    );
    const [result] = stages.results;
    assert.ok(result);
    const [target] = runReport(stages, String).targets;
    const { written } = stages.written.targets.get(result.target) ?? {};
    return { result, written, failed: target?.failed ?? [] };
  };
  const german = () => JSON.parse(files.texts.get('i18n/de.json') ?? '{}') as typeof en;
  return { run, german };
}

describe('a list of which one entry was refused', () => {
  it('keeps its length: the source holds the place of that entry until the next run', async () => {
    const { run, german } = started();
    const first = await run(refusing('house & garden', 'Close it'));
    assert.deepEqual(german(), {
      title: '[de] Kinds of homes',
      terms: ['[de] flat', 'house & garden', '[de] hut', '[de] tent'],
      steps: [{ text: '[de] Open it' }, { text: 'Close it', note: '[de] Slowly' }],
    });
    assert.deepEqual([...first.result.failed.keys()], ['["terms",1]', '["steps",1,"text"]']);
    assert.equal(first.written?.size, 6);
    assert.deepEqual(
      first.failed.map(({ key, isHeld }) => [key, isHeld]),
      [
        ['terms[1]', true],
        ['steps[1].text', true],
      ],
    );
    const marking = new MarkingTranslator();
    const second = await run(marking);
    assert.deepEqual(marking.sent, ['house & garden', 'Close it']);
    assert.equal(second.written?.size, 2);
    assert.equal(german().terms[1], '[de] house & garden');
    const third = new MarkingTranslator();
    await run(third);
    assert.deepEqual(third.sent, []);
  });

  it('is left as it is where somebody else made it, but for what comes behind', async () => {
    const { run, german } = started({ title: 'Arten', terms: ['Wohnung'] });
    await run(refusing('house & garden'));
    assert.deepEqual(german().terms, ['Wohnung', 'house & garden', '[de] hut', '[de] tent']);
  });

  it('is not begun where nothing of it was translated', async () => {
    const { run, german } = started();
    await run(refusing(...en.terms));
    assert.equal('terms' in german(), false);
  });

  it('is left short by a run that did not come to its end: the next one pays nothing twice', async () => {
    const names = Array.from({ length: 60 }, (_, place) => `Name number ${place}`);
    const { run, german } = started(undefined, { title: 'Names', terms: names });
    const marking = new MarkingTranslator();
    let calls = 0;
    const failing: Translator = {
      codesOf: marking.codesOf,
      bodySize: marking.bodySize,
      translate: (...call) =>
        calls++ === 0
          ? marking.translate(...call)
          : Promise.reject(Object.assign(new Error('456'), { kind: 'quota' })),
    };
    await run(failing);
    assert.equal(german().terms.length, 49);
    const second = new MarkingTranslator();
    await run(second);
    assert.deepEqual(second.sent, names.slice(49));
    assert.deepEqual(german().terms.slice(48, 51), [
      '[de] Name number 48',
      '[de] Name number 49',
      '[de] Name number 50',
    ]);
  });
});
