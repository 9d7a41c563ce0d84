import { basename } from 'node:path';
import type { Runnable, Runner } from 'mocha';

/** A test that failed, or something else that makes a run fail. */
export interface Failure {
  readonly title: string;
  /** The test file; nothing where no test failed. */
  readonly file?: string;
}

/** What a run of tests came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, as many as `failed`. */
  readonly failures: readonly Failure[];
  /** What the tests and hooks of each test file took, by its name. */
  readonly seconds: Readonly<Record<string, number>>;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], seconds: {} };

export function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
    seconds: sumByName(one.seconds, other.seconds),
  };
}

function sumByName(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

/** The counts with what else made the run fail. */
export function withComplaints(counts: Counts, complaints: readonly string[]): Counts {
  const failures = complaints.map((title) => ({ title }));
  return sum(counts, { ...nothing, failed: failures.length, failures });
}

/** Counts what mocha runs; ask for the counts when it has ended. */
export function count(runner: Runner): () => Counts {
  const failures: Failure[] = [];
  runner.on('fail', (test) => {
    const title = test.fullTitle();
    failures.push(test.file === undefined ? { title } : { title, file: test.file });
  });
  const seconds: Record<string, number> = {};
  const clock = ({ file = '', duration = 0 }: Runnable) => {
    const name = basename(file);
    seconds[name] = (seconds[name] ?? 0) + duration / 1000;
  };
  runner.on('hook end', clock).on('test end', clock);
  return () => {
    const { passes = 0, pending = 0 } = runner.stats ?? {};
    return { passed: passes, failed: failures.length, skipped: pending, failures, seconds };
  };
}
