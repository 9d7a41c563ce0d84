/** Characters of a text that is searched afresh each time: making a table would take longer. */
const short = 200;

/**
 * Answers "where is the next X?" and "where does this bracket close?" for one text in constant time. Each table is
 * filled in one pass when it is first asked for, so that a scanner that asks at every character stays linear.
 */
export class Lookahead {
  readonly text: string;
  readonly #nexts = new Map<string, Int32Array>();
  readonly #partners = new Map<string, Int32Array>();

  constructor(text: string) {
    this.text = text;
  }

  /** The first place of `needle` at or after `from`; the length of the text where there is none. */
  next(needle: string, from: number): number {
    if (this.text.length <= short) {
      const found = this.text.indexOf(needle, from);
      return found < 0 ? this.text.length : found;
    }
    let table = this.#nexts.get(needle);
    if (!table) this.#nexts.set(needle, (table = nextTable(this.text, needle)));
    return table[from] ?? this.text.length;
  }

  /** The other end of the pair of brackets that has one end at `at`; -1 where it has none. */
  partner(open: string, close: string, at: number): number {
    let table = this.#partners.get(open);
    if (!table) this.#partners.set(open, (table = partnerTable(this.text, open, close)));
    return table[at] ?? -1;
  }
}

function nextTable(text: string, needle: string): Int32Array {
  const table = new Int32Array(text.length).fill(text.length);
  let from = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    table.fill(at, from, at + 1);
    from = at + 1;
  }
  return table;
}

function partnerTable(text: string, open: string, close: string): Int32Array {
  const table = new Int32Array(text.length).fill(-1);
  const opened: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) opened.push(at);
    if (text[at] !== close) continue;
    const start = opened.pop();
    if (start === undefined) continue;
    table[start] = at;
    table[at] = start;
  }
  return table;
}
