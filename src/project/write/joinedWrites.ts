import { joinedLedger } from '../ledger/joinedLedger.ts';
import type { WrittenRun } from './writeRun.ts';

/** What was written one after the other, as one. */
export function joinedWrites(parts: readonly WrittenRun[]): WrittenRun {
  const refused = parts.flatMap((part) => part.refused);
  return {
    targets: new Map(parts.flatMap(({ targets }) => [...targets])),
    texts: new Map(parts.flatMap(({ texts }) => [...texts])),
    ledger: joinedLedger(parts.map(({ ledger }) => ledger)),
    // Each part may have found the same file of the ledger in its way.
    refused: [...new Map(refused.map((file) => [file.path, file])).values()],
  };
}
