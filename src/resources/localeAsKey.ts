import type { ResourceFile } from './formats/format.ts';
import { baseLanguage, canonicalLocale } from './locale.ts';

/**
 * A file that keeps its locale inside, as the first key of its messages, as Rails does. Its target has other keys for
 * the same messages, so that planning by key would write German under `en`.
 */
export class LocaleAsKeyError extends Error {
  override readonly name = 'LocaleAsKeyError';
  readonly key: string;

  constructor(key: string) {
    super(`messages stand under the locale ${JSON.stringify(key)}`);
    this.key = key;
  }
}

/**
 * A group that only has the name of a locale is recognized by its language, which is not that of the source (`it` in
 * English), or by the target, which has the same group.
 *
 * @throws {LocaleAsKeyError}
 */
export function refuseLocaleAsKey(
  source: ResourceFile,
  target: ResourceFile | undefined,
  sourceLocale: string,
): void {
  const clash = target?.clashWith(source);
  if (clash !== undefined) throw new LocaleAsKeyError(clash);
  const language = baseLanguage(sourceLocale);
  const groups = new Set(
    source.messages.map(({ path }) => (path.length > 1 ? path[0] : undefined)),
  );
  for (const key of groups) {
    if (typeof key !== 'string' || canonicalLocale(key) === undefined) continue;
    const isShared = target?.messages.some(({ path }) => path[0] === key) ?? false;
    if (baseLanguage(key) === language && !isShared) throw new LocaleAsKeyError(key);
  }
}
