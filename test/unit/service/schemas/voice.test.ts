import assert from 'node:assert/strict';
import { readVoiceMessage } from '../../../../src/service/voice/schemas.ts';

const good = { text: 'Hello', start_time: 0, end_time: 900 };
const hello = { text: 'Hello', start: 0, end: 900 };

describe('an update of a voice session', () => {
  for (const [what, segment] of [
    ['has no text', { start_time: 900, end_time: 1000 }],
    ['has null for a text', { text: null, start_time: 900, end_time: 1000 }],
    ['has a number for a text', { text: 7 }],
    ['is null', null],
    ['is a word', 'Hello'],
  ] as const) {
    it(`is read where one of its segments ${what}`, () => {
      for (const [kind, key] of [
        ['source', 'source_transcript_update'],
        ['target', 'target_transcript_update'],
      ] as const) {
        const update = { language: 'de', concluded: [segment, good], tentative: [good, segment] };
        const message = readVoiceMessage(JSON.stringify({ [key]: update }));
        assert.ok(message.type === kind);
        assert.deepEqual([message.concluded, message.tentative], [[hello], [hello]]);
      }
    });
  }

  it('is read where times are missing, with those of their neighbors', () => {
    const concluded = [
      good,
      { text: 'you' },
      { text: 'there', end_time: 1500 },
      { text: '!', start_time: 1600 },
    ];
    const message = readVoiceMessage(JSON.stringify({ source_transcript_update: { concluded } }));
    assert.ok(message.type === 'source');
    assert.deepEqual(
      message.concluded.map(({ text, start, end }) => [text, start, end]),
      [
        ['Hello', 0, 900],
        ['you', 900, 900],
        ['there', 900, 1500],
        ['!', 1600, 1600],
      ],
    );
  });

  it('is none where it holds no list', () => {
    const update = { concluded: 'Hello' };
    const message = readVoiceMessage(JSON.stringify({ source_transcript_update: update }));
    assert.equal(message.type, 'unknown');
  });
});
