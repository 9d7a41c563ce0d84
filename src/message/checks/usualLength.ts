import { languageOf } from './languageHabits.ts';

/**
 * How long the texts of a program usually are, of what English needs, with an ideograph as two and a half letters and without
 * marks on letters; measured over translations of public projects. Languages that are not here need about a tenth more.
 */
const shares: Readonly<Record<string, number>> = {
  en: 1,
  fa: 1,
  ur: 1,
  ar: 0.92,
  my: 0.9,
  ta: 0.85,
  he: 0.82,
  iw: 0.82,
  ml: 0.8,
  si: 0.8,
  hi: 0.77,
  te: 0.77,
  kn: 0.77,
  pa: 0.76,
  bn: 0.76,
  gu: 0.75,
  ne: 0.75,
  mr: 0.72,
  zh: 0.72,
  th: 0.72,
  lo: 0.7,
  yue: 0.66,
  km: 0.6,
};

const most = 1.1;

/** The usual length of a text in the language of a locale; that of an English one is 1. */
export function usualLength(locale: string): number {
  return shares[languageOf(locale)] ?? most;
}
