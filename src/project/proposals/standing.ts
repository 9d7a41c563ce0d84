import type { TargetFile } from '../plan/targetFile.ts';
import type { Proposal } from '../run/proposal.ts';

/**
 * Whether a proposal can still be accepted: `waits`, it can; `otherSource`, `otherText`, the source or the file's text is another
 * one by now, and stays; `written`, the file has the proposed text; `gone`, the message is not there.
 */
export type Standing = 'waits' | 'otherSource' | 'otherText' | 'written' | 'gone';

type Proposed = Pick<Proposal, 'id' | 'source' | 'before' | 'text'>;

/** How proposals for messages of a target stand to it as it is now. */
export function standingsOf<P extends Proposed>(
  { plan, current }: Pick<TargetFile, 'plan' | 'current'>,
  proposals: readonly P[],
): ReadonlyMap<P, Standing> {
  const ids = new Set(proposals.map(({ id }) => id));
  const items = new Map(
    plan.items.filter(({ id }) => ids.has(id)).map((item) => [item.id, item] as const),
  );
  return new Map(
    proposals.map((one) => {
      const item = items.get(one.id);
      if (item === undefined) return [one, 'gone'];
      const text = current?.get(item.path, item.id)?.value ?? '';
      return [one, standing(one, item.source.value, text)];
    }),
  );
}

function standing({ source, before = '', text }: Proposed, now: string, inFile: string): Standing {
  if (inFile === text) return 'written';
  if (inFile !== before) return 'otherText';
  return source === now ? 'waits' : 'otherSource';
}
