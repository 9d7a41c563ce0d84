import type { ServiceError } from '../errors.ts';
import type { CallOptions } from './call.ts';

/** How the translation job has a request sent. */
export interface SendOptions {
  readonly probe?: boolean;
  readonly ready?: () => Promise<void>;
  readonly onTrouble?: (trouble: 'refused' | 'perhapsCounted') => void;
}

/** Milliseconds that requests under way get for their answers when a job is cancelled. */
const graceAfterCancel = 10_000;

/** A call of the translation job, which repeats what failed by itself and hears how it failed. */
export function jobCall(
  signal: AbortSignal,
  { probe, ready, onTrouble }: SendOptions,
): CallOptions {
  const onFailure = ({ ambiguous, status }: ServiceError) => {
    if (ambiguous) onTrouble?.('perhapsCounted');
    else if (status !== undefined) onTrouble?.('refused');
  };
  return { signal, probe, ready, once: true, onFailure, grace: graceAfterCancel };
}
