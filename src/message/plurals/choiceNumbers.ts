const limit = String.raw`\s*[-+]?(?:\d+|Inf|\*)\s*`;
const numbers = new RegExp(
  String.raw`^\s*(?:\{\s*-?\d+(?:\s*,\s*-?\d+)*\s*\}|[[\]]${limit},${limit}[[\]])\s*`,
);

/** `{0}`, `{1,2}`, `[2,4]`, `]5,Inf[`: the numbers that a choice of Laravel or Symfony is for; nothing where it names none. */
export function numbersOf(choice: string): string {
  return numbers.exec(choice)?.[0] ?? '';
}

/** Small numbers, and some of all sizes. */
const samples = [...Array.from({ length: 120 }, (_, place) => place), 500, 1_000, 1_000_000];

/** Whether some choices, which all name their numbers, leave none of those out that others are for. */
export function coverAllOf(choices: readonly string[], others: readonly string[]): boolean {
  return samples.every((one) => !others.some(isFor(one)) || choices.some(isFor(one)));
}

const isFor = (one: number) => (choice: string) => {
  const named = numbersOf(choice).trim();
  const parts = named
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim());
  if (named.startsWith('{')) return parts.some((part) => Number(part) === one);
  const [from = 0, to = 0] = parts.map(limitOf);
  const isFrom = named.startsWith(']') ? one > from : one >= from;
  return isFrom && (named.endsWith('[') ? one < to : one <= to);
};

function limitOf(part: string, place: number): number {
  const isOpen = part.endsWith('*') || part.endsWith('Inf');
  return isOpen ? (place === 0 ? -Infinity : Infinity) : Number(part);
}
