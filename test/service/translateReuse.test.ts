import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assertError, bodyOf, useService, type Answer } from './testClient.ts';

interface Translation {
  readonly detected_source_language: string;
  readonly text: string;
}

describe('POST /v2/translate with a glossary or a memory', () => {
  const test = useService();
  const post = (fields: object) =>
    test.send('POST', '/v2/translate', { json: { text: ['Hello'], target_lang: 'DE', ...fields } });
  const list = (answer: Answer) => bodyOf<{ translations: Translation[] }>(answer).translations;
  const texts = async (fields: object) => list(await post(fields)).map(({ text }) => text);

  const glossary = (name = 'Product terms') =>
    test.service.state.glossaries.find((one) => one.name === name)!.id;

  it('32: wants the source language with a glossary', async () => {
    assertError(await post({ glossary_id: glossary() }), 400);
  });

  it('33: uses the terms of a glossary, for the variants of its target too', async () => {
    const fields = { text: ['Open settings.'], source_lang: 'EN', glossary_id: glossary() };
    assert.deepEqual(await texts(fields), ['[de] Öþéñ Einstellungen.']);
    const made = await test.send('POST', '/v3/glossaries', {
      json: {
        name: 'To English',
        dictionaries: [
          {
            source_lang: 'de',
            target_lang: 'en',
            entries: 'Haus\tdwelling',
            entries_format: 'tsv',
          },
        ],
      },
    });
    const { glossary_id } = bodyOf<{ glossary_id: string }>(made, 201);
    const german = { text: ['Mein Haus'], source_lang: 'DE', target_lang: 'EN-GB', glossary_id };
    assert.deepEqual(await texts(german), ['[en-GB] Ḿéíñ dwelling']);
  });

  it('33: takes whole words, the longest term first, in any case', async () => {
    const fields = { source_lang: 'EN', glossary_id: glossary() };
    assert.deepEqual(await texts({ ...fields, text: ['Translation memory, glossaryx'] }), [
      '[de] Translation-Memory, ğļöššáŕýẋ',
    ]);
    assert.deepEqual(await texts({ ...fields, text: ['{settings} Settings'] }), [
      '[de] {settings} Einstellungen',
    ]);
  });

  it('34: refuses a glossary without the pair, and does not find an unknown one', async () => {
    const fields = { source_lang: 'EN', target_lang: 'ES' };
    assertError(await post({ ...fields, glossary_id: glossary() }), 400);
    assertError(await post({ ...fields, glossary_id: randomUUID() }), 404);
    const foreign = glossary('Terms of another account');
    assertError(await post({ source_lang: 'EN', glossary_id: foreign }), 404);
  });

  it('35: takes one glossary or a list of up to five, not both', async () => {
    const [id, other] = [glossary(), glossary('Billing terms')];
    const source_lang = 'EN';
    assertError(await post({ source_lang, glossary_id: id, glossary_ids: [id] }), 400);
    assertError(await post({ source_lang, glossary_ids: Array(6).fill(id) }), 400);
    const both = { source_lang, glossary_ids: [id, other], text: ['invoice settings'] };
    assert.deepEqual(await texts(both), ['[de] Rechnung Einstellungen']);
  });

  const memory = (name = 'Greetings') =>
    test.service.state.memories.find((one) => one.name === name)!.id;
  const greeting = { text: ['Hallo Welt!'], target_lang: 'EN' };
  const fromMemory = (fields: object) =>
    texts({ ...greeting, translation_memory_id: memory(), ...fields });

  it('36: answers from the memory without being told the source', async () => {
    const answer = await post({ ...greeting, translation_memory_id: memory() });
    assert.deepEqual(list(answer), [{ detected_source_language: 'DE', text: 'Hello everyone!' }]);
  });

  it('37: serves the variants of a target that the memory has', async () => {
    for (const target_lang of ['EN-GB', 'en-gb'])
      assert.deepEqual(await fromMemory({ target_lang }), ['Hello everyone!']);
    const variant = {
      translation_memory_id: memory('Spelling variants'),
      text: ['Choose a color'],
    };
    assert.deepEqual(await texts({ ...variant, target_lang: 'EN' }), ['Choose a colour']);
    assertError(await post({ ...variant, target_lang: 'EN-US' }), 404);
  });

  it('38: takes what is alike from the threshold on', async () => {
    const text = ['Halloo Welt!'];
    assert.deepEqual(await fromMemory({ text }), ['Hello everyone!']);
    assert.deepEqual(await fromMemory({ text, translation_memory_threshold: 75 }), [
      'Hello everyone!',
    ]);
    assert.deepEqual(await fromMemory({ text, translation_memory_threshold: 100 }), [
      '[en] Ħáļļöö Ŵéļŧ!',
    ]);
  });

  it('38: takes a threshold below 50 as 50', async () => {
    const far = await fromMemory({ text: ['Hallo du da, Welt'], translation_memory_threshold: 0 });
    assert.deepEqual(far, ['Hello everyone!']);
    const apart = await fromMemory({
      text: ['Etwas ganz anderes'],
      translation_memory_threshold: 0,
    });
    assert.match(apart[0]!, /^\[en\]/);
  });

  it('39: does not find a memory of nobody', async () => {
    assertError(await post({ translation_memory_id: randomUUID() }), 404);
    assertError(await post({ translation_memory_id: memory('Harbour authority') }), 404);
  });

  it('40: answers 404 when the memory does not cover the pair', async () => {
    assertError(await post({ target_lang: 'JA', translation_memory_id: memory() }), 404);
    const french = { source_lang: 'FR', target_lang: 'EN', translation_memory_id: memory() };
    assertError(await post(french), 404);
  });

  it('41: refuses a malformed memory id', async () => {
    assertError(await post({ translation_memory_id: 'abc' }), 400);
  });

  it('42: refuses a threshold that is no percentage', async () => {
    for (const translation_memory_threshold of [101, -1, 'x', 75.5])
      assertError(
        await post({ ...greeting, translation_memory_id: memory(), translation_memory_threshold }),
        400,
      );
  });

  it('43: refuses a threshold without a memory', async () => {
    assertError(await post({ translation_memory_threshold: 80 }), 400);
  });

  it('44: no longer finds a memory that was deleted', async () => {
    const fields = { ...greeting, translation_memory_id: memory() };
    bodyOf(await post(fields));
    const path = `/v3/translation_memories/${fields.translation_memory_id}`;
    assert.equal((await test.send('DELETE', path)).status, 204);
    assertError(await post(fields), 404);
  });

  it('lets the memory win over the glossary', async () => {
    const both = {
      source_lang: 'EN',
      translation_memory_id: memory('Product UI'),
      glossary_id: glossary(),
    };
    const text = ['Welcome back, {name}.', 'My workspace is elsewhere'];
    assert.deepEqual(await texts({ ...both, text }), [
      'Willkommen zurück, {name}.',
      '[de] Ḿý Arbeitsbereich íš éļšéŵħéŕé',
    ]);
  });
});
