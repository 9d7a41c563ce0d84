import assert from 'node:assert/strict';
import { assertError, bodyOf, useService } from './testClient.ts';

interface Language {
  readonly lang: string;
  readonly usable_as_source: boolean;
  readonly usable_as_target: boolean;
  readonly features: Readonly<Record<string, { readonly status: string }>>;
}

describe('languages and usage', () => {
  const test = useService();
  const get = (path: string) => test.send('GET', path);
  const languages = async (resource: string) =>
    bodyOf<Language[]>(await get(`/v3/languages?resource=${resource}`));

  it('105: marks the source languages of the voice product that take spoken terms', async () => {
    for (const include of ['', '&include=beta']) {
      const voice = await languages(`voice${include}`);
      const spoken = voice.filter(({ features }) => 'spoken_terms' in features);
      assert.ok(spoken.length > 0);
      assert.ok(spoken.every((language) => language.usable_as_source));
    }
  });

  it('106: wants a resource that it knows, under its present name', async () => {
    for (const query of ['', '?resource=zzz', '?product=voice', '?resource=toString'])
      assertError(await get(`/v3/languages${query}`), 400);
  });

  it('107: lists the resources and their features', async () => {
    const list = bodyOf<{ name: string; features: object[] }[]>(
      await get('/v3/languages/resources'),
    );
    assert.ok(list.some(({ name }) => name === 'translation_memory'));
    const text = list.find(({ name }) => name === 'translate_text')!;
    assert.deepEqual(text.features[1], { name: 'formality', needs_target_support: true });
  });

  it('108: lists targets in upper case with their formality', async () => {
    const list = bodyOf<Record<string, unknown>[]>(await get('/v2/languages?type=target'));
    const german = list.find(({ language }) => language === 'DE');
    assert.deepEqual(german, { language: 'DE', name: 'German', supports_formality: true });
    assert.ok(list.some(({ language }) => language === 'ZH-HANS'));
    const sources = bodyOf<object[]>(await get('/v2/languages'));
    assert.deepEqual(
      sources.filter((one) => 'supports_formality' in one),
      [],
    );
    assertError(await get('/v2/languages?type=x'), 400);
  });

  it('109: counts what was translated', async () => {
    const count = async () =>
      bodyOf<{ character_count: number }>(await get('/v2/usage')).character_count;
    assert.equal(await count(), 0);
    const json = { text: ['Hello'], target_lang: 'DE' };
    bodyOf(await test.send('POST', '/v2/translate', { json }));
    assert.equal(await count(), 5);
  });

  it('tells a free key no more than its characters', async () => {
    const answer = await test.send('GET', '/v2/usage', { key: test.service.keys.free });
    assert.deepEqual(bodyOf(answer), { character_count: 0, character_limit: 500_000 });
  });

  it('lists the languages of memories as the contract fixes them', async () => {
    const list = await languages('translation_memory');
    const codes = (from: Language[]) => from.map(({ lang }) => lang).join(' ');
    assert.equal(codes(list), 'de en es fr it ja ko zh en-GB en-US es-419 zh-Hans');
    assert.equal(codes(list.filter((one) => one.usable_as_source)), 'de en es fr it ja ko zh');
  });

  it('tells what the voice product speaks, and where it knows formality', async () => {
    const voice = await languages('voice');
    const having = (feature: string) =>
      voice.filter(({ features }) => feature in features).map(({ lang }) => lang.slice(0, 2));
    assert.deepEqual(
      [...new Set(having('translated_speech'))].sort().join(' '),
      'de en es fr it ja ko nl pl pt ru sv tr zh',
    );
    assert.ok(having('formality').includes('de'));
    assert.ok(!having('formality').includes('nl'));
  });

  it('hides tag handling where it is not offered', async () => {
    const offered = async () => 'tag_handling' in (await languages('translate_text'))[0]!.features;
    assert.equal(await offered(), true);
    test.service.state.capabilities.tagHandling = false;
    assert.equal(await offered(), false);
  });
});
