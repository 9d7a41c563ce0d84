import assert from 'node:assert/strict';
import { assertError, bodyOf, useService } from '../testClient.ts';

interface Glossary {
  readonly glossary_id: string;
  readonly name: string;
}

describe('glossaries of version 2', () => {
  const test = useService({ seed: 'empty' });
  const root = '/v2/glossaries';
  const pair = { source_lang: 'en', target_lang: 'de', entries_format: 'tsv' };
  const entries = 'house\tHaus\ntree\tBaum';
  const create = (more: object = {}) =>
    test.send('POST', root, { json: { ...pair, name: 'Old', entries, ...more } });
  const made = async () => bodyOf<Glossary>(await create(), 201).glossary_id;
  const names = async (path: string) =>
    bodyOf<{ glossaries: Glossary[] }>(await test.send('GET', path)).glossaries.map(
      ({ name }) => name,
    );
  const read = (id: string, Accept?: string) =>
    test.send('GET', `${root}/${id}/entries`, { headers: Accept === undefined ? {} : { Accept } });

  it('98: are made with one pair and their entries, and unknown to version 3', async () => {
    const one = bodyOf<object>(await create(), 201);
    const keys = 'glossary_id name ready source_lang target_lang creation_time entry_count';
    assert.deepEqual(Object.keys(one), keys.split(' '));
    assert.deepEqual([await names(root), await names('/v3/glossaries')], [['Old'], []]);
    const { glossary_id } = one as Glossary;
    assert.deepEqual(bodyOf(await test.send('GET', `${root}/${glossary_id}`)), one);
    assertError(await test.send('GET', `/v3/glossaries/${glossary_id}`), 404);
    for (const wrong of [{ name: '' }, { entries: '' }, { target_lang: 'en' }, { ready: true }])
      assertError(await create(wrong), 400);
  });

  it('98: hand out their entries as tab-separated text only', async () => {
    const id = await made();
    const answer = await read(id, 'text/tab-separated-values');
    assert.deepEqual([answer.status, answer.text], [200, entries]);
    assertError(await read(id, 'application/json'), 415);
  });

  it('are listed beside those of version 3 that have one pair', async () => {
    await made();
    const { entries_format: _, ...languages } = pair;
    const dictionaries = [{ ...languages, entries, entries_format: 'tsv' }];
    bodyOf(await test.send('POST', '/v3/glossaries', { json: { name: 'New', dictionaries } }), 201);
    assert.deepEqual([await names(root), await names('/v3/glossaries')], [['Old', 'New'], ['New']]);
  });

  it('translate, and are deleted', async () => {
    const id = await made();
    const json = { text: ['house'], target_lang: 'DE', source_lang: 'EN', glossary_id: id };
    const translated = await test.send('POST', '/v2/translate', { json });
    assert.match(translated.text, /Haus/);
    assert.equal((await test.send('DELETE', `${root}/${id}`)).status, 204);
    assertError(await test.send('GET', `${root}/${id}`), 404);
  });

  it('may be given up by an installation', async () => {
    const id = await made();
    test.service.state.capabilities.oldGlossaries = false;
    assertError(await test.send('GET', root), 404);
    assertError(await test.send('GET', `${root}/${id}`), 404);
    assertError(await create(), 404);
  });
});
