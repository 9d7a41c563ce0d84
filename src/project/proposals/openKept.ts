import type { ResourceFile } from '../../resources/formats/format.ts';
import { keyId } from '../../resources/formats/format.ts';
import { groupBy } from '../../resources/layouts/groupBy.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { textFindings } from '../findings/textFindings.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Proposal } from '../run/proposal.ts';
import { isSameProposal, keptName, keptOf, type KeptProposal } from './keptProposal.ts';

/** The files that kept proposals are for, as they are now. */
export interface KeptPlaces {
  readonly sets: readonly ResourceSet[];
  /** Rejects where it cannot be read. */
  source(set: ResourceSet): Promise<ResourceFile>;
  /** Rejects where it cannot be planned. */
  plan(set: ResourceSet, locale: string): Promise<TargetFile>;
}

/** A kept proposal beside the target that it is for. */
export interface OpenedKept {
  readonly kept: KeptProposal;
  readonly proposal: Proposal;
  /** It was kept for a source file that has another path now. */
  readonly isMoved: boolean;
}

/**
 * Finds the targets of kept proposals, and checks their texts. Those whose files cannot be found or read at the moment are left
 * out: they are for when they can. So are those of moved files whose message has another proposal there.
 *
 * @param all that is kept: these, and what is open already
 */
export async function openKept(
  places: KeptPlaces,
  some: readonly KeptProposal[],
  all: readonly KeptProposal[],
): Promise<readonly OpenedKept[]> {
  const opened: OpenedKept[] = [];
  const taken = new Map(all.map((one) => [keptName(one), one]));
  for (const [path, ofSource] of groupBy(some, ({ sourcePath }) => sourcePath)) {
    const own = places.sets.find(({ source }) => source.path === path);
    const set = own ?? (await movedTo(places, path, ofSource));
    if (set === undefined) continue;
    for (const [locale, ofTarget] of groupBy(ofSource, (one) => one.locale)) {
      const target = await places.plan(set, locale).catch(() => undefined);
      if (target === undefined) continue;
      for (const kept of ofTarget) {
        const proposal = proposalOf(kept, target);
        const now = keptOf(proposal);
        const there = taken.get(keptName(now)) ?? now;
        if (!isSameProposal(there, now)) continue;
        taken.set(keptName(now), now);
        opened.push({ kept, proposal, isMoved: own === undefined });
      }
    }
  }
  return opened;
}

function proposalOf(
  { id, source, before, text, isEdited }: KeptProposal,
  target: TargetFile,
): Proposal {
  const findings = textFindings({ value: source }, text, target);
  return { target, id, source, before, text, findings, isEdited: isEdited === true };
}

/** The only source of the same name that has these messages with the same texts: its folder was moved. */
async function movedTo(
  places: KeptPlaces,
  path: string,
  proposals: readonly KeptProposal[],
): Promise<ResourceSet | undefined> {
  const found: ResourceSet[] = [];
  for (const set of places.sets) {
    if (nameIn(set.source.path) !== nameIn(path)) continue;
    const source = await places.source(set).catch(() => undefined);
    const texts = new Map(source?.messages.map((one) => [keyId(one.path), one.value]));
    // Forms that only targets have are in no source.
    const known = proposals.filter(({ id }) => texts.has(id));
    const isSame = known.every((one) => texts.get(one.id) === one.source);
    if (isSame && known.length * 2 > proposals.length) found.push(set);
  }
  return found.length === 1 ? found[0] : undefined;
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
