import assert from 'node:assert/strict';
import { rowsOf } from '../../../src/speech/rows.ts';
import {
  emptyTranscript,
  piecesOf,
  textOf,
  withChange,
  type TranscriptChange,
} from '../../../src/speech/transcript.ts';
import { transcriptFile } from '../../../src/speech/transcriptFile.ts';

const piece = (text: string, start: number, end = start + 1000) => ({ text, start, end });
const after = (...changes: readonly TranscriptChange[]) =>
  changes.reduce(withChange, emptyTranscript(['de', 'pt-BR']));

describe('a transcript', () => {
  it('adds what is concluded and replaces what is tentative', () => {
    const { source } = after(
      { type: 'source', concluded: [], tentative: [piece('Hel', 0)] },
      { type: 'source', concluded: [piece('Hello.', 0)], tentative: [piece('How', 1000)] },
      { type: 'source', concluded: [], tentative: [piece('How are', 1000)] },
    );
    assert.equal(textOf(source), 'Hello. How are');
    assert.equal(source.concluded.length, 1);
  });

  it('keeps what was tentative when the connection was lost, and says where', () => {
    const { source, gaps } = after(
      { type: 'source', concluded: [], tentative: [piece('Hello', 0)] },
      { type: 'gap', from: 800, to: 1500 },
      { type: 'source', concluded: [piece('World.', 1500)], tentative: [] },
    );
    assert.equal(textOf(source), 'Hello World.');
    assert.deepEqual(gaps, [{ from: 800, to: 1500 }]);
  });

  for (const [what, ...changes] of [
    [
      'is concluded after all',
      { type: 'source', concluded: [piece('Hello there.', 0, 1200)], tentative: [] },
    ],
    [
      'is tentative again, and then concluded',
      { type: 'source', concluded: [], tentative: [piece('Hello there', 0, 1200)] },
      { type: 'source', concluded: [piece('Hello there.', 0, 1200)], tentative: [] },
    ],
    [
      'is concluded in pieces',
      { type: 'source', concluded: [piece('Hel', 0, 300)], tentative: [] },
      { type: 'source', concluded: [piece('lo', 300, 600)], tentative: [] },
      { type: 'source', concluded: [piece('there.', 600, 1000)], tentative: [] },
    ],
    [
      'is concluded after a second gap',
      { type: 'gap', from: 900, to: 950 },
      { type: 'source', concluded: [piece('Hello there.', 10, 1100)], tentative: [] },
    ],
  ] as readonly (readonly [string, ...TranscriptChange[]])[]) {
    it(`has nothing twice where what was tentative at a gap ${what}`, () => {
      const { source } = after(
        { type: 'source', concluded: [piece('First.', -1000)], tentative: [piece('Hello', 0)] },
        { type: 'gap', from: 800, to: 850 },
        ...changes,
      );
      assert.equal(textOf(source).replaceAll('Hel lo', 'Hello'), 'First. Hello there.');
    });
  }

  it('loses no piece without times at a gap, and has none twice that is said again in the same words', () => {
    const untimed = (text: string) => ({ text, start: 0, end: 0 });
    const before = [
      { type: 'source', concluded: [untimed('First.')], tentative: [untimed('Important words')] },
      { type: 'gap', from: 0, to: 800 },
    ] as const;
    const source = (...said: readonly string[]) =>
      textOf(after(...before, ...said.map(heardWhole)).source);
    const heardWhole = (text: string) =>
      ({ type: 'source', concluded: [untimed(text)], tentative: [] }) as const;
    assert.equal(source('Next.'), 'First. Important words Next.');
    assert.equal(source('Important words', 'Next.'), 'First. Important words Next.');
    const { source: noEnd } = after(
      { type: 'source', concluded: [], tentative: [{ text: 'Hel', start: 500, end: 500 }] },
      { type: 'gap', from: 0, to: 800 },
      { type: 'source', concluded: [piece('Hello', 0)], tentative: [] },
    );
    assert.equal(textOf(noEnd), 'Hello');
  });

  it('has no translation twice, either, and keeps what is said beside it', () => {
    const { targets } = after(
      { type: 'target', language: 'de', concluded: [], tentative: [piece('Hallo', 0)] },
      { type: 'gap', from: 800, to: 1500 },
      { type: 'target', language: 'de', concluded: [piece('Welt.', 1000)], tentative: [] },
      { type: 'target', language: 'de', concluded: [piece('Hallo!', 0)], tentative: [] },
    );
    assert.equal(
      targets.get('de')?.concluded.filter(({ text }) => text.startsWith('Hallo')).length,
      1,
    );
    assert.ok(textOf(targets.get('de') ?? { concluded: [], tentative: [] }).includes('Welt.'));
  });

  it('takes a translation for the language that was asked for, however it is written', () => {
    const { targets } = after({
      type: 'target',
      language: 'pt-br',
      concluded: [piece('Olá', 0)],
      tentative: [],
    });
    assert.deepEqual([...targets.keys()], ['de', 'pt-BR']);
  });

  it('has no more languages than a service may add', () => {
    const many = Array.from({ length: 1000 }, (_, place): TranscriptChange => {
      return { type: 'target', language: `x-${place}`, concluded: [], tentative: [] };
    });
    const { targets } = after(...many);
    assert.ok(targets.size < 30);
    assert.ok(targets.has('de') && targets.has('pt-BR'));
  });

  it('knows how many pieces it has, tentative ones and gaps among them', () => {
    const transcript = after(
      { type: 'source', concluded: [piece('a', 0), piece('b', 1)], tentative: [piece('c', 2)] },
      { type: 'target', language: 'de', concluded: [piece('A', 0)], tentative: [] },
      { type: 'gap', from: 1, to: 2 },
    );
    assert.equal(piecesOf(transcript), 5);
    assert.equal(piecesOf(emptyTranscript(['de'])), 0);
  });

  it('puts each translation beside what was said at its time', () => {
    const rows = rowsOf(
      after(
        {
          type: 'source',
          concluded: [piece('One.', 0), piece('Two.', 1000)],
          tentative: [piece('Three', 2000)],
        },
        {
          type: 'target',
          language: 'de',
          concluded: [piece('Eins.', 0, 900), piece('Zwei', 950), piece('!', 1500)],
          tentative: [],
        },
      ),
    );
    assert.deepEqual(
      rows.map(({ text, translations, isTentative }) => [text, translations['de'], isTentative]),
      [
        ['One.', 'Eins.', false],
        ['Two.', 'Zwei !', false],
        ['Three', undefined, true],
      ],
    );
  });

  it('is saved as subtitles, text and JSON', () => {
    const transcript = after(
      {
        type: 'source',
        concluded: [piece('One.', 0), piece('Two\n\nlines.', 3_723_450)],
        tentative: [],
      },
      { type: 'target', language: 'de', concluded: [piece('Eins.', 0)], tentative: [] },
    );
    assert.equal(
      transcriptFile.srt(transcript),
      '1\n00:00:00,000 --> 00:00:01,000\nOne.\n\n2\n01:02:03,450 --> 01:02:04,450\nTwo\nlines.\n',
    );
    assert.equal(transcriptFile.txt(transcript, 'de'), 'Eins.\n');
    const { segments, gaps } = JSON.parse(transcriptFile.json(transcript)) as Record<
      string,
      unknown[]
    >;
    assert.deepEqual(segments?.[0], {
      start: 0,
      end: 1000,
      text: 'One.',
      translations: { de: 'Eins.' },
    });
    assert.deepEqual(gaps, []);
  });
});
