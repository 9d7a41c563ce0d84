import assert from 'node:assert/strict';
import type { RunOptions } from '../../../../src/translation/job.ts';
import type { Translator } from '../../../../src/translation/translator.ts';
import { onDisk } from '../onDisk.ts';
import { endsOf, runToEnd, unitsOf } from '../withService.ts';

type Mix = (answers: string[], request: number) => string[];

/** Translates well, and then gives the answers of a request to other texts than they belong to. */
function mixing(mix: Mix) {
  const sent: (readonly string[])[] = [];
  const translator: Translator = {
    translate({ texts }) {
      sent.push(texts);
      const answers = texts.map((text) => text.replaceAll(/\bthe\b/gu, 'die'));
      return Promise.resolve(texts.length > 1 ? mix(answers, sent.length) : answers);
    },
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
  return { sent, translator };
}

async function run(translator: Translator, texts: readonly string[], options: Partial<RunOptions>) {
  const job = { sourceLocale: 'en', locale: 'de', units: unitsOf(...texts) };
  const events = await runToEnd([job], translator, options);
  return { ends: endsOf(events), events };
}

const right = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, place) => [place, text.replaceAll(/\bthe\b/gu, 'die')]));

const swapped =
  (one: number, other: number): Mix =>
  (answers) => {
    const mixed = [...answers];
    [mixed[one], mixed[other]] = [answers[other] ?? '', answers[one] ?? ''];
    return mixed;
  };
const rotated: Mix = ([first = '', ...rest]) => [...rest, first];
const moved: Mix = (answers) => ['', ...answers.slice(0, -1)];
const reversed: Mix = (answers) => answers.toReversed();

const greeting = 'Hello {name}, welcome to the team';
const plain = 'Save the changes';
const some = [greeting, plain, 'Open the file', 'Delete {file} of the user', 'Close the door'];
const many = Array.from({ length: 50 }, (_, place) => `Send the file {name} to no. ${place}`);

describe('answers that came to other texts', () => {
  const cases: readonly (readonly [name: string, texts: readonly string[], mix: Mix])[] = [
    ['two swapped, of which one has a token', [greeting, plain], swapped(0, 1)],
    ['two swapped that have the same placeholder', many, swapped(3, 41)],
    ['all moved on by one', some, rotated],
    ['the first lost, and all others moved', some, moved],
    ['the other way round', many, reversed],
  ];
  for (const tagHandling of [true, false]) {
    for (const [name, texts, mix] of cases) {
      const form = tagHandling ? 'as XML' : 'as tokens';
      it(`(${name}; ${form}) are refused as a whole, and asked for once more`, async () => {
        const texts2 = tagHandling ? texts.map((text) => `${text} {x}`) : texts;
        const once: Mix = (answers, request) => (request === 1 ? mix(answers, 1) : answers);
        const { translator, sent } = mixing(once);
        const { ends } = await run(translator, texts2, { tagHandling });
        assert.deepEqual(ends, right(texts2));
        assert.equal(sent.length, 2);
      });

      it(`(${name}; ${form}; each time) are never written`, async () => {
        const texts2 = tagHandling ? texts.map((text) => `${text} {x}`) : texts;
        const { translator, sent } = mixing(mix);
        const { ends, events } = await run(translator, texts2, { tagHandling });
        for (const [id, end] of Object.entries(ends))
          assert.ok(end === '<badAnswer>' || end === right(texts2)[id], end);
        // Two texts are then asked for one by one; more are not paid for again and again.
        assert.ok(sent.length <= (texts.length > 2 ? 3 : 4), `${sent.length} requests`);
        assert.ok(events.some(({ kind }) => kind === 'perhapsCounted'));
      });
    }
  }

  it('are not kept, and what is kept is found again in another batch', async () => {
    const disk = onDisk();
    const { translator, sent } = mixing((answers) => answers);
    await run(translator, [plain, greeting], { journal: disk.open() });
    const again = await run(translator, ['Close the door', greeting], { journal: disk.open() });
    assert.deepEqual(again.ends, right(['Close the door', greeting]));
    assert.deepEqual(sent[1], ['Close the door']);
    const other = onDisk();
    const { translator: bad } = mixing(swapped(0, 1));
    await run(bad, [plain, greeting], { journal: other.open() });
    const later = await run(translator, [plain, greeting], { journal: other.open() });
    assert.deepEqual(later.ends, right([plain, greeting]));
  });

  it('count as they were sent, in the estimate, on the way and for the limit', async () => {
    const { translator, sent } = mixing((answers) => answers);
    const { events } = await run(translator, many, {});
    const told = events.reduce(
      (sum, one) => sum + (one.kind === 'answered' ? one.characters : 0),
      0,
    );
    assert.equal(told, sent.flat().join('').length);
    const short = await run(translator, many, { mostCharacters: told - 1 });
    const spent = short.events.reduce(
      (sum, one) => sum + (one.kind === 'answered' ? one.characters : 0),
      0,
    );
    assert.ok(spent < told);
    const enough = await run(translator, many, { mostCharacters: told });
    assert.deepEqual(enough.ends, right(many));
  });

  it('are no sign where a text has brackets of its own, or one placeholder is lost', async () => {
    const texts = ['See [[5]] in the list', 'Open the {file}', 'No token here', 'Note [5]'];
    const lose = (answer: string) =>
      answer.replace(/⟦\d+⟧/u, '').replace(/^(Note) \[5\]$/u, '$1 【5】');
    const literal = mixing((answers) => answers.map(lose));
    const { ends } = await run(literal.translator, texts, {});
    assert.deepEqual(ends, { ...right(texts), 3: 'Note 【5】' });
  });
});
