import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assertError, bodyOf, useService } from './testClient.ts';

const root = '/v3/spoken-terms';

interface Collection {
  readonly spoken_terms_id: string;
  readonly name: string;
  readonly term_lists: readonly { readonly lang: string; readonly entry_count: number }[];
}

describe('spoken terms', () => {
  const test = useService();
  const post = (json: object, key?: string) =>
    test.send('POST', root, { json, ...(key && { key }) });
  const withTerms = (entries: string) => ({ name: 'T', term_lists: [{ lang: 'en', entries }] });
  const create = async (entries = 'Foo\nBar') =>
    bodyOf<Collection>(await post(withTerms(entries)), 201).spoken_terms_id;
  const patch = (id: string, json: object) => test.send('PATCH', `${root}/${id}`, { json });
  const entries = (id: string, query = '?lang=en') =>
    test.send('GET', `${root}/${id}/entries${query}`);

  it('79: creates a collection and tells how many terms it has', async () => {
    const made = bodyOf<Collection>(await post(withTerms('Foo\nBar')), 201);
    assert.deepEqual(Object.keys(made), ['spoken_terms_id', 'name', 'term_lists', 'creation_time']);
    assert.deepEqual(made.term_lists, [{ lang: 'en', entry_count: 2 }]);
  });

  it('79: takes a form', async () => {
    const form = { name: 'T', 'term_lists[0].lang': 'de', 'term_lists[0].entries': 'Ä\nÖ' };
    const made = bodyOf<Collection>(await test.send('POST', root, { form }), 201);
    assert.deepEqual(made.term_lists, [{ lang: 'de', entry_count: 2 }]);
  });

  it('80: refuses what is not a list of terms', async () => {
    const { term_lists } = withTerms('Foo');
    assertError(await post({ term_lists }), 400);
    assertError(await post({ name: 'T' }), 400);
    assertError(await post({ name: 'a'.repeat(1025), term_lists }), 400);
    assertError(await post({ name: 'T', term_lists: [...term_lists, ...term_lists] }), 400);
    assertError(await post({ name: 'T', term_lists: [{ lang: 'xx', entries: 'Foo' }] }), 400);
    const bad = [
      'a'.repeat(301),
      'Foo\nFoo',
      'Foo\n\nBar',
      ' Foo',
      'Foo ',
      'Fo\to',
      'Foo\r\nBar',
      '',
    ];
    for (const entries of bad) assertError(await post(withTerms(entries)), 400);
  });

  it('80: counts 300 code points, newlines included', async () => {
    await create(`${'a'.repeat(149)}\n${'🎉'.repeat(150)}`);
    assertError(await post(withTerms(`${'a'.repeat(150)}\n${'b'.repeat(150)}`)), 400);
  });

  it('81: tells terms apart by case', async () => {
    const made = bodyOf<Collection>(await post(withTerms('Foo\nfoo')), 201);
    assert.equal(made.term_lists[0]?.entry_count, 2);
  });

  it('82: lists the collections of the account', async () => {
    const { spoken_terms } = bodyOf<{ spoken_terms: Collection[] }>(await test.send('GET', root));
    assert.deepEqual(
      spoken_terms.map(({ name }) => name),
      ['Team and product names'],
    );
  });

  it('83: retrieves a collection, and does not find an unknown one', async () => {
    const id = await create();
    assert.equal(bodyOf<Collection>(await test.send('GET', `${root}/${id}`)).spoken_terms_id, id);
    assertError(await test.send('GET', `${root}/${randomUUID()}`), 404);
    assertError(await test.send('GET', `${root}/abc`), 400);
    const key = test.service.keys.otherAccount;
    assertError(await test.send('GET', `${root}/${id}`, { key }), 404);
  });

  it('84: gives the terms of one language', async () => {
    const id = await create();
    assert.deepEqual(bodyOf(await entries(id)), { lang: 'en', entries: 'Foo\nBar' });
    assertError(await entries(id, ''), 400);
    assertError(await entries(id, '?lang=fr'), 404);
  });

  it('85: merges terms into a list', async () => {
    const id = await create();
    const lists = { term_lists: [{ lang: 'en', entries: 'Baz\nFoo' }] };
    const changed = bodyOf<Collection>(await patch(id, lists));
    assert.deepEqual(changed.term_lists, [{ lang: 'en', entry_count: 3 }]);
    assert.deepEqual(bodyOf(await entries(id)), { lang: 'en', entries: 'Foo\nBar\nBaz' });
  });

  it('86: adds a list for a new language', async () => {
    const changed = await patch(await create(), { term_lists: [{ lang: 'de', entries: 'Baz' }] });
    assert.deepEqual(bodyOf<Collection>(changed).term_lists, [
      { lang: 'en', entry_count: 2 },
      { lang: 'de', entry_count: 1 },
    ]);
  });

  it('87: renames a collection', async () => {
    const { name, term_lists } = bodyOf<Collection>(await patch(await create(), { name: 'N' }));
    assert.deepEqual([name, term_lists], ['N', [{ lang: 'en', entry_count: 2 }]]);
  });

  it('88: refuses a merge that makes a list too long, and changes nothing', async () => {
    const id = await create('a'.repeat(200));
    const lists = [
      { lang: 'de', entries: 'Neu' },
      { lang: 'en', entries: 'b'.repeat(100) },
    ];
    assertError(await patch(id, { name: 'N', term_lists: lists }), 400);
    const { name, term_lists } = bodyOf<Collection>(await test.send('GET', `${root}/${id}`));
    assert.deepEqual([name, term_lists], ['T', [{ lang: 'en', entry_count: 1 }]]);
  });

  it('89: replaces a list, or creates it', async () => {
    const id = await create();
    const put = (json: object) => test.send('PUT', `${root}/${id}/term-lists`, { json });
    const expected = { lang: 'en', entry_count: 1 };
    assert.deepEqual(bodyOf(await put({ lang: 'en', entries: 'X' })), expected);
    assert.deepEqual(bodyOf(await entries(id)), { lang: 'en', entries: 'X' });
    assert.equal(bodyOf<{ lang: string }>(await put({ lang: 'fr', entries: 'Y' })).lang, 'fr');
    assert.deepEqual(bodyOf(await entries(id, '?lang=fr')), { lang: 'fr', entries: 'Y' });
  });

  it('90: deletes a list, and a collection once', async () => {
    const id = await create();
    assertError(await test.send('DELETE', `${root}/${id}/term-lists`), 400);
    assert.equal((await test.send('DELETE', `${root}/${id}/term-lists?lang=en`)).status, 204);
    assertError(await entries(id), 404);
    assert.equal((await test.send('DELETE', `${root}/${id}`)).status, 204);
    assertError(await test.send('DELETE', `${root}/${id}`), 404);
  });

  it('91: answers 456 when the plan allows no more collections', async () => {
    test.service.state.limits.termCollections = 2;
    await create();
    assertError(await post(withTerms('Foo')), 456);
  });

  it('92: answers 403 when the plan has no spoken terms, or the key is scoped', async () => {
    assertError(await post(withTerms('Foo'), test.service.keys.noSpokenTerms), 403);
    assertError(await test.send('GET', root, { key: test.service.keys.textOnly }), 403);
  });
});
