import type { ServiceError } from './errors.ts';

/**
 * Whether a 403 means that the key is valid but lacks the scope. The contract gives wrong keys the same status, so that
 * only the service's words tell them apart.
 */
export function namesScope({ kind, serviceMessage = '' }: ServiceError): boolean {
  return kind === 'permission' && /\bscopes?\b/i.test(serviceMessage);
}
