import type { Cooperative } from '../../../src/resources/cooperative.ts';

/**
 * Work of any size, to see how its cost grows. `prepare` makes the input, of so many items or characters, and gives
 * back what is to be measured.
 */
export interface GrowthCase {
  readonly name: string;
  readonly prepare: (size: number) => () => unknown;
}

/** Long work in steps, of which each stays as short as it is, whatever the size. */
export interface StepCase {
  readonly name: string;
  readonly prepare: (size: number) => () => Cooperative<unknown>;
}

/** `part` again and again, for about so many characters. */
export function repeated(part: string, size: number): string {
  return part.repeat(Math.ceil(size / part.length));
}
