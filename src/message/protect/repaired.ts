import { withoutNewEntities } from './entities.ts';

const doubled = /(?<=\S) {2,}(?=\S)/;
const allDoubled = new RegExp(doubled, 'g');

/** An answer without the entities and the doubled spaces that the text it answers has not. */
export function repaired(answer: string, text: string): string {
  const plain = withoutNewEntities(answer, text);
  return doubled.test(text) ? plain : plain.replaceAll(allDoubled, ' ');
}
