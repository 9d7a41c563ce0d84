/** The members of a multiset that are left after those of another are taken away. */
export function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const item of taken) counts.set(item, (counts.get(item) ?? 0) + 1);
  return all.filter((item) => {
    const count = counts.get(item) ?? 0;
    if (count > 0) counts.set(item, count - 1);
    return count === 0;
  });
}
