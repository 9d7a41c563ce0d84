/** Why a key cannot be used. Never says anything of the key itself. */
export type KeyProblem = 'empty' | 'tooLong' | 'characters';

const longest = 512;

/**
 * Checks a key as a person entered it; spaces around it do not count. A key with other characters could not be sent in
 * a header, and some network layers print the whole header when they refuse one.
 */
export function keyProblem(key: string): KeyProblem | undefined {
  const value = key.trim();
  if (value === '') return 'empty';
  if (value.length > longest) return 'tooLong';
  return /^[\x21-\x7e]+$/.test(value) ? undefined : 'characters';
}
