import { keyId } from '../../resources/formats/format.ts';
import type { RunReport, TargetReport } from '../run/runReport.ts';
import type { FilledFile } from '../undo/filledFile.ts';
import type { RunChanges } from '../undo/runChanges.ts';

/** The account of a run once more of what it proposed is in its files; each target has as many messages as before. */
export function reportWithAccepted(
  report: RunReport,
  part: {
    readonly report: Pick<RunReport, 'targets'>;
    readonly changes: Pick<RunChanges, 'files'>;
  },
): RunReport {
  const own = new Map(part.report.targets.map((target) => [target.file, target]));
  const changed = new Map(part.changes.files.map((file) => [file.path, file]));
  const targets = report.targets.map((target) => {
    const added = own.get(target.file);
    return added === undefined ? target : targetWith(target, added, changed.get(target.file));
  });
  const known = new Set(report.targets.map(({ file }) => file));
  const others = part.report.targets.filter(({ file }) => !known.has(file));
  return { ...report, targets: [...targets, ...others] };
}

/** A message that the run did not account for as failed was left as it was. */
function targetWith(
  target: TargetReport,
  { translated, suspicious }: TargetReport,
  changed: Pick<FilledFile, 'messages'> = { messages: [] },
): TargetReport {
  const written = changed.messages.filter(({ by }) => by !== 'source');
  const ids = new Set(written.map(({ path }) => keyId(path)));
  const failed = target.failed.filter(({ path }) => !ids.has(keyId(path)));
  const left = translated - (target.failed.length - failed.length);
  return {
    ...target,
    translated: target.translated + translated,
    kept: target.kept - left,
    failed,
    suspicious: [...target.suspicious, ...suspicious],
  };
}
