import assert from 'node:assert/strict';
import { documentRefusal } from '../../../../src/project/documents/documentCost.ts';
import {
  documentType,
  longestDocument,
  type Plan,
} from '../../../../src/project/documents/documentType.ts';
import type { FormFile } from '../../../../src/service/http/multipartForm.ts';
import { demoKeys } from '../../../service/keys.ts';
import { connect, failure, useService } from '../connect.ts';

const megabyte = 1_048_576;
/** Of characters with two bytes, so that a text that is as large as it may be is not longer than it may be. */
const piece = Buffer.from('ä'.repeat(megabyte / 2));

function file(name: string, size: number, bytes = piece): FormFile {
  return {
    name,
    size,
    async *open() {
      for (let at = 0; at < size; at += bytes.length) yield bytes.subarray(0, size - at);
    },
  };
}

describe('the limits of documents', () => {
  const service = useService();
  const open = (plan: Plan = 'paid') =>
    connect(service().url, { key: () => demoKeys[plan] }).client.documents;
  const upload = (one: FormFile, plan?: Plan) => open(plan).upload(one, { targetLanguage: 'DE' });
  const isTooLarge = (promise: Promise<unknown>) =>
    failure(promise, { kind: 'tooLarge', ambiguous: false });

  // One type for each size that there is.
  for (const [name, plan] of [
    ['a.docx', 'free'],
    ['a.docx', 'paid'],
    ['a.xlsx', 'paid'],
    ['a.xml', 'paid'],
    ['a.html', 'paid'],
    ['a.json', 'paid'],
    ['a.srt', 'paid'],
    ['a.png', 'free'],
  ] as const) {
    it(`are those of the service to the byte: ${name} on a ${plan} plan`, async () => {
      const limit = documentType(name)?.limit[plan] ?? 0;
      assert.equal(documentRefusal({ name, size: limit }, plan), undefined);
      await upload(file(name, limit), plan);
      assert.equal(documentRefusal({ name, size: limit + 1 }, plan)?.problem, 'size');
      await isTooLarge(upload(file(name, limit + 1), plan));
    });
  }

  for (const plan of ['free', 'paid'] as const) {
    it(`are those of the service to the character, on a ${plan} plan`, async () => {
      const text = (characters: number) => ({
        ...file('a.txt', characters, Buffer.alloc(characters, 'x')),
        characters,
      });
      const [fits, over] = [text(longestDocument[plan]), text(longestDocument[plan] + 1)];
      assert.equal(documentRefusal(fits, plan), undefined);
      await isTooLarge(upload(over, plan));
      assert.equal(documentRefusal(over, plan)?.problem, 'characters');
      await upload(fits, plan);
    });
  }

  it('are so many that wait, and one more is not taken, nor billed', async () => {
    const { state, ledger } = service();
    state.limits.documents = 2;
    state.jobPolls = 0;
    const [first] = [await upload(file('a.txt', 4)), await upload(file('a.txt', 4))];
    await failure(upload(file('a.txt', 4)), { kind: 'rateLimit', ambiguous: false });
    assert.equal(ledger.characters, 2 * 2);
    assert.equal((await open().state(first)).state, 'done');
    for await (const _ of open().result(first));
    await upload(file('a.txt', 4));
    assert.equal(ledger.characters, 3 * 2);
  });
});
