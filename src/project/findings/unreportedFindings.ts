import { acceptedIn, emptyBaseline, type Baseline, type FileOfFindings } from './baseline.ts';
import { ignoredBy, type IgnoredFinding } from './ignoredFindings.ts';
import type { FileFinding } from './messageFinding.ts';

/** The findings of a folder that nobody wants to see. */
export interface UnreportedFindings {
  /** What people have said about kinds of findings. */
  readonly ignored: readonly IgnoredFinding[];
  /** What was accepted as it stood. */
  readonly baseline: Baseline;
}

export const nothingUnreported: UnreportedFindings = { ignored: [], baseline: emptyBaseline };

/** Tells of each finding in a file whether nobody wants to see it. The lists are not to change from then on. */
export function unreportedIn(
  file: FileOfFindings,
  { ignored, baseline }: UnreportedFindings,
): (found: FileFinding) => boolean {
  const isIgnored = ignoredBy(ignored);
  const isAccepted = acceptedIn(file, baseline);
  const { path, locale } = file;
  return (found) => {
    const { finding, message } = found;
    const { code } = finding;
    return isIgnored({ code, locale, file: path, key: message?.path }) || isAccepted(found);
  };
}
