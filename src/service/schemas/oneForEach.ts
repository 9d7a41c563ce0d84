import { unusable, type Answer } from '../http/answer.ts';

/**
 * What an answer holds for each text of a request; undefined for a single one that cannot be used, which does not spoil the
 * others. Any other number of them leaves open which belongs to which.
 *
 * @throws {ServiceError} `badAnswer`, also where none of them can be used
 */
export function oneForEach<T>(
  texts: readonly string[],
  items: readonly unknown[],
  answer: Answer,
  read: (item: unknown) => T | undefined,
): readonly (T | undefined)[] {
  if (items.length !== texts.length) throw unusable(answer, 'badAnswer', 'wrong_count');
  const found = items.map(read);
  const isUseless = found.every((one) => one === undefined);
  if (isUseless && texts.length > 0) throw unusable(answer, 'badAnswer', 'unexpected_shape');
  return found;
}
