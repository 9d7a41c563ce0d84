/**
 * Whether a text is a format of dates or times that a program reads: a translation would be another format. Known are
 * those of Unicode (`EEE, d MMM y`), date-fns (`PPpp`), moment and its successors (`[at] h:mm A`, `Do`), .NET (`h:mm tt`)
 * and PHP (`M j, Y - H:i`); the percent signs of C are placeholders.
 */
export function isDatePattern(text: string): boolean {
  if (isPatternOfLetters(text) || isOfDateFns(text)) return true;
  return isPhpPattern(text) && !isOneCase(text);
}

/** Whether a text is a short form that only its key can tell from a word: `LT`, `LL`, `Do`, `A`, `MM`, `D/M/Y`. */
export function mayBeDatePattern(text: string): boolean {
  if (/^(?:LTS?|L{1,4}|l{1,4}|P{1,4})(?:\s+LTS?)?$/.test(text)) return true;
  return runsOf(text)?.length === 1 || isPhpPattern(text);
}

/** `D/M/Y`, `dd.mm.yyyy`: with letters of one case people write as well how a date is typed. */
export function isOneCase(text: string): boolean {
  return text === text.toUpperCase() || text === text.toLowerCase();
}

/** `PPpp`, `PPP 'at' p`. */
const isOfDateFns = (text: string): boolean =>
  text.length > 2 && /^P{1,4}(?:[ ,]*(?:'[^']*')?[ ,]*)p{1,4}$/.test(text);

/** `[Last]` of moment, `'de'` of Unicode, `"de"` and `\h` of others: shown as they are. */
export const literals = /\[[^[\]]*\]|'(?:[^']|'')*'|"[^"]*"|\\./g;
const separators = /^[\s.,:;/()'’\u2010-\u2015-]*$/;
const token =
  /^(?:(?!.*(.)(?!\1).)(?:y{1,4}|Y{2,4}|[MdDELQ]{1,5}|[hHkKms]{1,2}|S{1,3}|A|a{1,5}|tt|c{3,4}|z{1,4}|Z{1,5}|[xX]{1,3}|w{1,2})|[dD]o|LTS?)$/;

function isPatternOfLetters(text: string): boolean {
  const runs = runsOf(text);
  if (runs === undefined) return false;
  const tokens = runs.flat();
  const isClear = tokens.some((one) => one.length > 1 && !/^(?:[dD]o|a+|tt)$/.test(one));
  if (runs.length > 1 && isClear) return true;
  // A run of its own says enough with its length: `yyyy`, `YYYYMMDD`, `[at] LT`.
  const hasLiteral = /[[']/.test(text);
  return (
    isClear &&
    (hasLiteral || tokens.length > 2 || tokens.some((one) => /^(?:yyyy|YYYY|[MdDE]{4})$/.test(one)))
  );
}

/** The tokens of each stretch of letters; nothing where something else is among them. */
function runsOf(text: string): readonly (readonly string[])[] | undefined {
  const bare = /[[']/.test(text) ? text.replaceAll(literals, ' ') : text;
  // Most texts begin with a word.
  if (tokensOf(firstRun(bare)) === undefined) return undefined;
  if (/[^A-Za-z\s.,:;/()'’\u2010-\u2015-]/.test(bare)) return undefined;
  const runs: (readonly string[])[] = [];
  for (const run of bare.split(/[^A-Za-z]+/)) {
    if (run === '') continue;
    const tokens = tokensOf(run);
    if (tokens === undefined) return undefined;
    runs.push(tokens);
  }
  return runs;
}

function firstRun(text: string): string {
  return /[A-Za-z]+/.exec(text)?.[0] ?? '';
}

/** `HH`, `mm` of `HHmm`, `DD`, `T`, `HH` of `DDTHH`: after a first token of two letters at least others may follow. */
function tokensOf(run: string): readonly string[] | undefined {
  if (token.test(run)) return [run];
  const tokens = run.match(/[dD]o|LTS?|([A-Za-z])\1*/g) ?? [];
  const [first = '', ...others] = tokens;
  const follows = (one: string) => /^[TZAaS]$/.test(one) || (one.length > 1 && token.test(one));
  return first.length > 1 && token.test(first) && others.every(follows) ? tokens : undefined;
}

const phpPart = /^(?:[dDjlFmMnYyHhGgisaAS]|jS)$/;
const isPhpPart = (part: string): boolean => phpPart.test(part);

/** PHP has one letter for each part, so that three of them and a year or an hour are needed to tell. */
export function isPhpPattern(text: string): boolean {
  if (!isPhpPart(firstRun(text))) return false;
  // "D. M. Y." are initials.
  if (text.endsWith('.') || !separators.test(text.replaceAll(/[A-Za-z]/g, ''))) return false;
  const found = text.match(/[A-Za-z]+/g) ?? [];
  if (found.length < 3 || !found.every(isPhpPart)) return false;
  const parts = found.map((part) => part.charAt(0));
  const has = (letters: string) => parts.some((part) => letters.includes(part));
  return (
    new Set(parts).size === parts.length &&
    ((has('Yy') && has('mnMF')) || (has('HhGg') && has('i')))
  );
}
