import { pseudoRegions } from '../../subtags.ts';

const regions = [...pseudoRegions].join('|');
const own = String.raw`qps[-_]ploc[am]?|[a-z]{2,3}[-_](?:${regions}|(?:x[-_])?pseudo)`;
const pseudo = new RegExp(`(?:^|[._-])(?:${own})(?:$|[._-])|[._](?:cimode|pseudo|xx|zz)$`, 'iu');

/**
 * Whether the name of a file has a locale in it that nobody translates into: a tool makes its texts of those of the source
 * (`en-XA`, `qps-ploc`, `en-pseudo`), or it shows the keys (`cimode`).
 */
export function namesPseudoLocale(stem: string): boolean {
  return pseudo.test(stem);
}
