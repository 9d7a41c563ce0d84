import type { FormatId } from './format.ts';

const byExtension = new Map<string, FormatId>([
  ['.json', 'json'],
  ['.jsonc', 'json'],
  ['.arb', 'arb'],
  ['.yaml', 'yaml'],
  ['.yml', 'yaml'],
  ['.properties', 'properties'],
]);

/**
 * The format that a file extension stands for where nothing else says it. Whatever looks for resource files asks for these
 * extensions. They are known before any format is loaded.
 */
export const formatsByExtension: ReadonlyMap<string, FormatId> = byExtension;

/**
 * @param extension with its dot, in small letters
 * @returns takes it away again
 */
export function addExtension(extension: string, format: FormatId): () => void {
  byExtension.set(extension, format);
  return () => byExtension.delete(extension);
}

/** Whether a path has the extension of a resource file, in whatever letters. */
export function mayBeResourceFile(path: string): boolean {
  return formatsByExtension.has(/\.[^./\\]+$/u.exec(path)?.[0].toLowerCase() ?? '');
}

/** Whether a file is in ISO 8859-1 where its bytes are no Unicode and nobody has set anything else. */
export function isLatin1ByDefault(path: string): boolean {
  return /\.properties$/iu.test(path);
}
