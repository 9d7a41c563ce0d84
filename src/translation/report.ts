import { showKeyPath, type KeyPath } from '../catalog/keyPath.ts';
import type { TargetPlan } from '../catalog/plan.ts';
import type { Finding } from '../message/findings.ts';
import type { FailureReason } from './job.ts';

/** Why a message of a plan has no new value: what the run said, or what happened when it was written. */
export type NotWritten = FailureReason | 'notWritten';

/** What became of one target file. The four numbers add up to the messages of its plan. */
export interface TargetReport {
  readonly locale: string;
  /** Relative to the workspace folder. */
  readonly file: string;
  readonly translated: number;
  /** Those of {@link translated} that were there already, in another message or in a TMX file: nothing was sent for them. */
  readonly reused: number;
  readonly kept: number;
  readonly skipped: number;
  readonly failed: readonly FailedMessage[];
  /** Those of {@link skipped} that have no place in the file: another value stands there. For people. */
  readonly blocked: readonly string[];
  /** Written, but worth a look. */
  readonly suspicious: readonly SuspiciousMessage[];
}

export interface FailedMessage {
  /** For people; see `showKeyPath`. */
  readonly key: string;
  readonly reason: NotWritten;
  /** What was wrong with the last answer. */
  readonly findings: readonly Finding[];
}

export interface SuspiciousMessage {
  readonly key: string;
  /** Without those that are a matter of taste. */
  readonly findings: readonly Finding[];
}

/** A file that was to be written and could not. */
export interface UnwrittenFile {
  /** Relative to the workspace folder. */
  readonly file: string;
  /** A sentence for people. */
  readonly why: string;
}

/** What became of a run. */
export interface RunReport {
  readonly targets: readonly TargetReport[];
  readonly unwritten: readonly UnwrittenFile[];
  readonly requests: number;
  /** Code points sent, repairs included. */
  readonly characters: number;
  /** Code points of {@link characters} that broken answers made necessary. */
  readonly repairCharacters: number;
  /** Target locales for which a memory was chosen that does not cover them; the same of a glossary. */
  readonly withoutMemory: readonly string[];
  readonly withoutGlossary: readonly string[];
  /** Code points that were not sent, because an earlier run had paid for them and could not write them. */
  readonly recalledCharacters: number;
  /** Code points beside {@link characters} that broken requests held: the service may have billed them, or not. */
  readonly uncertainCharacters: number;
}

/** The ends of one target file's messages, by `keyId`. */
export interface TargetEnds {
  readonly locale: string;
  readonly file: string;
  readonly plan: TargetPlan;
  readonly written: ReadonlySet<string>;
  readonly reused: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, NotWritten>;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
}

/** Counts the ends of a target file. What is neither written nor failed was left as it is. */
export function targetReport(ends: TargetEnds): TargetReport {
  const { plan, written } = ends;
  const failed: FailedMessage[] = [];
  const suspicious: SuspiciousMessage[] = [];
  const blocked: string[] = [];
  let kept = 0;
  let skipped = 0;
  for (const item of plan.items) {
    const { id, path } = item;
    const reason = ends.failed.get(id);
    if (written.has(id)) noteFindings(path, ends.findings.get(id) ?? [], suspicious);
    else if (reason !== undefined) {
      const findings = ends.findings.get(id) ?? [];
      failed.push({ key: showKeyPath(path), reason, findings });
    } else if (item.state === 'skipped') {
      skipped++;
      if (item.reason === 'blocked') blocked.push(showKeyPath(path));
    } else kept++;
  }
  const { locale, file } = ends;
  const reused = [...ends.reused].filter((id) => written.has(id)).length;
  const translated = written.size;
  return { locale, file, translated, reused, kept, skipped, failed, blocked, suspicious };
}

function noteFindings(
  path: KeyPath,
  findings: readonly Finding[],
  into: SuspiciousMessage[],
): void {
  const serious = findings.filter(({ severity }) => severity !== 'info');
  if (serious.length > 0) into.push({ key: showKeyPath(path), findings: serious });
}
