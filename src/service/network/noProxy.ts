/**
 * Whether the entries of a *no proxy* list name the host of an address, as the editor's own agent reads them: a name stands
 * for itself and all below it, with or without a dot before it; a port may follow; `*` alone, anywhere in the list, stands
 * for everything. `*.name` and IPv6 addresses, in brackets or bare, which that agent passes over, mean what they say.
 */
export function isListed(url: URL, entries: readonly string[]): boolean {
  const host = bare(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return entries.some((entry) => {
    if (entry.trim() === '*') return true;
    const { name, port: only } = parse(entry.trim().toLowerCase());
    if (name === '' || (only !== '' && only !== port)) return false;
    return host === name || host.endsWith(`.${name}`);
  });
}

interface Entry {
  readonly name: string;
  /** Empty: any. */
  readonly port: string;
}

function parse(entry: string): Entry {
  const bracketed = /^(\[[^\]]*\])(?::(\d*))?$/.exec(entry);
  if (bracketed) return { name: canonical(bracketed[1] ?? ''), port: bracketed[2] ?? '' };
  const [name = '', port = '', ...rest] = entry.split(':');
  if (rest.length > 0) return { name: canonical(`[${entry}]`), port: '' };
  return { name: name.replace(/^\*?\./, '').replace(/\.$/, ''), port };
}

/** An IPv6 address as URLs write it, without its brackets; empty where it is none. */
function canonical(bracketed: string): string {
  const text = `http://${bracketed}`;
  return URL.canParse(text) ? bare(new URL(text).hostname) : '';
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$|\.$/g, '');
