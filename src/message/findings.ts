import { checkOf, type FindingCode } from './checks/checks.ts';
import type { Found, Severity } from './checks/check.ts';

/** Something about a target text, as data; its wording belongs to whoever shows it. */
export interface Finding extends Found {
  readonly code: FindingCode;
  readonly severity: Severity;
}

export function finding(code: FindingCode, expected: string, got: string): Finding {
  return { code, severity: checkOf(code).severity, expected, got };
}

export type { FindingCode } from './checks/checks.ts';
export type { Severity } from './checks/check.ts';
