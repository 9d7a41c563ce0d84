/** What a look for a file gives where there is none. Other errors of the file system stay errors. */
export function nothingWhereAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
