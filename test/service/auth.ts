import { ServiceError } from './errors.ts';
import type { ReceivedRequest } from './http.ts';
import { keyRecords, type KeyRecord } from './keys.ts';

/** Which keys and which scheme words a service accepts. */
export interface AuthRules {
  /** Accepted beside `Service-Auth-Key`. */
  readonly schemeAlias: string | undefined;
  /** Keys of the other plan are answered as unknown keys are. */
  readonly plan: 'paid' | 'free' | 'any';
  /** Every refusal of a key is 403 without a body: nothing tells an unknown key from one without the scope. */
  readonly bareRefusals: boolean;
}

/** The key that the request carries: scheme word, exactly one blank, key. Anything else is refused. */
export function authenticate(request: ReceivedRequest, rules: AuthRules): KeyRecord {
  const match = /^(\S+) (\S+)$/.exec(request.headers.authorization ?? '');
  const scheme = match?.[1];
  const known = scheme === 'Service-Auth-Key' || scheme === rules.schemeAlias;
  const record = keyRecords.find(({ key }) => known && key === match?.[2]);
  if (!record || (rules.plan !== 'any' && record.plan !== rules.plan))
    throw rules.bareRefusals
      ? bareRefusal()
      : new ServiceError(401, 'Authorization failed: the key is missing or invalid');
  return record;
}

/** 403 when the key is scoped and does not have the scope, and for administrators' keys and paths in each other's place. */
export function requireScope(record: KeyRecord, scope: string, rules: AuthRules): void {
  const isAllowed = !record.scopes || record.scopes.includes(scope);
  if (isAllowed && (record.isAdmin ?? false) === (scope === 'admin')) return;
  throw rules.bareRefusals
    ? bareRefusal()
    : new ServiceError(403, 'Forbidden', { detail: `Missing required scope(s): ${scope}` });
}

const bareRefusal = () => new ServiceError(403, '');
