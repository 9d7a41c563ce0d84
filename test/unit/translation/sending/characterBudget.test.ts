import assert from 'node:assert/strict';
import type { RunOptions, TranslationEvent } from '../../../../src/translation/job.ts';
import type { Translator } from '../../../../src/translation/translator.ts';
import { billedCharacters } from '../../../../src/translation/batches.ts';
import { endsOf, runToEnd, unitsOf } from '../withService.ts';
import { SimulatedService, sentences, type Trouble } from './simulatedService.ts';

const lengthOf = (texts: readonly string[]) => billedCharacters({ texts });

/** Answers as it is told, and notes what it is asked; where it breaks off, the texts may have been counted. */
function translatorOf(answer: (text: string) => string, breaksOff: (number: number) => boolean) {
  const asked: (readonly string[])[] = [];
  const translator: Translator = {
    translate({ texts }, _, how) {
      asked.push(texts);
      if (!breaksOff(asked.length)) return Promise.resolve(texts.map(answer));
      how?.onTrouble?.('perhapsCounted');
      const error = Object.assign(new Error('cut'), { kind: 'network', ambiguous: true });
      return Promise.reject(error);
    },
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
  return { asked, translator };
}

const never = () => false;

const run = (
  sources: readonly string[],
  translator: Translator,
  options: Partial<RunOptions>,
): Promise<readonly TranslationEvent[]> =>
  runToEnd([{ sourceLocale: 'en', locale: 'de', units: unitsOf(...sources) }], translator, options);

const sentBy = (events: readonly TranslationEvent[]) =>
  events.reduce(
    (sum, event) =>
      event.kind === 'answered' || event.kind === 'perhapsCounted' ? sum + event.characters : sum,
    0,
  );

describe('a run that may send so many characters and no more', () => {
  const broken = (text: string) => (/[⟦X]/.test(text) ? 'Hallo' : `[de] ${text}`);
  const [first, second] = ['Hello ⟦5⟧, bye', 'Hello XPH0X, bye'];

  it('sends no repair that would not fit, and says so', async () => {
    const { asked, translator } = translatorOf(broken, never);
    const mostCharacters = lengthOf([first, 'Save']) + lengthOf([second]) - 1;
    const events = await run(['Hello {name}, bye', 'Save'], translator, { mostCharacters });
    assert.deepEqual(endsOf(events), { '0': '<limit>', '1': '[de] Save' });
    assert.deepEqual(asked.flat(), [first, 'Save']);
  });

  it('sends each form of a repair that fits', async () => {
    const { asked, translator } = translatorOf(broken, never);
    const mostCharacters = lengthOf([first, 'Save', second, 'Hello', 'bye']);
    const events = await run(['Hello {name}, bye', 'Save'], translator, { mostCharacters });
    assert.deepEqual(endsOf(events), { '0': '[de] Hello {name}, [de] bye', '1': '[de] Save' });
    assert.deepEqual(asked.flat(), [first, 'Save', second, 'Hello', 'bye']);
  });

  it('sends those of the repairs that fit', async () => {
    const sources = ['First {name}!', 'Second {name}!', 'Third {name}!'];
    const repaired = (text: string) => (text.includes('⟦') ? 'Hallo' : `[de] ${text}`);
    const { translator } = translatorOf(repaired, never);
    const asked = ['First ⟦0⟧!', 'Second ⟦0⟧!', 'Third ⟦0⟧!', 'First XPH0X!'];
    const mostCharacters = lengthOf(asked);
    const events = await run(sources, translator, { mostCharacters });
    assert.deepEqual(endsOf(events), { '0': '[de] First {name}!', '1': '<limit>', '2': '<limit>' });
    assert.equal(sentBy(events), mostCharacters);
  });

  it('keeps a sound answer that it would have liked to be better', async () => {
    const clumped = (text: string) => (text.includes('⟦') ? 'Hallo ⟦0⟧⟦1⟧' : text);
    const { asked, translator } = translatorOf(clumped, never);
    const mostCharacters = lengthOf(['Hello ⟦0⟧ and ⟦1⟧']);
    const events = await run(['Hello {first} and {last}'], translator, { mostCharacters });
    assert.deepEqual(endsOf(events), { '0': 'Hallo {first} {last}' });
    assert.equal(asked.length, 1);
  });

  it('counts what broke off, which the service may bill', async () => {
    const { asked, translator } = translatorOf(broken, (number) => number === 1);
    const events = await run(['Save'], translator, { mostCharacters: 7 });
    assert.deepEqual(endsOf(events), { '0': '<limit>' });
    assert.deepEqual(asked, [['Save']]);
    const again = translatorOf(broken, (number) => number === 1);
    const more = await run(['Save'], again.translator, { mostCharacters: 8 });
    assert.deepEqual(endsOf(more), { '0': '[de] Save' });
  });

  it('does not count what the service refused', async () => {
    const trouble = ({ number }: { readonly number: number }): Trouble | undefined =>
      number < 4 ? { status: 503 } : undefined;
    const service = new SimulatedService({ trouble });
    const sources = sentences(60);
    const { translated } = await service.run(sources, { mostCharacters: lengthOf(sources) });
    assert.equal(translated, 60);
  });

  for (const seed of [1, 2, 3, 4, 5]) {
    it(`never sends more, whatever goes wrong (${seed})`, async () => {
      const troubles = ['cut', { status: 503 }, { body: '{}' }, undefined, undefined] as const;
      const service: SimulatedService = new SimulatedService(
        { trouble: () => troubles[Math.floor(service.time.random() * troubles.length)] },
        seed,
      );
      const sources = sentences(400);
      const mostCharacters = Math.floor(lengthOf(sources) * 1.1);
      const { translated, failed, events } = await service.run(sources, { mostCharacters });
      const ends = Object.values(failed).reduce((sum, count) => sum + count, translated);
      assert.equal(ends, 400);
      assert.ok(sentBy(events) <= mostCharacters, `${sentBy(events)} of ${mostCharacters}`);
      assert.ok((failed['limit'] ?? 0) > 0, JSON.stringify(failed));
    });
  }
});
