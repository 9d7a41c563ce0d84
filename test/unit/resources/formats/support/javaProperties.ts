/**
 * What `java.util.Properties` of Java 17 reads in a text, read letter by letter. Of a key that stands twice the last value
 * counts.
 */
export function javaProperties(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of logicalLines(text.replace(/^\uFEFF/, ''))) {
    let at = 0;
    while (at < line.length && !' \t\f=:'.includes(line.charAt(at)))
      at += line[at] === '\\' ? 2 : 1;
    const key = line.slice(0, at);
    const skipBlanks = () => {
      while (at < line.length && ' \t\f'.includes(line.charAt(at))) at += 1;
    };
    skipBlanks();
    if (line[at] === '=' || line[at] === ':') {
      at += 1;
      skipBlanks();
    }
    found.set(unescaped(key), unescaped(line.slice(at)));
  }
  return found;
}

/** Lines without those that say nothing, their blanks at the start and the backslashes that go on to the next. */
function logicalLines(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const natural = text.split(/\r\n|\r|\n/);
  // What is behind the last line break is a line only where there is something.
  if (natural.at(-1) === '') natural.pop();
  for (const [place, one] of natural.entries()) {
    const said = one.replace(/^[ \t\f]+/, '');
    if (line === '' && (said === '' || /^[#!]/.test(said))) continue;
    const goesOn = (/\\*$/.exec(said)?.[0].length ?? 0) % 2 === 1;
    line += goesOn ? said.slice(0, -1) : said;
    const isLast = place === natural.length - 1;
    if (goesOn && !isLast) continue;
    if (line !== '' || !text.endsWith('\r\n')) lines.push(line);
    line = '';
  }
  if (line !== '') lines.push(line);
  return lines;
}

const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|([^])|$)/g, (_, code?: string, sign = '') =>
    code === undefined ? (controls[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
