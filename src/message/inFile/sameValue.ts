import type { Finding } from '../findings.ts';
import type { FindingFilter } from './findingFilter.ts';

const opening = /^(?:\$?\{\{?|\{%|<%=?)\s*-?\s*/u;
const closing = /\s*(?:\}\}?|%\}|%>)$/u;

/**
 * `{name}` for `{ name }` is nothing to any program. `{date | format("DD.MM.")}` for another format of the same value is
 * the language's own, and so are the cases that some programs take: `{way:accusative}`.
 */
export const withSameValue: FindingFilter = (_, found) => {
  const kept = found.filter((one) => one.code !== 'placeholder-changed' || !isOnlySpaced(one));
  return kept.map((one) =>
    one.code === 'placeholder-changed' && isOtherFormat(one) ? { ...one, severity: 'info' } : one,
  );
};

function isOnlySpaced({ expected, got }: Finding): boolean {
  return spaced(expected) === spaced(got) && bracesOf(expected) === bracesOf(got);
}

function isOtherFormat({ expected, got }: Finding): boolean {
  const [before, after] = [valueOf(expected), valueOf(got)];
  return before !== undefined && before === after && bracesOf(expected) === bracesOf(got);
}

const bracesOf = (text: string) => (opening.exec(text)?.[0] ?? text).replaceAll(/[\s-]/gu, '');

function spaced(text: string): string {
  return text.replace(opening, '').replace(closing, '').replaceAll(/\s+/gu, ' ');
}

/** What a placeholder takes, without how it is shown. */
function valueOf(text: string): string | undefined {
  if (!opening.test(text)) return undefined;
  return /^[\p{L}\p{N}_.$[\]-]+(?=$|\s*[|,:])/u.exec(spaced(text))?.[0];
}
