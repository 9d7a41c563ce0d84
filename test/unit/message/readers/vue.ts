import assert from 'node:assert/strict';
import { createParser } from '@intlify/message-compiler';
import type { Reader } from './reader.ts';

/** What the compiler of vue-i18n finds in each choice beside text. */
export const readVue: Reader = (text) => {
  const parser = createParser({
    onError: (error) => {
      throw error;
    },
  });
  const { body } = parser.parse(text);
  const choices: readonly object[] = 'cases' in body ? body.cases : [body];
  return choices.map((choice) => partsOf(choice).sort().join(' '));
};

function partsOf(message: object): string[] {
  assert.ok('items' in message && Array.isArray(message.items));
  return message.items.filter(isPart).map((item) => JSON.stringify(item, withoutPlaces));
}

const isPart = ({ type }: { readonly type: number }): boolean => type !== 3;

/** Where a node stands may differ, and so may the white space that it covers. */
const withoutPlaces = (key: string, value: unknown): unknown =>
  ['start', 'end', 'loc'].includes(key) ? undefined : value;
