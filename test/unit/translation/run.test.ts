import assert from 'node:assert/strict';
import { json } from '../../../src/resources/formats/json/json.ts';
import { runSync } from '../../../src/resources/cooperative.ts';
import type { TranslationJob } from '../../../src/translation/job.ts';
import { estimate } from '../../../src/translation/run.ts';
import { planTargetFile } from '../../../src/project/plan/planTargetFile.ts';
import { endsOf, runToEnd, unitsOf, withService } from './withService.ts';
import { unknown } from '../../../src/programs/unknown.ts';

describe('translateUnits', () => {
  const opened = withService();
  const job = (...sources: readonly string[]): TranslationJob => ({
    sourceLocale: 'en',
    locale: 'de',
    units: unitsOf(...sources),
  });
  const sent = () => opened.service.ledger.requests.filter(({ path }) => path === '/v2/translate');

  it('ends every unit once, with the answer to its own text', async () => {
    const texts = Array.from({ length: 120 }, (_, place) => `Text number ${place}`);
    const events = await runToEnd([job(...texts)], opened.translator);
    const ends = endsOf(events);
    assert.equal(Object.keys(ends).length, 120);
    for (const [place] of texts.entries()) assert.match(ends[place] ?? '', new RegExp(`${place}$`));
    assert.equal(sent().length, 3);
  });

  it('sends a text once, however many messages hold it', async () => {
    const events = await runToEnd([job('Save', 'Save', 'Cancel', 'Save')], opened.translator);
    assert.deepEqual([...opened.service.ledger.texts.values()], [1, 1]);
    assert.equal(Object.keys(endsOf(events)).length, 4);
  });

  it('sends nothing for texts without words', async () => {
    const events = await runToEnd([job('{count}', '42', '…')], opened.translator);
    assert.deepEqual(endsOf(events), { 0: '{count}', 1: '42', 2: '…' });
    assert.equal(sent().length, 0);
  });

  it('says of a translation that is its source text', async () => {
    const events = await runToEnd([job('{count}', 'Save')], opened.translator);
    const unchanged = events.flatMap((event) =>
      event.kind === 'translated' ? [[event.unit.source, event.unchanged]] : [],
    );
    assert.deepEqual(Object.fromEntries(unchanged), { '{count}': true, Save: false });
  });

  it('keeps every body within 131,072 bytes and 50 texts', async () => {
    const long = Array.from(
      { length: 60 },
      (_, place) => `${place} ${'Ünïcödé "text" '.repeat(260)}`,
    );
    await runToEnd([job(...long)], opened.translator);
    assert.ok(sent().length > 1);
    for (const { bodyBytes, body } of sent()) {
      assert.ok(bodyBytes <= 131_072, `${bodyBytes} bytes`);
      assert.ok((body as { text: string[] }).text.length <= 50);
    }
  });

  it('reports a text that no request can hold, and translates the others', async () => {
    const events = await runToEnd([job('x'.repeat(140_000), 'Save')], opened.translator);
    assert.equal(endsOf(events)[0], '<tooLong>');
    assert.match(endsOf(events)[1] ?? '', /\[de]/);
  });

  it('estimates exactly what the service then receives', async () => {
    const jobs = [job('Hello {name}!', 'Save', 'Save'), { ...job('Hello {name}!'), locale: 'fr' }];
    const options = { tagHandling: false };
    const estimated = await estimate(jobs, opened.translator, options);
    await runToEnd(jobs, opened.translator);
    assert.equal(opened.service.ledger.characters, estimated.characters);
    assert.equal(sent().length, estimated.requests);
  });

  it('takes natural text from a memory first', async () => {
    const memory = opened.service.state.memories.find(({ name }) => name === 'Product UI');
    assert.ok(memory);
    const events = await runToEnd(
      [{ ...job('Hello {name}!'), memory: { id: memory.id, threshold: 75 } }],
      opened.translator,
    );
    assert.deepEqual(endsOf(events), { 0: 'Hallo {name}!' });
  });

  it('climbs the ladder where the natural answer is broken', async () => {
    opened.service.mangle(['translateNames'], 'natural');
    const memory = opened.service.state.memories.find(({ name }) => name === 'Product UI');
    assert.ok(memory);
    const events = await runToEnd(
      [{ ...job('{owner} shared the {thing}'), memory: { id: memory.id, threshold: 100 } }],
      opened.translator,
    );
    assert.match(endsOf(events)[0] ?? '', /\{owner}.*\{thing}/);
    assert.equal(events.filter((event) => event.kind === 'answered' && event.repair).length, 1);
  });

  it('sends placeholders as tags only where the service handles tags', async () => {
    const events = await runToEnd([job('Hello {name}!', 'Save')], opened.translator, {
      tagHandling: true,
    });
    assert.match(endsOf(events)[0] ?? '', /\{name}/);
    const bodies = sent().map(({ body }) => body as { tag_handling?: string; text: string[] });
    const handled = bodies.filter(({ tag_handling }) => tag_handling === 'xml');
    assert.equal(bodies.length, 2);
    assert.equal(handled.length, 1);
    assert.match(handled[0]?.text[0] ?? '', /<x id="0"\/>/);
  });

  it('expands plural forms to those of the target language', async () => {
    const pl = { ...job('{n, plural, one {# file} other {# files}}'), locale: 'pl' };
    const ends = endsOf(await runToEnd([pl], opened.translator));
    assert.match(ends[0] ?? '', /^\{n, plural, one \{.*few \{.*many \{.*other \{/);
  });

  it('asks for each plural of the target language with a number of its own', async () => {
    const pl = { ...job('{n, plural, one {# file} other {# files}}'), locale: 'pl' };
    const ends = endsOf(await runToEnd([pl], opened.translator));
    const texts = sent().flatMap(({ body }) => (body as { text: string[] }).text);
    assert.deepEqual(texts, ['⟦5⟧ file', '2 files', '5 files', '⟦6⟧ files']);
    assert.match(ends[0] ?? '', /few \{\[pl] # \S+} many \{\[pl] # \S+} other \{\[pl] # \S+}/);
  });

  it('does the same for the messages that are plural forms of i18next', async () => {
    const source = runSync(
      json.parse('{ "a_one": "{{count}} file", "a_other": "{{count}} files" }'),
    );
    const made = { format: 'json', program: unknown, entries: new Map() } as const;
    const input = { source, target: undefined, ...made };
    const locales = { sourceLocale: 'en', targetLocale: 'pl' };
    const { units } = runSync(planTargetFile({ ...input, ...locales, context: false }));
    const ends = endsOf(await runToEnd([{ ...job(), locale: 'pl', units }], opened.translator));
    const texts = sent().flatMap(({ body }) => (body as { text: string[] }).text);
    assert.deepEqual(texts.toSorted(), ['2 files', '5 files', '⟦5⟧ file', '⟦6⟧ files']);
    assert.deepEqual(Object.keys(ends).toSorted(), [
      '["a_few"]',
      '["a_many"]',
      '["a_one"]',
      '["a_other"]',
    ]);
    for (const end of Object.values(ends)) assert.match(end, /^\[pl] \{\{count}} \S+$/);
  });

  it('sends the placeholder where the number does not come back', async () => {
    const texts = ['[pl] {0} plik', 'dwa pliki', 'pięć plików', '[pl] ⟦6⟧ pliku'];
    const translations = texts.map((text) => ({ detected_source_language: 'EN', text }));
    opened.service.faults.add({
      kind: 'answer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ translations }),
    });
    const pl = { ...job('{n, plural, one {# file} other {# files}}'), locale: 'pl' };
    const events = await runToEnd([pl], opened.translator);
    assert.match(
      endsOf(events)[0] ?? '',
      /few \{\[pl] # pliku} many \{\[pl] # pliku} other \{\[pl] # pliku}/,
    );
  });

  it('stops at a used-up quota and keeps what is done', async () => {
    opened.service.faults.add({ kind: 'status', status: 456, after: 1, times: 'always' });
    const texts = Array.from({ length: 400 }, (_, place) => `Sentence ${place}`);
    const ends = Object.values(endsOf(await runToEnd([job(...texts)], opened.translator)));
    const done = ends.filter((end) => !end.startsWith('<'));
    assert.equal(done.length, 50);
    assert.equal(ends.filter((end) => end === '<quota>').length, 350);
  });

  it('gives up only the locale that a memory does not cover', async () => {
    const memory = opened.service.state.memories.find(({ name }) => name === 'Product UI');
    assert.ok(memory);
    const use = { sourceLocale: 'en', memory: { id: memory.id, threshold: 75 } };
    const events = await runToEnd(
      [
        { locale: 'es', units: [{ id: 'es', source: 'Save' }], ...use },
        { locale: 'de', units: [{ id: 'de', source: 'Save' }], ...use },
      ],
      opened.translator,
    );
    assert.deepEqual(endsOf(events), { es: '<memory>', de: 'Speichern' });
  });

  it('names the glossary that is gone, and goes on with the others', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    const french = { ...job(), locale: 'fr', units: [{ id: 'fr', source: 'Save' }] };
    const events = await runToEnd([{ ...job('Save'), glossary: gone }, french], opened.translator);
    const ends = endsOf(events);
    assert.equal(ends[0], '<glossary>');
    assert.match(ends['fr'] ?? '', /\[fr]/);
  });

  it('ends every unit when it is cancelled', async () => {
    opened.service.faults.add({ kind: 'hang', times: 'always' });
    const controller = new AbortController();
    const run = runToEnd([job('Save', 'Cancel')], opened.translator, { signal: controller.signal });
    while (sent().length === 0) await new Promise(setImmediate);
    controller.abort();
    assert.deepEqual(endsOf(await run), { 0: '<cancelled>', 1: '<cancelled>' });
  });

  it('tells how many characters may have been counted in vain', async () => {
    opened.service.faults.add({ kind: 'cut', at: 'request' });
    const events = await runToEnd([job('Save', 'Cancel')], opened.translator);
    const uncertain = events.filter((event) => event.kind === 'perhapsCounted');
    assert.deepEqual(
      uncertain.map(({ characters, texts }) => ({ characters, texts })),
      [{ characters: 'SaveCancel'.length, texts: ['Save', 'Cancel'] }],
    );
    assert.match(endsOf(events)[0] ?? '', /\[de]/);
    const answered = events.flatMap((event) =>
      event.kind === 'answered' ? [event.characters] : [],
    );
    const sum = answered.reduce((all, characters) => all + characters, 0);
    assert.equal(opened.service.ledger.characters, 2 * sum);
  });
});
