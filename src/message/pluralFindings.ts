import type { Severity } from './findings.ts';

const severities = {
  'icu-syntax': 'error',
  'icu-source-syntax': 'error',
  'icu-missing-other': 'error',
  'icu-unknown-category': 'error',
  'icu-argument-missing': 'error',
  'icu-argument-extra': 'error',
  'icu-argument-type': 'error',
  'icu-select-keys': 'error',
  'icu-missing-category': 'warning',
  'icu-missing-exact': 'warning',
  'icu-choice-dropped': 'warning',
  'icu-same-forms': 'warning',
  'icu-missing-rare-category': 'info',
  'icu-unused-category': 'info',
  'plural-missing-form': 'warning',
  'plural-same-forms': 'warning',
  'plural-choice-count': 'error',
} as const satisfies Record<string, Severity>;

/** The stable name of a check of plurals and ICU messages. */
export type PluralFindingCode = keyof typeof severities;

/** A finding of the plural checks; the same shape as those of the other checks. */
export interface PluralFinding {
  readonly code: PluralFindingCode;
  readonly severity: Severity;
  readonly expected: string;
  readonly got: string;
}

export const pluralFindingCodes: readonly PluralFindingCode[] = Object.keys(
  severities,
) as PluralFindingCode[];

export function pluralFinding(
  code: PluralFindingCode,
  expected: string,
  got: string,
): PluralFinding {
  return { code, severity: severities[code], expected, got };
}
