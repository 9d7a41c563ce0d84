import { keyId } from '../../../keyPath.ts';
import type { Addition } from '../../tree/newMembers.ts';
import { containerKind, type TreeContainer } from '../../tree/node.ts';
import type { NullContainers, YamlDocument } from '../yamlDocument.ts';
import type { Found } from '../yamlMessages.ts';

/** The nulls in lines that additions are to be in, where the source has a mapping or a sequence. */
export function nullsToFill(
  { nulls, blocks }: YamlDocument,
  found: ReadonlyMap<string, Found>,
  additions: readonly Addition[],
): NullContainers {
  const nullContainers = new Map<number, TreeContainer['kind']>();
  if (nulls.size === 0) return nullContainers;
  for (const { path } of additions) {
    for (const [depth, step] of path.entries()) {
      const place = depth > 0 ? found.get(keyId(path.slice(0, depth)))?.place : undefined;
      if (place?.node.kind === 'scalar' && blocks.has(place.container))
        nullContainers.set(place.node.offset, containerKind(step));
    }
  }
  return nullContainers;
}
