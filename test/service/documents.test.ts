import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sizeLimits } from './documentStore.ts';
import { assertError, bodyOf, useService, type Sent } from './testClient.ts';

interface Ids {
  readonly document_id: string;
  readonly document_key: string;
}

describe('documents', () => {
  const test = useService();
  const upload = async (
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    fields: Readonly<Record<string, string>> = { target_lang: 'DE' },
    key?: string,
  ) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([content]), name);
    const encoded = new Response(form);
    const headers = { 'Content-Type': encoded.headers.get('content-type') ?? '' };
    const body = Buffer.from(await encoded.arrayBuffer());
    return test.send('POST', '/v2/document', { headers, body, ...(key && { key }) });
  };
  const post = (path: string, sent: Sent) => test.send('POST', `/v2/document/${path}`, sent);
  const document = async (text = 'Hello') => bodyOf<Ids>(await upload('a.txt', text));
  const json = ({ document_key }: Ids) => ({ json: { document_key } });

  it('99: takes a form with a file, and nothing else', async () => {
    const made = await document();
    assert.match(made.document_id, /^[0-9A-F]{32}$/);
    assert.match(made.document_key, /^[0-9A-F]{64}$/);
    assertError(await test.send('POST', '/v2/document', { json: { target_lang: 'DE' } }), 415);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const body of ['', '--x\r\n', 'x', '--x\r\nno name\r\n\r\n\r\n--x--'])
      assertError(await test.send('POST', '/v2/document', { headers, body }), 400);
    const noFile = '--x\r\nContent-Disposition: form-data; name="target_lang"\r\n\r\nDE\r\n--x--';
    assertError(await test.send('POST', '/v2/document', { headers, body: noFile }), 400);
  });

  it('100: wants the key of the document, and says when it is not done', async () => {
    const ids = await document();
    assertError(await post(`${ids.document_id}/result`, json(ids)), 503);
    const wrong = { json: { document_key: '0'.repeat(64) } };
    assertError(await post(ids.document_id, wrong), 404);
    assertError(await post(ids.document_id, {}), 415);
    assertError(await post(ids.document_id, { json: {} }), 400);
    const { otherAccount } = test.service.keys;
    assertError(await post(ids.document_id, { ...json(ids), key: otherAccount }), 404);
  });

  it('101: hands the result out once', async () => {
    const ids = await document('Hello\nWorld');
    const statuses = [1, 2].map(() =>
      post(ids.document_id, { form: { document_key: ids.document_key } }),
    );
    const [first, second] = (await Promise.all(statuses)).map((one) => bodyOf<object>(one));
    assert.deepEqual(Object.keys(first!), ['document_id', 'status', 'seconds_remaining']);
    assert.deepEqual(second, {
      document_id: ids.document_id,
      status: 'done',
      seconds_remaining: 0,
      billed_characters: 11,
    });
    const result = await post(`${ids.document_id}/result`, json(ids));
    assert.equal(result.status, 200);
    assert.match(result.text, /^\[de] .*\n\[de] /);
    assertError(await post(`${ids.document_id}/result`, json(ids)), 404);
    assertError(await post(ids.document_id, json(ids)), 404);
  });

  it('102: refuses a document into its own language, a type and a field that it does not know', async () => {
    const same = { source_lang: 'DE', target_lang: 'DE' };
    assertError(await upload('a.txt', 'x', same), 400);
    assertError(await upload('a.txt', 'x', { source_lang: 'EN', target_lang: 'EN-GB' }), 400);
    assertError(await upload('a.exe', 'x'), 400);
    assertError(await upload('a.txt', 'x', { target_lang: 'DE', colour: 'red' }), 400);
    assertError(await upload('a.txt', 'x', { target_lang: 'SV', formality: 'more' }), 400);
    bodyOf(await upload('a.txt', 'x', { target_lang: 'SV', formality: 'prefer_more' }));
  });

  it('wants a glossary and a memory that serve the pair', async () => {
    const { glossaries, memories } = test.service.state;
    const glossary = glossaries.find(({ account }) => account === 'main')!;
    const { source, target } = glossary.dictionaries[0]!;
    const pair = { source_lang: source, target_lang: target };
    bodyOf(await upload('a.txt', 'x', { ...pair, glossary_id: glossary.id }));
    const noSource = { target_lang: target, glossary_id: glossary.id };
    assertError(await upload('a.txt', 'x', noSource), 400);
    assertError(await upload('a.txt', 'x', { ...pair, glossary_id: randomUUID() }), 404);
    const unserved = { source_lang: 'sv', target_lang: 'fi', glossary_id: glossary.id };
    assertError(await upload('a.txt', 'x', unserved), 400);
    const memory = memories.find(({ account }) => account === 'main')!;
    const translation_memory_id = memory.id;
    bodyOf(await upload('a.txt', 'x', { target_lang: memory.targets[0]!, translation_memory_id }));
    assertError(await upload('a.txt', 'x', { target_lang: 'FI', translation_memory_id }), 404);
    const threshold = { target_lang: 'DE', translation_memory_threshold: '75' };
    assertError(await upload('a.txt', 'x', threshold), 400);
  });

  it('charges Office and PDF files with 50,000 characters, and images with none', async () => {
    for (const name of ['a.docx', 'a.pptx', 'a.xlsx', 'a.pdf', 'a.png', 'a.txt'])
      bodyOf(await upload(name, 'four'));
    assert.equal(test.service.ledger.characters, 4 * 50_000 + 4);
    assertError(await upload('a.txt', 'x', undefined, test.service.keys.exhausted), 456);
  });

  it('refuses documents over the limits of the type and the plan, and too many that wait', async () => {
    for (const [extension, { free, paid }] of sizeLimits) {
      // The large ones are proven by the one in between.
      if (free > 3_145_728) continue;
      const text = 'ä'.repeat(paid / 2);
      bodyOf(await upload(`a.${extension}`, text));
      assertError(await upload(`a.${extension}`, `${text}x`), 413);
    }
    bodyOf(await upload('a.txt', 'x'.repeat(1_000_000)));
    assertError(await upload('a.txt', 'x'.repeat(1_000_001)), 413);
    const between = new Uint8Array(10_485_761);
    bodyOf(await upload('a.docx', between));
    assertError(await upload('a.docx', between, undefined, test.service.keys.free), 413);
    test.service.state.limits.documents = test.service.state.documents.length + 1;
    bodyOf(await upload('a.txt', 'x'));
    assertError(await upload('a.txt', 'x'), 429);
  });

  it('says why a translation failed, in a status that is no failure', async () => {
    const ids = await document('');
    await post(ids.document_id, json(ids));
    const { status, error_message, message } = bodyOf<Record<string, string>>(
      await post(ids.document_id, json(ids)),
    );
    assert.deepEqual(
      [status, error_message, message],
      ['error', ...Array(2).fill('Document has no text')],
    );
  });

  it('wants the scope for documents', async () => {
    assertError(await upload('a.txt', 'x', undefined, test.service.keys.textOnly), 403);
  });
});
