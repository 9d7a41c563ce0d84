import assert from 'node:assert/strict';
import type { LocalePlan } from '../../../../../src/project/run/runPlan.ts';
import { planPage, planLines } from '../../../../../src/features/translate/report/planPage.ts';
import { progressText } from '../../../../../src/features/translate/state/progressText.ts';

const german: LocalePlan = {
  locale: 'de',
  counts: {
    missing: 3,
    outdated: 2,
    copied: 0,
    unreviewed: 41,
    translated: 0,
    reviewed: 7,
    due: 4,
    extra: 0,
    targets: 1,
    refused: 0,
  },
  files: ['locales/de.json'],
  toSend: 4,
  reused: 1,
  fromMemory: 2,
  personal: 1,
  moved: 0,
  requests: 1,
  characters: 1_200,
};
const planOf = (...locales: readonly LocalePlan[]) => ({
  sourceLocales: ['en'],
  locales,
  requests: locales.length,
  characters: 1_200 * locales.length,
  without: { memory: [], glossary: [] },
  alike: [],
});

describe('a plan in words', () => {
  it('says for each locale what is due and what is sent, in few lines', () => {
    assert.deepEqual(planLines(planOf(german)), [
      'German: 3 missing · 2 outdated · 41 unreviewed — 1,200 characters',
      '',
      'Reused from the files of the project: 1 message',
      'Reused from TMX files: 2 messages',
      'Outdated, but translated or reviewed by somebody, so left as they are: 1 message',
      'Requests: 1. Identical texts are sent only once.',
    ]);
    const many = Array.from({ length: 50 }, () => german);
    assert.equal(planLines(planOf(...many))[8], '… and 42 more');
  });

  it('says before anything is sent which memory or glossary is not used', () => {
    const without = { memory: ['it'], glossary: ['it', 'pl'] };
    const said = [
      'The translation memory does not cover these locales, and is not used for them: it.',
      'The glossary has no dictionary for these locales, and is not used for them: it and pl.',
    ];
    const plan = { ...planOf(german), without };
    assert.deepEqual(planLines(plan).slice(2, 4), said);
    const { blocks } = planPage(plan, [], () => undefined);
    for (const text of said) {
      assert.ok(blocks.some((block) => block.kind === 'paragraph' && block.text === text));
    }
  });

  it('says before anything is sent which locales the service cannot tell apart', () => {
    const said =
      'The service cannot distinguish these locales, so it translates into only one of their scripts: sr and sr-Latn.';
    const plan = { ...planOf(german), alike: [['sr', 'sr-Latn']] };
    assert.equal(planLines(plan)[2], said);
    const { blocks } = planPage(plan, [], () => undefined);
    assert.ok(blocks.some((block) => block.kind === 'paragraph' && block.text === said));
  });

  it('is a document with the numbers, the price where one is set, and the files', () => {
    const { blocks, places } = planPage(planOf(german), ['Much.'], (count) => `${count} ¤`);
    const table = blocks.find((block) => block.kind === 'table');
    assert.deepEqual(
      table?.rows.map((row) => row.map(({ text }) => text)),
      [['German (de)', '3', '2', '41', '3', '4', '1,200', '1', '1200 ¤']],
    );
    assert.equal(table?.head.length, 9);
    assert.ok(blocks.some((block) => block.kind === 'paragraph' && block.text === 'Much.'));
    assert.deepEqual(places, [{ file: 'locales/de.json' }]);
    const free = planPage(planOf(german), [], () => undefined).blocks;
    assert.equal(free.find((block) => block.kind === 'table')?.head.length, 8);
  });
});

describe('the progress of a run in words', () => {
  it('is there from the start, and names first what is under way', () => {
    const all = ['de', 'fr', 'es', 'it', 'pl', 'ja'].map((locale) => ({
      locale,
      done: 0,
      total: 10,
    }));
    assert.equal(
      progressText(all, 0),
      '0 of 60 messages · German 0/10, French 0/10, Spanish 0/10, Italian 0/10, 2 more',
    );
    const later = all.map((one) => {
      const done = { de: 10, ja: 4 }[one.locale] ?? 0;
      return { ...one, done };
    });
    assert.equal(
      progressText(later, 300),
      '14 of 60 messages · Japanese 4/10, French 0/10, Spanish 0/10, Italian 0/10, 1 more · 300 characters',
    );
  });
});
