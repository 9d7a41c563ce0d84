type Texts = ReadonlyMap<string, string>;

/** What merged lines of the ledger say of a message that is no person's in both branches. */
export type Doubt =
  /** One branch has taken out what the other has found to be true again: Git sees a line there that goes. */
  'forgotten' | undefined;

export function doubtOf(locale: string, key: string, texts: readonly Texts[]): Doubt {
  const [base = [], ...sides] = texts.map((all) => linesOfMessage(all, locale, key));
  const isInOne = (line: string) => sides.filter((side) => side.includes(line)).length === 1;
  return base.some(isInOne) ? 'forgotten' : undefined;
}

const linesOfMessage = (texts: Texts, locale: string, key: string): readonly string[] =>
  [...texts]
    .filter(([path]) => path.startsWith(`glossa.ledger/${locale}/`))
    .flatMap(([, text]) => text.split('\n'))
    .filter((line) => line.startsWith(`["${key}"]`));

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
