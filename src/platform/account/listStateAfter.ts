import { keyLost, ServiceError } from '../../service/errors.ts';
import type { ListState } from '../contextKeys.ts';

/** What a view shows in place of its rows when they could not be loaded. */
export function listStateAfter(error: unknown): ListState {
  if (!(error instanceof ServiceError)) return 'error';
  if (error.kind === 'noKey') return error.code === keyLost ? 'keyLost' : 'noKey';
  return error.kind === 'permission' || error.kind === 'credentials' ? 'forbidden' : 'error';
}
