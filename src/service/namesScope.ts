import type { ServiceError } from './errors.ts';

/**
 * Whether a 403 says that the key is a good one without the scope. The contract gives the same status to keys that are
 * wrong, so that only the service's words tell.
 */
export function namesScope({ kind, serviceMessage = '' }: ServiceError): boolean {
  return kind === 'permission' && /\bscopes?\b/i.test(serviceMessage);
}
