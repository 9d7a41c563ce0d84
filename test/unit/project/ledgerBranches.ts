type Texts = ReadonlyMap<string, string>;

/** Whether one branch has taken out what the other has found to be true again: Git sees a line there that goes. */
export function isForgotten(locale: string, key: string, texts: readonly Texts[]): boolean {
  const linesIn = (all: Texts | undefined) =>
    [...(all ?? [])]
      .filter(([path]) => path.startsWith(`glossa.ledger/${locale}/`))
      .flatMap(([, text]) => text.split('\n'))
      .filter((line) => line.startsWith(`["${key}"]`));
  const [base, ...sides] = texts.map(linesIn);
  return (base ?? []).some((line) => sides.filter((side) => side.includes(line)).length === 1);
}

/** As Git merges the files of the ledger: lines that either has added, without those that either has taken out. */
export function unionOf(base = '', ours: string | undefined, theirs: string | undefined): string {
  const [then, left = then, right = then] = [base, ours, theirs].map((text) => text?.split('\n'));
  const isTakenOut = (line: string) =>
    then?.includes(line) === true && !(left?.includes(line) && right?.includes(line));
  return [...new Set([...(left ?? []), ...(right ?? [])])]
    .filter((line) => line !== '' && !isTakenOut(line))
    .map((line) => `${line}\n`)
    .join('');
}
