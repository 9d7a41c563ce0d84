import { ServiceError } from '../service/errors.ts';
import type { ListState } from './contextKeys.ts';

/** What a view shows in place of its rows when they could not be loaded. */
export function listStateAfter(error: unknown): ListState {
  if (!(error instanceof ServiceError)) return 'error';
  if (error.kind === 'noKey') return 'noKey';
  return error.kind === 'permission' ? 'forbidden' : 'error';
}
