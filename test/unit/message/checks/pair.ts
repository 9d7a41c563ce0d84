import assert from 'node:assert/strict';
import type { TranslationPair } from '../../../../src/message/checks/check.ts';
import { checkMessage } from '../../../../src/message/checks/checkMessage.ts';
import { checkTranslation } from '../../../../src/message/checks/checkTranslation.ts';

export function codes(
  source: string,
  target: string,
  targetLocale = 'de',
  sourceLocale = 'en',
): readonly string[] {
  return checkMessage({ source, target, sourceLocale, targetLocale }).map(({ code }) => code);
}

export function assertFine(
  source: string,
  target: string,
  locale?: string,
  sourceLocale?: string,
): void {
  assert.deepEqual(codes(source, target, locale, sourceLocale), [], `${source} → ${target}`);
}

export function assertFound(code: string, source: string, target: string, locale?: string): void {
  assert.deepEqual(codes(source, target, locale), [code], `${source} → ${target}`);
}

/** What is said about a person's translation, but for what is mere information. */
export function serious(source: string, target: string, targetLocale = 'de'): readonly string[] {
  const found = checkTranslation({ source, target, sourceLocale: 'en', targetLocale });
  const some = found.filter(({ severity }) => severity !== 'info');
  return [...new Set(some.map(({ code, severity }) => `${severity} ${code}`))];
}

/** That nothing else is said of it. */
export function assertSerious(
  {
    source,
    target,
    targetLocale,
  }: Pick<TranslationPair, 'source' | 'target'> & { readonly targetLocale?: string | undefined },
  expected: readonly string[],
): void {
  assert.deepEqual(serious(source, target, targetLocale), expected, `${source} → ${target}`);
}
