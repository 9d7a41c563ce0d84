import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { readPageMessage } from '../../../../src/platform/pages/pageMessage.ts';

interface Host {
  save(language: string, terms: readonly string[]): Promise<null>;
}

const schemas = {
  save: z.tuple([z.string().check(z.maxLength(35)), z.array(z.string().check(z.maxLength(500)))]),
};
const read = (message: unknown) => readPageMessage<Host>(schemas, message);

describe('a message of a page', () => {
  it('is taken when it is in the contract', () => {
    const call = { id: 1, call: 'save', args: ['de', ['Glossa']] };
    assert.deepEqual(read(call), call);
    assert.deepEqual(read({ id: 2, ok: null }), { id: 2, ok: null });
    assert.deepEqual(read({ id: 3, err: 'no' }), { id: 3, err: 'no' });
  });

  for (const [what, message] of Object.entries<unknown>({
    'a call that does not exist': { id: 1, call: 'delete', args: [] },
    'an inherited name': { id: 1, call: 'toString', args: [] },
    'a name that is special': { id: 1, call: '__proto__', args: [] },
    'arguments of another type': { id: 1, call: 'save', args: ['de', 'Glossa'] },
    'too few arguments': { id: 1, call: 'save', args: ['de'] },
    'too many arguments': { id: 1, call: 'save', args: ['de', [], 'more'] },
    'an argument that is too long': { id: 1, call: 'save', args: ['de', ['x'.repeat(10_000_000)]] },
    'arguments that are no list': { id: 1, call: 'save', args: { 0: 'de', 1: [] } },
    'more than a message has': { id: 1, call: 'save', args: ['de', []], command: 'x' },
    'an id that is no number': { id: '1', call: 'save', args: ['de', []] },
    'a value for a call that gives none': { id: 1, ok: { html: '' } },
    'no message': undefined,
    'a text': 'save',
    'a list': [1, 'save'],
  })) {
    it(`is dropped when it is ${what}`, () => assert.equal(read(message), undefined));
  }
});
