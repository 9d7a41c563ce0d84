import { parseBaseUrl } from './baseUrl.ts';

/** One service with this interface: where it is, how it is spoken to, what it can do beyond the contract. */
export interface ServiceProfile {
  readonly paidUrl: string;
  /** Absent when the service has one address for all plans. */
  readonly freeUrl?: string;
  /** Which address to use; `byKey` reads the plan from the key. */
  readonly plan: Plan;
  /** First word of the `Authorization` header. */
  readonly scheme: string;
  readonly capabilities: {
    /** Accepts `tag_handling` in translations. */
    readonly tagHandling: boolean;
  };
}

export type Plan = 'paid' | 'free' | 'byKey';

/** The public DeepL API. */
export const deepl: ServiceProfile = {
  paidUrl: 'https://api.deepl.com',
  freeUrl: 'https://api-free.deepl.com',
  plan: 'byKey',
  scheme: 'DeepL-Auth-Key',
  capabilities: { tagHandling: true },
};

/** Another service with the interface of the contract; only what the contract says is taken for granted. */
export function serviceProfile(
  service: Pick<ServiceProfile, 'paidUrl'> & Partial<ServiceProfile>,
): ServiceProfile {
  return {
    plan: 'paid',
    scheme: 'Service-Auth-Key',
    ...service,
    capabilities: { tagHandling: false, ...service.capabilities },
  };
}

/** Keys of free plans are marked by their end. */
export function isFreeKey(key: string): boolean {
  return key.trim().endsWith(':fx');
}

/** Keys of administrators are marked by their end too. They manage keys, and open nothing else. */
export function isAdminKey(key: string): boolean {
  return key.trim().endsWith(':adm');
}

/** The plan that a key belongs to. */
export function planOf({ plan }: Pick<ServiceProfile, 'plan'>, key: string): 'paid' | 'free' {
  if (plan !== 'byKey') return plan;
  return isFreeKey(key) ? 'free' : 'paid';
}

/** The address to use with a key. Throws a `BaseUrlError` when no key may be sent to it. */
export function baseUrlFor({ plan, paidUrl, freeUrl }: ServiceProfile, key = ''): URL {
  const isFree = planOf({ plan }, key) === 'free';
  return parseBaseUrl(isFree && freeUrl !== undefined ? freeUrl : paidUrl);
}
