/** The scheme of files that an extension of the tests provides: their paths are those of files on the disk. */
export const diskScheme = 'glossa-disk';
