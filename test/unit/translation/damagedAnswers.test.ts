import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { TranslationEvent } from '../../../src/translation/job.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { answerTo, SimulatedService } from './sending/simulatedService.ts';
import { endsOf, runToEnd, unitsOf } from './withService.ts';

/** What a run makes of one message among others that are answered well. */
async function endOf(text: string, answer: string): Promise<string> {
  const [end] = await endEventsOf(text, answer);
  return endsOf(end === undefined ? [] : [end])['1'] ?? '';
}

async function endEventsOf(text: string, answer: string): Promise<readonly TranslationEvent[]> {
  const translator: Translator = {
    translate: ({ texts }) =>
      Promise.resolve(texts.map((one) => (/other/u.test(one) ? one : answer))),
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
  const units = unitsOf('One other', text, 'And another');
  const events = await runToEnd([{ sourceLocale: 'en', locale: 'de', units }], translator);
  const ends = endsOf(events);
  assert.deepEqual([ends['0'], ends['2']], ['One other', 'And another']);
  return events.filter((event) => 'unit' in event && event.unit.id === '1');
}

describe('an answer with what no file may hold', () => {
  const damaged: readonly (readonly [name: string, answer: string, code?: string])[] = [
    ['the first half of a cut emoji', 'Änderungen speichern \ud83d'],
    ['the second half of a cut emoji', '\ude00 Änderungen speichern'],
    ['halves in the wrong order', 'Änderungen \ude00\ud83d speichern'],
    ['U+0000', 'Änderungen\0 speichern'],
    ['an escape of a terminal', '\u001b[1mÄnderungen speichern'],
    ['a control of the second row', 'Änderungen \u0085\u0090speichern'],
    ['a character that could not be decoded', '\u{FFFD}nderungen speichern', 'garbled'],
    ['UTF-8 that was read as Latin-1', 'Ã\u0084nderungen speichern fÃ¼r', 'garbled'],
    ['what is no character', 'Änderungen speichern\u{FFFE}'],
    ['an override that turns all behind it', 'Änderungen \u202Espeichern'],
    ['an override that is closed', 'Änderungen \u202Espeichern\u202C'],
    ['an isolate that is not closed', '\u2066Änderungen speichern'],
    ['an end of an embedding that was not begun', 'Änderungen\u202C speichern'],
    ['an isolate that an embedding closes', '\u2067Änderungen\u202C speichern'],
  ];
  for (const [name, answer, wanted = 'invisible-character'] of damaged) {
    it(`(${name}) is refused, and says which`, async () => {
      const [event] = await endEventsOf('Save the changes', answer);
      assert.ok(event?.kind === 'failed');
      assert.equal(event.reason, 'answer');
      assert.ok(event.findings.some(({ code }) => code === wanted));
    });
  }

  it('is asked for in another form where there is one', async () => {
    const asked: string[] = [];
    const translator: Translator = {
      translate: ({ texts }) => {
        asked.push(...texts);
        return Promise.resolve(texts.map((text) => (text.includes('⟦') ? `${text}\ud83d` : text)));
      },
      codesOf: (pair) => pair,
      bodySize: () => 200,
    };
    const job = { sourceLocale: 'en', locale: 'de', units: unitsOf('Hello {name}, bye') };
    assert.deepEqual(endsOf(await runToEnd([job], translator)), { '0': 'Hello {name}, bye' });
    assert.deepEqual(asked, ['Hello ⟦0⟧, bye', 'Hello XPH0X, bye']);
  });

  it('is taken where the source has the same, and where marks are closed', async () => {
    const bell = '\u0007Änderungen speichern';
    assert.equal(await endOf('\u0007Save the changes', bell), bell);
    const isolated = 'Für \u2068{Ali}\u2069: speichern'.replaceAll(/[{}]/gu, '');
    assert.equal(await endOf('Save for Ali', isolated), isolated);
    const open = '\u202EÄnderungen';
    assert.equal(await endOf('\u202EChanges', open), open);
    assert.equal(await endOf('Family', '👨‍👩‍👧 Familie'), '👨‍👩‍👧 Familie');
  });
});

describe('tokens of ours in an answer', () => {
  const strays = [
    'Hallo ⟦0⟧, willkommen',
    'Hallo ⟦ 0 ⟧, willkommen',
    'Hallo ⟦０⟧, willkommen',
    'Hallo ⟦null⟧, willkommen',
    'Hallo ［［０］］, willkommen',
    'Hallo 【0】, willkommen',
    'Hallo [0], willkommen',
    'Hallo 〖0〗, willkommen',
    'Hallo ⟪0⟫, willkommen',
    'Hallo 0⟧, willkommen',
    'Hallo ⟦٠⟧, willkommen',
    'Hallo XPH0X, willkommen',
    'Hallo xph 0 x, willkommen',
    'Hallo ＸＰＨ０Ｘ, willkommen',
    'Hallo ХРН0Х, willkommen',
    'Hallo <x id="0"/>, willkommen',
    'Hallo < x id = "0" / >, willkommen',
    'Hallo ＜x id＝"０"/＞, willkommen',
    'Hallo &lt;x id="0"/&gt;, willkommen',
    'Hallo <x ід="0"/>, willkommen',
    'Hallo x id="0", willkommen',
    'Hallo </x>, willkommen',
  ];
  for (const stray of strays) {
    it(`are never written for a text without any: ${stray}`, async () => {
      assert.match(await endOf('Save the changes', stray), /^<(?:answer|badAnswer)>$/u);
      assert.doesNotMatch(await endOf('Save {count} changes', stray), /0|[⟦⟧]|<.?x|null/u);
    });
  }

  it('are told from the arguments of the text, which have numbers too', async () => {
    const service = new SimulatedService({
      trouble: ({ texts }) => ({
        body: answerTo(texts.map((text) => text.replace(/⟦(\d+)⟧/u, '⟦$1⟧ [$1]'))),
      }),
    });
    const { events } = await service.run(['Open {0} now', 'Close {1} now']);
    const written = events.flatMap((event) => (event.kind === 'translated' ? event.value : []));
    assert.equal(written.length, 2);
    assert.doesNotMatch(written.join(), /\[\d/u);
  });

  it('are none where the source has the like', async () => {
    assert.equal(await endOf('See [1]', 'Siehe 【1】'), 'Siehe 【1】');
    assert.equal(await endOf('Press 1 for sales', 'Taste 【1】'), 'Taste 【1】');
    assert.equal(await endOf('See (1)', 'Siehe [1]'), 'Siehe [1]');
    assert.equal(await endOf('Token ⟦a⟧', 'Zeichen ⟦a⟧'), 'Zeichen ⟦a⟧');
    assert.equal(await endOf('The max idea', 'Die Max-Idee'), 'Die Max-Idee');
  });
});

describe('an answer of which one translation is useless', () => {
  const useless: readonly (readonly [name: string, item: unknown])[] = [
    ['null', null],
    ['a number', 5],
    ['a text that is no object', 'Speichern'],
    ['an empty object', {}],
    ['a text that is null', { text: null, detected_source_language: 'EN' }],
    ['a list', [{ text: 'Speichern' }]],
    ['an empty text', { text: '' }],
  ];
  for (const [name, item] of useless) {
    it(`(${name}) costs only this one, and each text is paid for once`, async () => {
      const texts = Array.from({ length: 300 }, (_, place) => `Sentence ${place} here`);
      const service = new SimulatedService({
        trouble: ({ texts: sent }) => {
          const place = sent.findIndex((text) => text.includes(' 137 '));
          if (place < 0) return undefined;
          const answer = JSON.parse(answerTo(sent)) as { translations: unknown[] };
          answer.translations[place] = item;
          return { body: JSON.stringify(answer) };
        },
      });
      const { failed, translated, events } = await service.run(texts);
      assert.deepEqual([failed, translated], [{ answer: 1 }, 299]);
      const paid = events.reduce(
        (sum, event) => sum + (event.kind === 'answered' ? event.characters : 0),
        0,
      );
      assert.equal(paid, texts.join('').length);
      assert.deepEqual(service.billedTwice, []);
      assert.equal(events.filter(({ kind }) => kind === 'perhapsCounted').length, 0);
    });
  }

  it('costs nobody else in any place of any batch', async () => {
    const places = fc.uniqueArray(fc.nat({ max: 119 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(places, async (bad) => {
        const isBad = (text: string) => bad.some((place) => text.includes(` ${place} `));
        const service = new SimulatedService({
          trouble: ({ texts: sent }) => {
            const answer = JSON.parse(answerTo(sent)) as { translations: unknown[] };
            const translations = answer.translations.map((one, at) =>
              isBad(sent[at] ?? '') ? null : one,
            );
            return { body: JSON.stringify({ translations }) };
          },
        });
        const { failed, translated } = await service.run(
          Array.from({ length: 120 }, (_, place) => `Sentence ${place} here`),
        );
        const count = Object.values(failed).reduce((sum, one) => sum + one, 0);
        assert.deepEqual([count, translated], [bad.length, 120 - bad.length]);
      }),
      { seed: 7, numRuns: 20 },
    );
  });
});
