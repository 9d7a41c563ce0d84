import assert from 'node:assert/strict';
import { runSync } from '../../../src/resources/cooperative.ts';
import { settleJournal } from '../../../src/project/run/finishRun.ts';
import type { TranslationJob, TranslationEvent } from '../../../src/translation/job.ts';
import type { Journal } from '../../../src/translation/journal.ts';
import { estimate, translateUnits } from '../../../src/translation/run.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { onDisk } from './onDisk.ts';
import { endsOf, unitsOf } from './withService.ts';

const signal = new AbortController().signal;

/** Answers as it is told, and notes what it is asked. */
function translatorOf(answer: (text: string) => string) {
  const asked: string[] = [];
  const translator: Translator = {
    translate({ texts }) {
      asked.push(...texts);
      return Promise.resolve(texts.map(answer));
    },
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
  return { asked, translator };
}

const jobOf = (...texts: readonly string[]): TranslationJob => ({
  sourceLocale: 'en',
  locale: 'de',
  units: unitsOf(...texts),
});

async function eventsOf(job: TranslationJob, translator: Translator, journal: Journal) {
  const events: TranslationEvent[] = [];
  const options = { tagHandling: false, signal, journal };
  for await (const event of translateUnits([job], translator, options)) events.push(event);
  return events;
}

const run = async (...how: Parameters<typeof eventsOf>) => endsOf(await eventsOf(...how));

const recalledIn = (events: readonly TranslationEvent[]) =>
  events.filter(({ kind }) => kind === 'recalled').length;

/** Ends a run of which nothing was written. */
async function close(
  { open, disk }: ReturnType<typeof onDisk>,
  journal: Journal,
  job: TranslationJob,
  translator: Translator,
) {
  const answers = {
    async close(run: Journal, askAgain: ((left: Journal) => Promise<void>) | undefined) {
      const left = open();
      await askAgain?.(left);
      const before = new TextEncoder().encode(disk.text);
      disk.text = runSync(run.rest(before, left));
      return before;
    },
  };
  await settleJournal(answers, { translator, tagHandling: false, journal }, [job]);
}

describe('answers that every form of a text refuses', () => {
  const broken = translatorOf((text) => `${text} {more}`);
  const sound = translatorOf((text) => text.replace('Hello', 'Hallo').replace('Open', 'Öffne'));

  for (const text of ['Hello {name}', 'Open the file', 'Hello {name}, bye']) {
    it(`are asked for again by the next run: ${text}`, async () => {
      const disk = onDisk();
      const job = jobOf(text);
      const first = disk.open();
      const ends = await run(job, broken.translator, first);
      assert.match(ends['0'] ?? '', /^<(?:placeholders|answer)>$/);
      sound.asked.length = 0;
      const second = disk.open();
      const options = { tagHandling: false, journal: second };
      assert.equal((await estimate([job], sound.translator, options)).requests, 1);
      assert.doesNotMatch((await run(job, sound.translator, second))['0'] ?? '', /^</);
      assert.ok(sound.asked.length > 0);
    });
  }

  it('are not told as reused where they are asked for again', async () => {
    const disk = onDisk();
    const job = jobOf('Hello {name}, bye', 'Open');
    const question = { sourceLocale: 'en', targetLocale: 'de' };
    const bad = ['Hello ⟦0⟧, bye', 'Hello XPH0X, bye', 'Hello', 'bye'];
    await disk.open().keep({ ...question, texts: bad }, ['', '', '', '']);
    await disk.open().keep({ ...question, texts: ['Open'] }, ['Öffnen']);
    const events = await eventsOf(job, sound.translator, disk.open());
    assert.deepEqual(endsOf(events), { '0': 'Hallo {name}, bye', '1': 'Öffnen' });
    assert.equal(recalledIn(events), 1);
  });

  it('end the message where only the first form was asked for earlier', async () => {
    const disk = onDisk();
    const job = jobOf('Hello {name}, bye');
    const first = { sourceLocale: 'en', targetLocale: 'de', texts: ['Hello ⟦0⟧, bye'] };
    await disk.open().keep(first, ['Hallo, tschüss']);
    broken.asked.length = 0;
    const events = await eventsOf(job, broken.translator, disk.open());
    assert.deepEqual(endsOf(events), { '0': '<placeholders>' });
    assert.deepEqual(broken.asked, ['Hello XPH0X, bye', 'Hello', 'bye']);
    assert.equal(recalledIn(events), 1);
  });

  it('are not kept when the run is closed, and sound ones beside them are', async () => {
    const disk = onDisk();
    const job = jobOf('Hello {name}', 'Cancel');
    const mixed = translatorOf((text) => (text === 'Cancel' ? 'Abbrechen' : `${text} {x}`));
    const journal = disk.open();
    await run(job, mixed.translator, journal);
    await close(disk, journal, job, mixed.translator);
    const left = disk.open();
    const question = { sourceLocale: 'en', targetLocale: 'de' };
    assert.equal(left.peek(question, 'Cancel'), 'Abbrechen');
    assert.equal(left.peek(question, 'Hello ⟦0⟧'), undefined);
    mixed.asked.length = 0;
    await run(job, mixed.translator, left);
    assert.ok(mixed.asked.includes('Hello ⟦0⟧') && !mixed.asked.includes('Cancel'));
  });

  it('say what is wrong: nothing of placeholders where there are none', async () => {
    const reasons = async (text: string, answer: string) =>
      (await run(jobOf(text), translatorOf(() => answer).translator, onDisk().open()))['0'];
    assert.equal(await reasons('Open', 'Öffne %s'), '<answer>');
    assert.equal(await reasons('Open', ''), '<answer>');
    assert.equal(await reasons('Open {file}', ''), '<answer>');
    assert.equal(await reasons('Open {file}', 'Öffne {Datei}'), '<placeholders>');
    assert.equal(await reasons('Terms & Conditions', 'AGB &amp; mehr'), 'AGB & mehr');
  });
});
