import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assertError, bodyOf, useService, type Answer } from './testClient.ts';

const root = '/v3/glossaries';

interface Glossary {
  readonly glossary_id: string;
  readonly name: string;
  readonly dictionaries: readonly object[];
}

describe('glossaries', () => {
  const test = useService();
  const dictionary = (entries: string, entries_format = 'tsv') => ({
    source_lang: 'en',
    target_lang: 'de',
    entries,
    entries_format,
  });
  const post = (entries: string, format?: string, name = 'G') =>
    test.send('POST', root, { json: { name, dictionaries: [dictionary(entries, format)] } });
  const create = async (entries = 'house\tHaus\ntree\tBaum') =>
    bodyOf<Glossary>(await post(entries), 201).glossary_id;
  const pair = '?source_lang=en&target_lang=de';
  const entriesOf = async (id: string) => {
    const answer = await test.send('GET', `${root}/${id}/entries${pair}`);
    return bodyOf<{ dictionaries: { entries: string }[] }>(answer).dictionaries[0]!.entries;
  };
  const patch = (id: string, json: object) => test.send('PATCH', `${root}/${id}`, { json });
  const put = (id: string, json: object) =>
    test.send('PUT', `${root}/${id}/dictionaries`, { json });
  const assertDetail = (answer: Answer) => {
    assertError(answer, 400);
    assert.equal(typeof (answer.body as { detail?: string }).detail, 'string');
  };

  it('93: creates a glossary and tells how many entries it has', async () => {
    const made = bodyOf<Glossary>(await post('house\tHaus\ntree\tBaum\n'), 201);
    assert.deepEqual(Object.keys(made), ['glossary_id', 'name', 'dictionaries', 'creation_time']);
    assert.deepEqual(made.dictionaries, [{ source_lang: 'en', target_lang: 'de', entry_count: 2 }]);
  });

  it('93: takes CSV with two or four columns, and a form', async () => {
    const id = bodyOf<Glossary>(await post('"a, ""b""",c\nd,e,en,de', 'csv'), 201).glossary_id;
    assert.equal(await entriesOf(id), 'a, "b"\tc\nd\te');
    const fields = Object.entries(dictionary('a\tb'));
    const form = [
      ['name', 'F'],
      ...fields.map(([name, value]) => [`dictionaries[0].${name}`, value] as const),
    ] as const;
    bodyOf(await test.send('POST', root, { form }), 201);
  });

  it('94: limits the name, the phrases, the glossary and their number', async () => {
    const long = 'ä'.repeat(513);
    assertError(await post('a\tb', 'tsv', long), 400);
    assertDetail(await post(`${long}\tb`));
    assertDetail(await post(`a\t${long}`));
    bodyOf(await post(`${'ä'.repeat(512)}\tb`), 201);
    const huge = Array.from({ length: 10_300 }, (_, n) => `${n}\t${'a'.repeat(1020)}`).join('\n');
    assertError(await post(huge), 413);
    test.service.state.limits.glossaries = 3;
    assertError(await post('a\tb'), 456);
  });

  it('94: allows a thousand glossaries', () => {
    assert.equal(test.service.state.limits.glossaries, 1000);
  });

  it('95: gives the entries of a dictionary as TSV', async () => {
    const id = await create();
    const answer = await test.send('GET', `${root}/${id}/entries${pair}`);
    assert.deepEqual(bodyOf(answer), { dictionaries: [dictionary('house\tHaus\ntree\tBaum')] });
    assertError(await test.send('GET', `${root}/${id}/entries?source_lang=en`), 400);
    const other = `${root}/${id}/entries?source_lang=en&target_lang=fr`;
    assertError(await test.send('GET', other), 404);
  });

  it('96: merges with PATCH', async () => {
    const id = await create();
    const changed = await patch(id, {
      name: 'N',
      dictionaries: [dictionary('tree\tGehölz\nsea\tMeer')],
    });
    assert.equal(bodyOf<Glossary>(changed).name, 'N');
    assert.equal(await entriesOf(id), 'house\tHaus\ntree\tGehölz\nsea\tMeer');
    const two = [dictionary('a\tb'), { ...dictionary('a\tb'), target_lang: 'fr' }];
    assertError(await patch(id, { dictionaries: two }), 400);
  });

  it('96: replaces a dictionary with PUT, or creates it', async () => {
    const id = await create();
    const expected = { source_lang: 'en', target_lang: 'de', entry_count: 1 };
    assert.deepEqual(bodyOf(await put(id, dictionary('sea\tMeer'))), expected);
    assert.equal(await entriesOf(id), 'sea\tMeer');
    bodyOf(await put(id, { ...dictionary('sea\tmer'), target_lang: 'fr' }));
    assert.equal(bodyOf<Glossary>(await test.send('GET', `${root}/${id}`)).dictionaries.length, 2);
  });

  it('96: deletes a dictionary, and a glossary', async () => {
    const id = await create();
    assert.equal((await test.send('DELETE', `${root}/${id}/dictionaries${pair}`)).status, 204);
    assertError(await test.send('DELETE', `${root}/${id}/dictionaries${pair}`), 404);
    assert.equal((await test.send('DELETE', `${root}/${id}`)).status, 204);
    assertError(await test.send('GET', `${root}/${id}`), 404);
    assertError(await test.send('DELETE', `${root}/${id}`), 404);
  });

  it('97: names the line that is not valid', async () => {
    const bad = [
      'no tab',
      'a\t',
      '\tb',
      'a\tb\tc',
      'a\tb\na\tc',
      ' a\tb',
      'a\tb\u0007',
      'a\tb\n\nc\td',
      '',
    ];
    for (const entries of bad) assertDetail(await post(entries));
    for (const entries of ['a', 'a,b,c', 'a,"b']) assertDetail(await post(entries, 'csv'));
  });

  it('refuses languages that glossaries do not have, variants, and a pair given twice', async () => {
    const make = (...dictionaries: object[]) =>
      test.send('POST', root, { json: { name: 'G', dictionaries } });
    assertError(await make({ ...dictionary('a\tb'), source_lang: 'xx' }), 400);
    assertError(await make({ ...dictionary('a\tb'), target_lang: 'en-GB' }), 400);
    assertError(await make({ ...dictionary('a\tb'), target_lang: 'en' }), 400);
    assertError(await make(dictionary('a\tb'), dictionary('c\td')), 400);
  });

  it('may start without a dictionary, and takes one as a form', async () => {
    const json = { name: 'G', dictionaries: [] };
    const made = bodyOf<Glossary>(await test.send('POST', root, { json }), 201);
    assert.deepEqual(made.dictionaries, []);
    const form = dictionary('sea\tMeer');
    const expected = { source_lang: 'en', target_lang: 'de', entry_count: 1 };
    const path = `${root}/${made.glossary_id}/dictionaries`;
    assert.deepEqual(bodyOf(await test.send('PUT', path, { form })), expected);
  });

  it('lists and retrieves what the account has, and nothing else', async () => {
    const { glossaries } = bodyOf<{ glossaries: Glossary[] }>(await test.send('GET', root));
    assert.deepEqual(
      glossaries.map(({ name }) => name),
      ['Product terms', 'Billing terms'],
    );
    const [first] = glossaries;
    assert.deepEqual(bodyOf(await test.send('GET', `${root}/${first!.glossary_id}`)), first);
    assertError(await test.send('GET', `${root}/${randomUUID()}`), 404);
    assertError(await test.send('GET', `${root}/abc`), 400);
    assertError(await test.send('GET', root, { key: test.service.keys.textOnly }), 403);
  });
});
