import type { ResourceFile } from './formats/format.ts';
import { canonicalLocale } from './locale.ts';

/**
 * A source file that keeps its locale inside, as the first key of every message, as Rails does. Its target has other
 * keys for the same messages, so that planning by key would write German under `en`.
 */
export class LocaleAsKeyError extends Error {
  override readonly name = 'LocaleAsKeyError';
  readonly key: string;

  constructor(key: string) {
    super(`all messages stand under the locale ${JSON.stringify(key)}`);
    this.key = key;
  }
}

/**
 * A group that is only called like a locale (`it`) is told by the target, which has the same group.
 *
 * @throws {LocaleAsKeyError}
 */
export function refuseLocaleAsKey(source: ResourceFile, target: ResourceFile | undefined): void {
  const key = source.messages[0]?.path[0];
  if (typeof key !== 'string' || canonicalLocale(key) === undefined) return;
  const isAbove = source.messages.every(({ path }) => path.length > 1 && path[0] === key);
  const isShared = target?.messages.some(({ path }) => path[0] === key) ?? false;
  if (isAbove && !isShared) throw new LocaleAsKeyError(key);
}
