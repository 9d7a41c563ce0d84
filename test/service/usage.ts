import { ServiceError } from './errors.ts';
import { json, type Call, type Reply, type Route } from './http.ts';
import { now } from './state.ts';

/** `GET /v2/usage`. */
export const usageRoutes: readonly Route[] = [
  { method: 'GET', path: '/v2/usage', scope: 'usage:read', handle: usage },
];

/** What the service counts and charges: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** What is charged for a text: where tags are handled, they are free, and an entity is one character. */
export function charged(text: string, tagHandling: boolean): number {
  if (!tagHandling) return codePoints(text);
  return codePoints(text.replaceAll(/<[^<>]*>/g, '').replaceAll(/&#?\w{1,10};/g, '&'));
}

/** Charges so many characters to the key; 456, and nothing charged, when that would go beyond its limit. */
export function charge({ state, key }: Call, cost: number): void {
  const used = state.used.get(key.key) ?? key.charactersUsed;
  if (used >= key.characterLimit || used + cost > key.characterLimit)
    throw new ServiceError(456, 'Quota for this billing period has been exceeded.');
  state.used.set(key.key, used + cost);
}

function usage({ state, key }: Call): Reply {
  const count = state.used.get(key.key) ?? key.charactersUsed;
  const common = { character_count: count, character_limit: key.characterLimit };
  if (key.plan === 'free') return json(200, common);
  const today = now(state);
  const month = (offset: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset)).toISOString();
  return json(200, {
    ...common,
    products: [
      {
        product_type: 'translate',
        billing_unit: 'characters',
        api_key_unit_count: count,
        account_unit_count: count,
      },
    ],
    api_key_character_count: count,
    api_key_character_limit: key.characterLimit,
    start_time: month(0),
    end_time: month(1),
  });
}
