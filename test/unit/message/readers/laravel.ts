import type { Reader } from './reader.ts';

/** What Laravel's translator says for several counts, with each argument that `names` lists between marks. */
export const readLaravel =
  (names: readonly string[]): Reader =>
  (text) =>
    [0, 1, 2, 20].map((count) => {
      const said = laravelShows(text, count, names, (name) => `⟪${name}⟫`);
      return (said.match(/⟪[^⟫]*⟫/g) ?? []).sort().join(' ');
    });

/** What Laravel's translator says for a count, with what `shown` gives for each argument as it is spelled. */
export const laravelShows = (
  text: string,
  count: number,
  names: readonly string[],
  shown: (name: string) => string,
): string => replaced(chosen(text, count), names, shown);

/** The choice for a count: by its own numbers where it has some, else by its place, as German and English count. */
function chosen(text: string, count: number): string {
  const choices = text.split('|');
  for (const choice of choices) {
    const [, numbers, words] = /^\s*[{[]([^\][{}]*)[}\]](.*)$/s.exec(choice) ?? [];
    if (numbers === undefined || words === undefined) continue;
    const [from, to] = numbers.includes(',') ? numbers.split(',') : [numbers, numbers];
    const isIn = (from === '*' || count >= Number(from)) && (to === '*' || count <= Number(to));
    if (isIn) return words;
  }
  const bare = choices.map((choice) => choice.replace(/^\s*[{[][^\][{}]*[}\]]/, ''));
  return bare[count === 1 || bare.length === 1 ? 0 : 1] ?? '';
}

/** PHP's `strtr`: the longest name first, anywhere in the text, in three kinds of capitals. */
function replaced(text: string, names: readonly string[], shown: (name: string) => string): string {
  const spelled = names.flatMap((name) => [
    name,
    name.charAt(0).toUpperCase() + name.slice(1),
    name.toUpperCase(),
  ]);
  const longestFirst = [...new Set(spelled)].sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text;
  const argument = new RegExp(`:(${longestFirst.join('|')})`, 'g');
  return text.replaceAll(argument, (_, name: string) => shown(name));
}
