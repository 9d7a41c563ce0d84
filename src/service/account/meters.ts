import type { ProductUsage, Usage } from './usage.ts';

/** What is counted in a billing period, with its limit where there is one. */
export interface Meter {
  readonly what: 'characters' | 'keyCharacters' | Usage['others'][number]['what'];
  readonly count: number;
  readonly limit: number | undefined;
  /** Of the limit: 1 when all is used, more when it was exceeded. */
  readonly share: number | undefined;
}

export interface ProductShare extends ProductUsage {
  /** Of all products that are counted in the same unit, from 0 to 1. */
  readonly share: number | undefined;
}

/** What the service reports as the limit of accounts without one. */
const noLimit = 1_000_000_000_000;

/** The limit of characters; none for accounts without one. */
export function limitOf(reported: number | undefined): number | undefined {
  return reported === undefined || reported >= noLimit ? undefined : reported;
}

/** All that is counted, the characters first. */
export function metersOf(usage: Usage): readonly Meter[] {
  const { characterCount, characterLimit, keyCharacterCount, keyCharacterLimit } = usage;
  const characters = [
    { what: 'characters', count: characterCount, limit: limitOf(characterLimit) },
    { what: 'keyCharacters', count: keyCharacterCount, limit: limitOf(keyCharacterLimit) },
  ] as const;
  return [...characters, ...usage.others].flatMap(({ what, count, limit }) =>
    count === undefined ? [] : [{ what, count, limit, share: shareOf(count, limit) }],
  );
}

/** The products, each with its share of what the account has used of its unit. */
export function productShares({ products }: Usage): readonly ProductShare[] {
  const totals = new Map<string, number>();
  for (const { unit, account = 0 } of products) {
    totals.set(unit, (totals.get(unit) ?? 0) + account);
  }
  return products.map((product) => {
    const total = totals.get(product.unit) ?? 0;
    const { account } = product;
    const share = account === undefined || total === 0 ? undefined : account / total;
    return { ...product, share };
  });
}

function shareOf(count: number, limit: number | undefined): number | undefined {
  if (limit === undefined) return undefined;
  return limit === 0 ? 1 : count / limit;
}
