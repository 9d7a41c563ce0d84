import assert from 'node:assert/strict';
import { checkMessage } from '../../../../src/message/checks/checkMessage.ts';

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
