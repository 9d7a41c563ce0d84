import assert from 'node:assert/strict';
import { entriesSchema } from '../../../src/service/glossaries/schemas.ts';
import { languagesSchema } from '../../../src/service/account/languages.ts';
import { memoryPageSchema, segmentPageSchema } from '../../../src/service/memories/schemas.ts';
import { jobSchema } from '../../../src/service/memories/memoryJobs.ts';
import { usageSchema } from '../../../src/service/account/usage.ts';
import { connect, useService } from './connect.ts';

const memory = {
  translation_memory_id: 'm1',
  name: 'M',
  source_language: 'de',
  target_languages: ['en-gb', 'xx'],
  segment_count: 3,
};

describe('answers of the service', () => {
  it('may lack every time, or hold one that is none', () => {
    const times = [{}, { creation_time: null }, { creation_time: 'soon', updated_time: 5 }];
    for (const time of times) {
      const page = {
        translation_memories: [{ ...memory, ...time, extra: {} }],
        total_count: 1,
        more: true,
      };
      const { memories } = memoryPageSchema.parse(page);
      assert.deepEqual([memories[0]?.created, memories[0]?.updated], [undefined, undefined]);
    }
  });

  it('may lack the cursor or send an empty one on the last page', () => {
    for (const cursor of [{}, { next_page_cursor: null }, { next_page_cursor: '' }]) {
      const page = segmentPageSchema.parse({ segments: [], segment_count: 0, ...cursor });
      assert.equal(page.nextCursor, undefined);
    }
  });

  it('may wrap a dictionary or not, and may end lines in any way', () => {
    const bare = {
      source_lang: 'en',
      target_lang: 'de',
      entries: 'a\tb\r\nc d\te\n',
      entries_format: 'tsv',
    };
    const expected = {
      sourceLanguage: 'en',
      targetLanguage: 'de',
      entries: [
        { source: 'a', target: 'b' },
        { source: 'c d', target: 'e' },
      ],
    };
    assert.deepEqual(entriesSchema.parse(bare), expected);
    assert.deepEqual(entriesSchema.parse({ dictionaries: [bare] }), expected);
  });

  it('may know states of a job that we do not', () => {
    const job = (status: string, rest: object = {}) =>
      jobSchema.parse({ results: [{ status, ...rest }] });
    assert.equal(job('awaiting_input').state, 'awaitingInput');
    assert.equal(job('downloaded').state, 'completed');
    assert.equal(job('expired').state, 'expired');
    assert.equal(job('paused').state, 'unknown');
    const reason = { error: { message: 'Not\u202E valid\n' } };
    assert.deepEqual(job('failed', reason), { state: 'failed', reason: 'Not valid' });
    assert.deepEqual(job('failed'), { state: 'failed', reason: '' });
    assert.throws(() => jobSchema.parse({ results: [] }));
    assert.throws(() => jobSchema.parse({ status: 'completed' }));
  });

  it('may give usage in two numbers', () => {
    const usage = usageSchema.parse({ character_count: 1, character_limit: 2 });
    assert.deepEqual(
      [usage.characterCount, usage.characterLimit, usage.keyCharacterLimit],
      [1, 2, undefined],
    );
  });

  it('may list a language with little said about it', () => {
    assert.deepEqual(languagesSchema.parse([{ lang: 'tlh' }]), [
      { code: 'tlh', name: '', source: false, target: false, features: new Set() },
    ]);
  });
});

describe('languages and usage', () => {
  const service = useService();

  it('are listed with their features', async () => {
    const { client } = connect(service().url);
    const text = await client.languages('translate_text');
    assert(text.some(({ code, target, source }) => code === 'en-GB' && target && !source));
    const voice = await client.languages('voice');
    assert(voice.some(({ source, features }) => source && features.has('spoken_terms')));
  });

  it('are counted by characters', async () => {
    const { client } = connect(service().url);
    const before = await client.usage();
    await client.translate({ texts: ['Hi 👋'], targetLanguage: 'DE' });
    const after = await client.usage();
    assert.equal((after.characterCount ?? 0) - (before.characterCount ?? 0), 4);
    assert((after.characterLimit ?? 0) > 0);
  });

  it('may not be counted', async () => {
    const body = '{"document_count":1,"document_limit":5}';
    const headers = { 'content-type': 'application/json' };
    service().faults.add({ kind: 'answer', body, headers });
    const { characterCount, characterLimit } = await connect(service().url).client.usage();
    assert.deepEqual([characterCount, characterLimit], [undefined, undefined]);
  });
});
