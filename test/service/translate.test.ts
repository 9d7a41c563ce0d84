import assert from 'node:assert/strict';
import { ledgerKey } from './ledger.ts';
import { assertError, bodyOf, useService, type Answer } from './testClient.ts';

interface Translation {
  readonly detected_source_language: string;
  readonly text: string;
}

describe('POST /v2/translate', () => {
  const test = useService();
  const post = (fields: object) =>
    test.send('POST', '/v2/translate', { json: { text: ['Hello'], target_lang: 'DE', ...fields } });
  const list = (answer: Answer) => bodyOf<{ translations: Translation[] }>(answer).translations;
  const texts = async (fields: object) => list(await post(fields)).map(({ text }) => text);
  const sources = async (fields: object) =>
    list(await post(fields)).map((one) => one.detected_source_language);

  it('18: translates in input order, with two fields for each text', async () => {
    assert.deepEqual(list(await post({ text: ['Hello', 'World'] })), [
      { detected_source_language: 'EN', text: '[de] Ħéļļö' },
      { detected_source_language: 'EN', text: '[de] Ŵöŕļđ' },
    ]);
  });

  it('19: takes targets in any case', async () => {
    assert.deepEqual(await texts({ target_lang: 'de' }), ['[de] Ħéļļö']);
    assert.deepEqual(await texts({ target_lang: 'en-us' }), ['[en-US] Ħéļļö']);
    assert.deepEqual(await texts({ target_lang: 'pt-BR' }), ['[pt-BR] Ħéļļö']);
  });

  it('20: takes a form', async () => {
    const form = [
      ['text', 'Hello'],
      ['text', 'World'],
      ['target_lang', 'DE'],
      ['show_billed_characters', '1'],
    ] as const;
    assert.deepEqual(list(await test.send('POST', '/v2/translate', { form })), [
      { detected_source_language: 'EN', text: '[de] Ħéļļö', billed_characters: 5 },
      { detected_source_language: 'EN', text: '[de] Ŵöŕļđ', billed_characters: 5 },
    ]);
  });

  it('21: wants texts and a target', async () => {
    for (const fields of [{ text: undefined }, { text: [] }, { target_lang: undefined }])
      assertError(await post(fields), 400);
  });

  it('22: refuses an unknown target by name', async () => {
    const answer = await post({ target_lang: 'XX' });
    assertError(answer, 400);
    assert.match(answer.text, /Value for 'target_lang' not supported\./);
  });

  it('23: refuses a variant as source', async () => {
    assertError(await post({ source_lang: 'EN-GB' }), 400);
  });

  it('24: believes the source that it is told', async () => {
    assert.deepEqual(await sources({ text: ['Guten Morgen und danke'], source_lang: 'en' }), [
      'EN',
    ]);
  });

  it('25: takes 50 texts and refuses 51', async () => {
    assert.equal((await texts({ text: Array(50).fill('a') })).length, 50);
    assertError(await post({ text: Array(51).fill('a') }), 400);
  });

  it('26: detects the language of each text', async () => {
    const text = [
      'The file is not here',
      'Die Datei wurde nicht gefunden',
      'Le fichier est dans le dossier',
      'こんにちは世界',
      '…',
    ];
    assert.deepEqual(await sources({ text }), ['EN', 'DE', 'FR', 'JA', 'EN']);
  });

  it('27: names the model only when one was asked for', async () => {
    const used = async (model_type?: string) =>
      list(await post({ model_type })).map((one) => Reflect.get(one, 'model_type_used') as unknown);
    assert.deepEqual(await used('quality_optimized'), ['quality_optimized']);
    assert.deepEqual(await used('prefer_quality_optimized'), ['quality_optimized']);
    assert.deepEqual(await used('latency_optimized'), ['latency_optimized']);
    assert.deepEqual(await used(), [undefined]);
  });

  it('28: refuses an unknown model', async () => {
    assertError(await post({ model_type: 'x' }), 400);
  });

  it('29: bills code points', async () => {
    const answer = await post({ text: ['a🎉b', ''], show_billed_characters: true });
    assert.deepEqual(
      list(answer).map((one) => Reflect.get(one, 'billed_characters') as unknown),
      [3, 0],
    );
    assert.equal(test.service.ledger.characters, 3);
  });

  it('30: neither shows nor bills the context', async () => {
    const [answer] = list(await post({ context: 'A greeting', show_billed_characters: true }));
    assert.equal(answer?.text, '[de] Ħéļļö');
    assert.equal(test.service.ledger.characters, 5);
  });

  it('31: refuses formality where the target has none, unless it is a wish', async () => {
    assertError(await post({ target_lang: 'EN-US', formality: 'more' }), 400);
    bodyOf(await post({ target_lang: 'EN-US', formality: 'prefer_more' }));
    bodyOf(await post({ formality: 'more' }));
  });

  it('45: limits custom instructions in number and length', async () => {
    assertError(await post({ custom_instructions: Array(11).fill('a') }), 400);
    for (const letter of ['a', '🎉']) {
      assertError(await post({ custom_instructions: [letter.repeat(301)] }), 400);
      bodyOf(await post({ custom_instructions: Array(10).fill(letter.repeat(300)) }));
    }
    assertError(await post({ custom_instructions: ['a'], target_lang: 'PL' }), 400);
  });

  it('46: leaves alone what HTML excludes', async () => {
    const text = ['<p>Hello <i translate="no">World</i> <b class="x notranslate">Name</b></p>'];
    assert.deepEqual(await texts({ text, tag_handling: 'html' }), [
      '[de] <p>Ħéļļö <i translate="no">World</i> <b class="x notranslate">Name</b></p>',
    ]);
  });

  it('47: leaves alone the tags that XML is told to ignore', async () => {
    const text = ['Hello <x>World <x>one</x> two</x> <y>all</y>'];
    const answer = await post({ text, tag_handling: 'xml', ignore_tags: ['x'] });
    const [first] = bodyOf<{ translations: object[] }>(answer).translations;
    assert.deepEqual(first, {
      detected_source_language: 'EN',
      text: '[de] Ħéļļö <x>World <x>one</x> two</x> <y>áļļ</y>',
      tag_handling_version: 'v2',
    });
    assertError(await post({ text: ['a <b'], tag_handling: 'xml' }), 400);
    bodyOf(await post({ text: ['a <b'], tag_handling: 'xml', tag_handling_version: 'v1' }));
  });

  it('leaves alone declarations and comments', async () => {
    const text = ['<!DOCTYPE html>\n<p>Hello</p>', '<?xml version="1.0"?><!-- Note --> Hello'];
    const { translations } = bodyOf<{ translations: { text: string }[] }>(await post({ text }));
    assert.deepEqual(
      translations.map((one) => one.text),
      ['[de] <!DOCTYPE html>\n<p>Ħéļļö</p>', '[de] <?xml version="1.0"?><!-- Note --> Ħéļļö'],
    );
  });

  it('47: refuses characters that XML cannot hold, however they are written', async () => {
    for (const bad of ['\u001b[1m', 'a\u0000', '\ud800', 'a\uffff', '&#27;', '&#xD800;']) {
      assertError(await post({ text: [`Hello ${bad}`], tag_handling: 'xml' }), 400);
      bodyOf(await post({ text: [`Hello ${bad}`] }));
    }
    bodyOf(await post({ text: ['Tab\t 😀 &#9; &#x1F600;'], tag_handling: 'xml' }));
  });

  it('refuses tag handling where it is not offered', async () => {
    test.service.state.capabilities.tagHandling = false;
    for (const fields of [{ tag_handling: 'html' }, { ignore_tags: ['x'] }])
      assertError(await post(fields), 400);
  });

  it('refuses a field that it does not know', async () => {
    assertError(await post({ target_language: 'DE' }), 400);
  });

  it('keeps placeholders, and accents only what lies between them', async () => {
    const kept =
      '{x} {{x}} {{x, fmt}} ${x} %s %1$s %.2f %d%% %{x} %(x)s $t(key) @:key @:{\'key\'} <b class="c"> <0> &nbsp; https://a.test/b a.b@c.test `x` ](http://x) {n, plural, one {# file} other {# files}} __0__ <x id="1"/>';
    assert.deepEqual(await texts({ text: [kept] }), [`[de] ${kept}`]);
    assert.deepEqual(await texts({ text: [`One ${kept} two`] }), [`[de] Öñé ${kept} ŧŵö`]);
  });

  it('is different for each target', async () => {
    assert.deepEqual(await texts({ target_lang: 'fr' }), ['[fr] Ħéļļö']);
    assert.deepEqual(await texts({ target_lang: 'ja' }), ['[ja] Ｈｅｌｌｏ']);
  });

  it('leaves a text of blanks alone', async () => {
    assert.deepEqual(await texts({ text: ['', '  '] }), ['', '  ']);
  });

  it('counts each text that it is sent, and each that it charges for', async () => {
    test.service.faults.add({ kind: 'status', status: 429 });
    await post({});
    await post({ text: ['Hello', 'World'] });
    const { texts, billed } = test.service.ledger;
    assert.equal(texts.get(ledgerKey('Hello', 'DE')), 2);
    assert.equal(billed.get(ledgerKey('Hello', 'DE')), 1);
    assert.equal(billed.get(ledgerKey('World', 'de')), 1);
  });
});
