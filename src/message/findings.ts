/** An error must not be written; a warning needs a look; an info is a matter of taste. */
export type Severity = 'error' | 'warning' | 'info';

const severities = {
  empty: 'error',
  'placeholder-missing': 'error',
  'placeholder-extra': 'error',
  'placeholder-changed': 'error',
  'placeholder-order': 'error',
  'tag-changed': 'error',
  'tag-unbalanced': 'error',
  'escape-changed': 'error',
  'entity-changed': 'warning',
  'entity-escaped-twice': 'error',
  'markdown-changed': 'warning',
  'url-changed': 'warning',
  'placeholder-clumped': 'warning',
  'placeholder-spacing': 'warning',
  'placeholder-moved': 'warning',
  'whitespace-edge': 'warning',
  'line-breaks': 'warning',
  'end-punctuation': 'warning',
  'numbers-changed': 'warning',
  'invisible-character': 'warning',
  'accelerator-changed': 'warning',
  length: 'warning',
  'same-as-source': 'warning',
  'double-space': 'info',
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
  'icu-argument-dropped': 'warning',
  'icu-choice-dropped': 'warning',
  'icu-same-forms': 'warning',
  'icu-missing-rare-category': 'info',
  'icu-unused-category': 'info',
  'plural-missing-form': 'warning',
  'plural-same-forms': 'info',
  'plural-choice-count': 'error',
  'term-not-followed': 'warning',
  'product-name-missing': 'warning',
  'product-name-case': 'warning',
  'product-name-forbidden': 'warning',
  missing: 'info',
  outdated: 'info',
  'copied-from-source': 'info',
  inconsistent: 'info',
  unreadable: 'error',
} as const satisfies Record<string, Severity>;

/** The stable name of a check; `docs/checks.md` has an entry for each. */
export type FindingCode = keyof typeof severities;

/** Something about a target text, as data; its wording belongs to whoever shows it. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** What the source asks for; empty where it asks for nothing. */
  readonly expected: string;
  /** What the target has instead; empty where it has nothing. */
  readonly got: string;
}

export const findingCodes: readonly FindingCode[] = Object.keys(severities) as FindingCode[];

export function finding(code: FindingCode, expected: string, got: string): Finding {
  return { code, severity: severities[code], expected, got };
}
