import type { FileFinding } from './messageFinding.ts';

/** How many findings of a file are problems: errors and warnings. */
export function countErrorsAndWarnings(
  findings: readonly { readonly found: Pick<FileFinding, 'finding'> }[],
): number {
  return findings.filter(({ found: { finding } }) => finding.severity !== 'info').length;
}
