import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import { LedgerError } from './ledger.ts';

/** What there is in a text beside what was read from it. */
export interface ReadLines {
  /** Lines that could not be understood; what they held is lost. */
  readonly unreadable: number;
  /** Whether git had left a conflict in the text; writing it again removes that. */
  readonly hadConflict: boolean;
}

/**
 * Reads the lines of a file of the ledger, an empty one included. Where git left a conflict, the lines of both sides
 * count and those of their common base do not: a base is what both sides have replaced.
 *
 * @param newest the newest version of such a file that is understood
 * @param read false for a line that is not understood
 * @throws {LedgerError}
 */
export function* readLines(
  text: string,
  newest: number,
  read: (line: string) => boolean,
): Cooperative<ReadLines> {
  const { lines, hadConflict } = withoutConflicts(text.replace(/^\uFEFF/u, '').split(/\r?\n/u));
  const unread: string[] = [];
  yield* forEachInSteps(lines, (line) => {
    if (!read(line)) unread.push(line);
  });
  const headers = unread.map(versionOf).filter((found) => found !== undefined);
  if (headers.some((found) => found > newest)) throw new LedgerError('newerVersion');
  if (unread.length > 0 && unread.length === lines.length && headers.length === 0) {
    throw new LedgerError('notALedger');
  }
  return { unreadable: unread.length - headers.length, hadConflict };
}

/** The version that a line tells, where it is the first one of a file. */
export function versionOf(line: string): number | undefined {
  const found = /^# Glossa ledger (\d+)/u.exec(line);
  return found === null ? undefined : Number(found[1]);
}

/** Drops the markers of conflicts and the common base that the diff3 style shows between them. */
function withoutConflicts(all: readonly string[]): {
  readonly lines: readonly string[];
  readonly hadConflict: boolean;
} {
  const lines: string[] = [];
  let inBase = false;
  let hadConflict = false;
  for (const line of all) {
    if (isMarker(line)) {
      hadConflict = true;
      inBase = line.startsWith('|');
    } else if (!inBase && line.trim() !== '') {
      lines.push(line);
    }
  }
  return { lines, hadConflict };
}

/** Seven signs of one kind, or more. */
function isMarker(line: string): boolean {
  if (!/^[<|=>]/u.test(line)) return false;
  const [signs = ''] = line.split(' ', 1);
  return signs.length >= 7 && signs === line.charAt(0).repeat(signs.length);
}
