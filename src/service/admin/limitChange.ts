import type { KeyLimits } from './apiKeys.ts';

/** What becomes of a limit: it stays, goes away, or becomes a number; 0 blocks. */
export type LimitChoice = 'untouched' | 'unlimited' | number;

export interface LimitChange {
  readonly characters: LimitChoice;
  /** Minutes. */
  readonly speech: LimitChoice;
}

const minute = 60_000;

/** The largest limits that can be told without loss. */
export const mostCharacters = Number.MAX_SAFE_INTEGER;
export const mostMinutes = Math.floor(Number.MAX_SAFE_INTEGER / minute);

/** A limit that a person typed; `undefined` where it is no whole number from 0 to `most`. */
export function parseLimit(text: string, most: number): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,16}$/.test(typed)) return undefined;
  const value = Number(typed);
  return value <= most ? value : undefined;
}

/** The limits after a change. What is untouched is what it was: a request that leaves it out might lift it. */
export function changedLimits(before: KeyLimits, change: LimitChange): KeyLimits {
  const { characters, speech } = change;
  return {
    characters: chosen(characters, before.characters, 1),
    speechMilliseconds: chosen(speech, before.speechMilliseconds, minute),
  };
}

function chosen(choice: LimitChoice, before: number | undefined, unit: number): number | undefined {
  if (choice === 'untouched') return before;
  return choice === 'unlimited' ? undefined : choice * unit;
}
