import type { FormatId } from './format.ts';

/**
 * The format that a file extension stands for where nothing else says it. Whatever looks for resource files asks for these
 * extensions.
 */
export const formatsByExtension: ReadonlyMap<string, FormatId> = new Map([
  ['.json', 'json'],
  ['.jsonc', 'json'],
  ['.arb', 'arb'],
  ['.yaml', 'yaml'],
  ['.yml', 'yaml'],
  ['.properties', 'properties'],
]);
