/** What to return where a file does not exist. Other errors of the file system stay errors. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
