import { createYielder } from '../../resources/cooperative.ts';
import { problemsIn, textFindings } from '../findings/textFindings.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/**
 * What the machine wrote in a target and nobody has reviewed, parted by whether a check finds fault with it. Gives way to
 * other work every few milliseconds.
 */
export async function acceptable(target: TargetFile): Promise<{
  /** By `keyId`. */
  readonly ids: ReadonlySet<string>;
  readonly withProblems: number;
}> {
  const ids = new Set<string>();
  let withProblems = 0;
  const giveWay = createYielder();
  for (const item of target.plan.items) {
    if (item.state !== 'kept') continue;
    if (problemsIn(textFindings(item.source, item.current.value, target)) > 0) withProblems++;
    else ids.add(item.id);
    await giveWay();
  }
  return { ids, withProblems };
}
