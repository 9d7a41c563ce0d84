import { keyId, type KeyPath } from '../../../../src/resources/formats/format.ts';

/**
 * How a Glossa that knows version 2 of the ledger reads a file of it, as it was shipped: people in one team have different
 * ones. Conflicts are left out.
 *
 * @throws `newerVersion` or `notALedger`
 */
export function readAsVersion2(text: string): {
  /** A person's are without `written`. */
  readonly entries: ReadonlyMap<string, readonly { source: string; written?: string }[]>;
  /** Lines that it drops when it writes the file again. */
  readonly unreadable: number;
} {
  const entries = new Map<string, { source: string; written?: string }[]>();
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const unread = lines.filter((line) => !addLine(entries, line));
  const headers = unread.map(versionOf).filter((found) => found !== undefined);
  if (headers.some((found) => found > 2)) throw new Error('newerVersion');
  if (unread.length > 0 && unread.length === lines.length && headers.length === 0)
    throw new Error('notALedger');
  return { entries, unreadable: unread.length - headers.length };
}

function versionOf(line: string): number | undefined {
  const found = /^# Glossa ledger (\d+)/u.exec(line);
  return found === null ? undefined : Number(found[1]);
}

const markWidth = 9;
const markAt = / [\w-]{8}/uy;

function addLine(all: Map<string, { source: string; written?: string }[]>, line: string): boolean {
  const end = line.length - markWidth;
  const keyEnd = isMark(line, end - markWidth) ? end - markWidth : end;
  if (!isMark(line, end) || !line.startsWith('[') || line[keyEnd - 1] !== ']') return false;
  const source = line.slice(keyEnd + 1, keyEnd + markWidth);
  const id = keyId(JSON.parse(line.slice(0, keyEnd)) as KeyPath);
  const entry = keyEnd === end ? { source } : { source, written: line.slice(end + 1) };
  all.set(id, [...(all.get(id) ?? []), entry]);
  return true;
}

function isMark(line: string, at: number): boolean {
  markAt.lastIndex = at;
  return at > 0 && markAt.test(line);
}
