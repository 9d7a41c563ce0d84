/**
 * What a path has in common with all other spellings of it that some file system takes for the same. Two files may have it
 * in common too.
 */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
