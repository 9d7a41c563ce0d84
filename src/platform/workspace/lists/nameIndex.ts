import { readFolderNames } from './folderNames.ts';
import { isTermFile, termFileGlob } from '../termFiles.ts';
import { FolderReadings } from './folderReadings.ts';

/** The product names of each workspace folder, from all of its term files. */
export const nameIndex = () =>
  new FolderReadings({ glob: termFileGlob, isRead: isTermFile, read: readFolderNames });
