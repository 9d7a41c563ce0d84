import type { StoredList } from '../../terms/compareTerms.ts';

/**
 * Lists as a text to compare: each language as a heading, one term per line, sorted because their order means nothing.
 *
 * @param unread what stands in the place of terms that are not known
 */
export function termListText(
  lists: readonly StoredList[],
  unread: (list: StoredList) => string,
): string {
  const shown = lists.toSorted(byCodeUnits(({ language }) => language)).map((list) => {
    const lines = list.terms?.toSorted(byCodeUnits((term) => term)) ?? [unread(list)];
    return [`# ${list.language}`, ...lines, ''].join('\n');
  });
  return shown.join('\n');
}

function byCodeUnits<T>(text: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => (text(a) < text(b) ? -1 : 1);
}
