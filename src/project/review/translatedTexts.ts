import type { ReadText } from '../changes/unchangedIds.ts';
import { readTexts } from '../changes/unchangedIds.ts';
import { countSameAsSource } from '../plan/planTargetFile.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/**
 * The texts of a target of which nobody has said whose they are, by `keyId`; those of these messages alone, where some are
 * named. In a file that was copied from its source, its texts are none.
 */
export function translatedTexts(
  target: TargetFile,
  ids?: ReadonlySet<string>,
): ReadonlyMap<string, ReadText> {
  const { isCopied } = countSameAsSource(target);
  return readTexts(
    target.plan.items.filter(
      (item) =>
        item.state === 'translated' &&
        !(isCopied && item.sameAsSource) &&
        (ids === undefined || ids.has(item.id)),
    ),
  );
}
