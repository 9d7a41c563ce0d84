import { groupBy } from '../../catalog/layouts/groupBy.ts';
import type { Finding } from '../../message/findings.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { RefusedFile } from '../ports/files.ts';
import type { Project } from '../project.ts';
import { heldPlaces } from '../run/heldPlaces.ts';
import type { TargetResult } from '../write/targetResult.ts';
import type { Proposal } from './proposal.ts';

/** What is to be written of proposals that a person has accepted. */
export interface AcceptedResults {
  readonly results: readonly TargetResult[];
  /** Files that cannot be planned any longer. */
  readonly unopened: readonly RefusedFile[];
}

/**
 * Plans the files of accepted proposals again, as they are now. What has another source or another text by now is left out:
 * the proposal was made for something else.
 *
 * @param failedIn what the run had no translation for in a target
 */
export async function acceptedResults(
  project: Pick<Project, 'open'>,
  accepted: readonly Proposal[],
  failedIn: (target: TargetFile) => TargetResult['failed'],
): Promise<AcceptedResults> {
  const results: TargetResult[] = [];
  const unopened: RefusedFile[] = [];
  const byPath = groupBy(accepted, ({ target }) => target.path);
  for (const target of new Set(accepted.map((proposal) => proposal.target))) {
    const { set, locale, path } = target;
    try {
      const now = await project.open(set, locale);
      results.push(resultOf(now, byPath.get(path) ?? [], failedIn(target)));
    } catch (error) {
      unopened.push({ path, error });
    }
  }
  return { results, unopened };
}

function resultOf(
  target: TargetFile,
  proposals: readonly Proposal[],
  failed: TargetResult['failed'],
): TargetResult {
  const byId = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  const values = new Map<string, string>();
  const findings = new Map<string, readonly Finding[]>();
  const accepted = new Map<string, 'asItIs' | 'edited'>();
  for (const { id, path, source } of target.plan.items) {
    const proposal = byId.get(id);
    if (proposal === undefined || source.value !== proposal.source) continue;
    if ((target.current?.get(path, id)?.value ?? '') !== (proposal.before ?? '')) continue;
    values.set(id, proposal.text);
    findings.set(id, proposal.findings);
    accepted.set(id, proposal.isEdited ? 'edited' : 'asItIs');
  }
  const held = heldPlaces(target, values, failed);
  return { target, values, findings, accepted, held, failed: new Map(), reused: new Set() };
}
