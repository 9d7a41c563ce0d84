import type { TmxUnit } from '../../memory/tmx.ts';

/** Where translations of the same text are looked for before anything is sent. */
export interface ReuseFrom {
  /** The target files of the run themselves. */
  readonly files: boolean;
  /** Hands over the units of TMX files, one after the other. */
  readonly units: (onUnit: (unit: TmxUnit) => void) => Promise<void>;
}
