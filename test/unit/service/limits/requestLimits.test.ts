import assert from 'node:assert/strict';
import {
  evaluationJobs,
  evaluationLimits,
} from '../../../../src/project/evaluation/evaluationJobs.ts';
import { limits } from '../../../../src/service/limits.ts';
import { createTranslator } from '../../../../src/service/text/translator.ts';
import { createRephraser } from '../../../../src/service/rephrase/createRephraser.ts';
import {
  instructionsProblem,
  optionsOf,
} from '../../../../src/translation/options/optionChoice.ts';
import { optionLimits } from '../../../../src/translation/options/translationOptions.ts';
import { translateUnits } from '../../../../src/translation/run.ts';
import { bodyLimit, textLimit } from '../../../../src/translation/translator.ts';
import { demoKeys } from '../../../service/keys.ts';
import { connect, failure, useService } from '../connect.ts';

const { signal } = new AbortController();
const how = { signal, tagHandling: false };

describe('the limits of a request', () => {
  const service = useService();
  const open = (key: string = demoKeys.paid) => connect(service().url, { key: () => key }).client;
  const sent = () => service().ledger.requests;

  it('are one number, wherever it is written', () => {
    assert.deepEqual([bodyLimit, textLimit], [limits.requestBytes, limits.textsPerRequest]);
  });

  describe('that rephrases or corrects', () => {
    for (const operation of ['rephrase', 'correct'] as const) {
      it(`has 50 texts to ${operation}, and one more goes by itself`, async () => {
        const write = (count: number) =>
          open().rephrasing[operation]({ texts: Array<string>(count).fill('x') });
        await write(textLimit);
        await failure(write(textLimit + 1), { kind: 'invalid' });
        const units = Array.from({ length: textLimit + 1 }, (_, place) => ({
          id: String(place),
          source: `No. ${place}`,
        }));
        const job = { sourceLocale: 'en', locale: 'en', units };
        const events = translateUnits([job], createRephraser(open(), { operation }), how);
        const ends: string[] = [];
        for await (const event of events) if ('unit' in event) ends.push(event.kind);
        assert.deepEqual(ends, Array(textLimit + 1).fill('translated'));
        const counts = sent().map(({ body }) => (body as { text: readonly string[] }).text.length);
        assert.deepEqual(
          counts.slice(2).toSorted((a, b) => a - b),
          [1, textLimit],
        );
      });

      it(`has 10 KiB to ${operation} as it is encoded, its wish counted, and no byte more`, async () => {
        const wish = operation === 'rephrase' ? { wish: { style: 'academic' } as const } : {};
        const writing = { operation, language: 'EN-GB', ...wish };
        const request = (text: string) => ({ ...writing, texts: [text] });
        const room = bodyLimit - createRephraser(open(), writing).bodySize({ texts: ['ä" x'] });
        const fits = `ä" x${'x'.repeat(room)}`;
        await open().rephrasing[operation](request(fits));
        assert.equal(sent().at(-1)?.bodyBytes, limits.writeBytes);
        await failure(open().rephrasing[operation](request(`${fits}x`)), { kind: 'tooLarge' });
        const unit = (source: string) => ({ id: source, source });
        const job = { sourceLocale: 'en', locale: 'en', units: [unit(fits), unit(`x${fits}`)] };
        const ends: string[] = [];
        const events = translateUnits([job], createRephraser(open(), writing), how);
        for await (const event of events)
          if ('unit' in event) ends.push(event.kind === 'failed' ? event.reason : event.kind);
        assert.deepEqual(ends.toSorted(), ['tooLong', 'translated']);
        assert.equal(sent().length, 3);
      });

      it(`may ${operation} what the quota has left, and not a character more`, async () => {
        const { state } = service();
        state.used.set(demoKeys.paid, 99_999_990);
        const write = (text: string) => open().rephrasing[operation]({ texts: [text] });
        await failure(write('12345678👋ab'), { kind: 'quota' });
        await write('12345678👋a');
        await failure(write('x'), { kind: 'quota' });
      });
    }
  });

  describe('that is shaped', () => {
    const translate = (customInstructions: readonly string[]) =>
      createTranslator(open(), { mode: 'interactive' }).translate(
        {
          texts: ['Hello'],
          sourceLocale: 'en',
          targetLocale: 'de',
          options: optionsOf({ customInstructions }),
        },
        signal,
      );
    const problem = (customInstructions: readonly string[]) =>
      instructionsProblem(optionsOf({ customInstructions }));
    const { instructions: most, instructionLength: longest } = optionLimits;

    for (const letter of ['x', '👋']) {
      it(`has 10 instructions of 300 characters, and no more of either: ${letter}`, async () => {
        const longestOnes = Array<string>(most).fill(letter.repeat(longest));
        assert.equal(problem(longestOnes), undefined);
        await translate(longestOnes);
        const tooMany = [...longestOnes, letter];
        assert.equal(problem(tooMany), 'tooMany');
        await failure(translate(tooMany), { kind: 'invalid' });
        const tooLong = [letter.repeat(longest + 1)];
        assert.equal(problem(tooLong), 'tooLong');
        await failure(translate(tooLong), { kind: 'invalid' });
      });
    }

    it('may follow any of the lists of style rules, however many pages they have', async () => {
      const { state } = service();
      for (const count of [limits.smallPageSize, limits.smallPageSize + 1]) {
        state.styleRules = Array.from({ length: count }, (_, place) => ({
          id: crypto.randomUUID(),
          account: 'main',
          name: `Rules ${place}`,
          language: 'de',
        }));
        assert.equal((await open().styleRules.list()).length, count);
      }
    });

    it('may follow any of them where a service has shorter pages than it was asked for', async () => {
      const headers = { 'content-type': 'application/json' };
      for (const ids of [['a', 'b'], ['c', 'd'], ['e'], []]) {
        const style_rules = ids.map((id) => ({ style_id: id, name: id, language: 'de' }));
        service().faults.add({ kind: 'answer', body: JSON.stringify({ style_rules }), headers });
      }
      assert.equal((await open().styleRules.list()).length, 5);
    });

    it('is not followed where a service ignores the page of style rules', async () => {
      const page = Array.from({ length: limits.smallPageSize }, (_, place) => ({
        style_id: `${place}`,
        name: `Rules ${place}`,
        language: 'de',
      }));
      const body = JSON.stringify({ style_rules: page });
      const headers = { 'content-type': 'application/json' };
      service().faults.add({ kind: 'answer', body, headers, times: 'always' });
      assert.equal((await open().styleRules.list()).length, page.length);
      assert.equal(service().ledger.requests.length, 2);
    });
  });

  describe('that evaluates', () => {
    const languages = { sourceLanguage: 'en', targetLanguage: 'es-419' };
    const pair = (target: string) => ({ source: 'x', target });
    const submit = (segments: readonly { readonly source: string; readonly target: string }[]) =>
      open().evaluation.submit({ ...languages, segments });
    const jobsOf = (targets: readonly string[]) => {
      const overhead = open().evaluation.bodySize({ ...languages, segments: [] });
      return evaluationJobs(targets.map(pair), overhead);
    };

    it('has 500 pairs, and no more', async () => {
      const targets = Array<string>(evaluationLimits.pairs + 1).fill('y');
      const { jobs } = jobsOf(targets);
      assert.deepEqual(
        jobs.map(({ length }) => length),
        [evaluationLimits.pairs, 1],
      );
      for (const job of jobs) await submit(job);
      await failure(submit(targets.map(pair)), { kind: 'invalid' });
    });

    it('has texts of 10,000 characters, and no longer ones', async () => {
      const fits = '👋'.repeat(evaluationLimits.characters);
      const { jobs, tooLong } = jobsOf([fits, `${fits}x`]);
      assert.deepEqual([jobs, tooLong], [[[pair(fits)]], [pair(`${fits}x`)]]);
      await submit([pair(fits)]);
      for (const one of [pair(`${fits}x`), { source: `${fits}x`, target: 'y' }])
        await failure(submit([one]), { kind: 'invalid' });
    });

    it('has 128 KiB as it is encoded, and no byte more', async () => {
      const targets = Array.from({ length: 13 }, () => `"\n${'ä'.repeat(4_990)}`);
      const left =
        bodyLimit - open().evaluation.bodySize({ ...languages, segments: targets.map(pair) });
      assert.ok(left > 100, `${left} bytes left`);
      const filler = 'x'.repeat(left - JSON.stringify(pair('')).length - 1);
      const fits = [...targets, filler];
      assert.deepEqual(jobsOf(fits).jobs, [fits.map(pair)]);
      await submit(fits.map(pair));
      assert.equal(sent().at(-1)?.bodyBytes, bodyLimit);
      const over = [...targets, `${filler}x`];
      assert.deepEqual(
        jobsOf(over).jobs.map(({ length }) => length),
        [13, 1],
      );
      await failure(submit(over.map(pair)), { kind: 'tooLarge' });
    });
  });

  it('that reports usage has 366 days, and no more', async () => {
    const { admin } = open(demoKeys.admin);
    await admin.usage('2024-01-01', '2024-12-31');
    await failure(admin.usage('2024-01-01', '2025-01-01'), { kind: 'invalid' });
  });

  it('that limits a key blocks it with 0, and takes the largest number there is', async () => {
    const { admin } = open(demoKeys.admin);
    const [key] = await admin.list();
    const set = (characters: number) =>
      admin.setLimits(key?.id ?? '', { characters, speechMilliseconds: undefined });
    for (const characters of [0, Number.MAX_SAFE_INTEGER])
      assert.equal((await set(characters)).limits.characters, characters);
    for (const characters of [-1, Number.MAX_SAFE_INTEGER + 1])
      await failure(set(characters), { kind: 'invalid' });
  });
});
