/** A word, or any other sign but spaces and those that formatters add, drop and exchange. */
const token = /[\p{L}\p{M}\p{N}_]+|[^\s,"'`]/gu;

/**
 * Whether two texts differ in nothing but their layout: spaces, line ends, quotes, commas and the order of what they
 * hold. That is what programs change which put files in order on saving; words are a person's.
 */
export function isOnlyLayout(before: string, after: string): boolean {
  if (before === after) return true;
  const counts = new Map<string, number>();
  for (const [found] of before.matchAll(token)) counts.set(found, (counts.get(found) ?? 0) + 1);
  for (const [found] of after.matchAll(token)) {
    const left = counts.get(found) ?? 0;
    if (left === 0) return false;
    counts.set(found, left - 1);
  }
  return [...counts.values()].every((left) => left === 0);
}
