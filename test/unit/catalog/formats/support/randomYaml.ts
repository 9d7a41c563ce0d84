import type { Data, Entries, Pick } from './randomJson.ts';

/** The text of the data as YAML with indents, quotes, comments and blank lines as `pick` wants them. */
export function randomYamlText(data: Entries, pick: Pick): string {
  const eol = ['\n', '\r\n', '\r'][pick(3)] ?? '\n';
  const unit = 1 + pick(4);
  const dashes = pick(3);
  const extra = () => [[''], ['# comment a: b'], ['# comment "', '']][pick(9)] ?? [];
  const tail = () => ['', '  # comment', '\t#', ' '][pick(12)] ?? '';
  const show = (data: Data, indent: number): string[] => {
    const pad = ' '.repeat(indent);
    if (Array.isArray(data)) {
      return data.flatMap((value) => {
        const lines = below(value, indent + 2);
        if (lines === undefined) return [...extra(), `${pad}- ${inline(value, indent, pick, eol)}`];
        if (Array.isArray(value) || pick(4) === 0)
          return [`${pad}-${tail()}`, ...extra(), ...lines];
        return show(value, indent + 2).map((line, at) =>
          at === 0 ? `${pad}- ${line.trimStart()}` : line,
        );
      });
    }
    return (data as Entries).entries.flatMap(([name, value]) => {
      const label = `${pad}${key(name, pick)}:`;
      const lines = below(value, indent + (Array.isArray(value) ? dashes : unit));
      if (lines) return [...extra(), label + tail(), ...lines];
      return [...extra(), `${label} ${inline(value, indent, pick, eol)}`];
    });
  };
  const below = (data: Data, indent: number): string[] | undefined => {
    if (typeof data === 'string' || 'scalar' in data) return undefined;
    const empty = Array.isArray(data) ? data.length === 0 : data.entries.length === 0;
    return empty ? undefined : show(data, indent);
  };
  const head = ['', '\uFEFF', `---${eol}`, `# comment head${eol}`][pick(4)] ?? '';
  return head + show(data, pick(3)).join(eol) + (pick(3) === 0 ? '' : eol);
}

function inline(data: Data, indent: number, pick: Pick, eol: string): string {
  if (typeof data === 'string') return scalar(data, indent, pick, eol);
  if ('scalar' in data) return data.scalar;
  return Array.isArray(data) ? '[]' : '{}';
}

function scalar(value: string, indent: number, pick: Pick, eol: string): string {
  const style = pick(4);
  const printable = /^[ -~¡-퟿]*$/.test(value) && !/[\u00ad\u2028\u2029]/.test(value);
  if (style === 0 && /^[A-Za-z][A-Za-z ]+[a-z]$/.test(value)) return value;
  if (style === 1 && printable) return `'${value.replaceAll("'", "''")}'`;
  const comment = pick(6) === 0 ? ' # comment' : '';
  if (style === 2 && printable && /^\S/.test(value))
    return `|-${eol}${' '.repeat(indent + 3)}${value}`;
  return quoted(value) + comment;
}

function key(name: string, pick: Pick): string {
  return /^[a-z]{3,}$/.test(name) && pick(2) === 0 ? name : quoted(name);
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\uFEFF]/g, (char) =>
    `\\x${char.charCodeAt(0).toString(16)}`.replace(/^\\x(.{4})$/, '\\u$1'),
  );
}
