import { createYielder } from '../../resources/cooperative.ts';
import { checkTranslation } from '../../message/checks/checkTranslation.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/**
 * What the machine wrote in a target and nobody has reviewed, parted by whether a check finds fault with it. Gives way to
 * other work every few milliseconds.
 */
export async function acceptable({ set, locale, plan }: TargetFile): Promise<{
  /** By `keyId`. */
  readonly ids: ReadonlySet<string>;
  readonly withProblems: number;
}> {
  const ids = new Set<string>();
  let withProblems = 0;
  const giveWay = createYielder();
  for (const item of plan.items) {
    if (item.state !== 'kept') continue;
    const found = checkTranslation({
      source: item.source.value,
      target: item.current.value,
      sourceLocale: set.source.locale,
      targetLocale: locale,
      isOneNumber: false,
    });
    if (found.some(({ severity }) => severity !== 'info')) withProblems++;
    else ids.add(item.id);
    await giveWay();
  }
  return { ids, withProblems };
}
