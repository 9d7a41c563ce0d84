import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { bodyLimit } from '../../../src/translation/translator.ts';
import type { TranslationRequest, Translator } from '../../../src/translation/translator.ts';
import { connect, failure, unusedUrl, useService } from './connect.ts';

const { signal } = new AbortController();
const request: TranslationRequest = {
  texts: ['Hello', 'Hello'],
  sourceLocale: 'en-GB',
  targetLocale: 'pt_BR',
};

describe('the translator of the translation job', () => {
  const service = useService();
  const open = () => {
    const { client, clock } = connect(service().url);
    const translator: Translator = createTranslator(client);
    return { translator, clock };
  };
  const lastBody = () => service().ledger.requests.at(-1)?.body;

  it('speaks in locales', async () => {
    const { translator } = open();
    const texts = await translator.translate(request, signal);
    assert(texts.length === 2 && texts[0] === texts[1]);
    assert.deepEqual(lastBody(), {
      text: ['Hello', 'Hello'],
      source_lang: 'EN',
      target_lang: 'PT-BR',
    });
  });

  it('passes everything on', async () => {
    const { translator } = open();
    const memory = service().state.memories.find(
      ({ source, targets }) => source === 'en' && targets.includes('de'),
    );
    const glossary = service().state.glossaries[0]?.id ?? '';
    assert(memory);
    await translator.translate(
      {
        texts: ['<x id="0"/> Hello'],
        sourceLocale: 'en',
        targetLocale: 'de',
        memory: { id: memory.id, threshold: 80 },
        glossary,
        context: 'A greeting.',
        tags: true,
      },
      signal,
    );
    assert.deepEqual(lastBody(), {
      text: ['<x id="0"/> Hello'],
      source_lang: 'EN',
      target_lang: 'DE',
      context: 'A greeting.',
      glossary_id: glossary,
      translation_memory_id: memory.id,
      translation_memory_threshold: 80,
      tag_handling: 'xml',
    });
  });

  it('lets the language be detected when there is no source locale', async () => {
    const { translator } = open();
    await translator.translate({ ...request, sourceLocale: undefined }, signal);
    assert.deepEqual(Object.keys(lastBody() as object), ['text', 'target_lang']);
  });

  it('knows the size of a body to the byte', async () => {
    const { translator } = open();
    const bytes = async (texts: readonly string[]) => {
      const one = { ...request, texts, context: texts[0] ?? '' };
      await translator.translate(one, signal);
      assert.equal(service().ledger.requests.at(-1)?.bodyBytes, translator.bodySize(one));
    };
    await bytes(['日本語 "\\', '\u0001\n\ud800', '👋']);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }),
        bytes,
      ),
      { numRuns: 30 },
    );
  });

  it('may fill the limit to the last byte', async () => {
    const { translator } = open();
    const filled = (context: string) => ({ ...request, context });
    const rest = bodyLimit - translator.bodySize(filled(''));
    await translator.translate(filled('x'.repeat(rest)), signal);
    await failure(translator.translate(filled('x'.repeat(rest + 1)), signal), { kind: 'tooLarge' });
  });

  for (const [fault, trouble] of [
    [{ kind: 'status', status: 429 }, ['refused']],
    [{ kind: 'status', status: 503 }, ['refused']],
    [{ kind: 'status', status: 400 }, ['refused']],
    [{ kind: 'cut', at: 'request' }, ['perhapsCounted']],
    [{ kind: 'malformed' }, ['perhapsCounted']],
  ] as const) {
    it(`sends once, and tells what became of that (${JSON.stringify(fault)})`, async () => {
      service().faults.add(fault);
      const { translator, clock } = open();
      const told: string[] = [];
      const onTrouble = (one: string) => void told.push(one);
      await failure(translator.translate(request, signal, { onTrouble }));
      assert.deepEqual([told, clock.waits], [trouble, []]);
      assert.equal(service().ledger.requests.length, 1);
    });
  }

  it('tells nothing of a request that never left', async () => {
    const translator = createTranslator(connect(await unusedUrl()).client);
    const told: string[] = [];
    const onTrouble = (one: string) => void told.push(one);
    await failure(translator.translate(request, signal, { onTrouble }), { kind: 'network' });
    assert.deepEqual(told, []);
  });

  it('can be cancelled', async () => {
    const reason = new Error('enough');
    await assert.rejects(open().translator.translate(request, AbortSignal.abort(reason)), reason);
  });
});
