import type * as aloneWithModule from '../../../../src/disk/withFileLock.ts';
import type * as appendFileModule from '../../../../src/disk/appendFile.ts';
import type * as cleanUpLeftoversModule from '../../../../src/disk/cleanUpLeftovers.ts';
import type * as fileSystemModule from '../../../../src/disk/fileSystem.ts';
import type * as folderLockModule from '../../../../src/disk/folderLock.ts';
import type * as folderStateModule from '../../../../src/disk/folderStatePaths.ts';
import type * as isInsideFolderModule from '../../../../src/disk/isInsideFolder.ts';
import type * as packedFileModule from '../../../../src/disk/packedFile.ts';
import type * as receiveFileModule from '../../../../src/disk/receiveFile.ts';
import type * as replaceFileModule from '../../../../src/disk/replaceFile.ts';
import type * as temporaryFileModule from '../../../../src/disk/temporaryFile.ts';
import type * as whyNotWritableModule from '../../../../src/disk/whyNotWritable.ts';
import './register.ts';

/* What tests need of `src/disk`, with the file system that fails as that of Windows does below it. */

async function onWindows<Module>(name: string): Promise<Module> {
  return (await import(
    new URL(`../../../../src/disk/${name}.ts?windows`, import.meta.url).href
  )) as Module;
}

export const { withFileLock } = await onWindows<typeof aloneWithModule>('withFileLock');
export const { AppendFile } = await onWindows<typeof appendFileModule>('appendFile');
export const { cleanUpLeftovers } =
  await onWindows<typeof cleanUpLeftoversModule>('cleanUpLeftovers');
export const { readIfThere } = await onWindows<typeof fileSystemModule>('fileSystem');
export const { isTaken, takeLock } = await onWindows<typeof folderLockModule>('folderLock');
export const { folderStatePaths } = await onWindows<typeof folderStateModule>('folderStatePaths');
export const { isInsideFolder } = await onWindows<typeof isInsideFolderModule>('isInsideFolder');
export const { writePacked } = await onWindows<typeof packedFileModule>('packedFile');
export const { receiveFile } = await onWindows<typeof receiveFileModule>('receiveFile');
export const { replaceFile } = await onWindows<typeof replaceFileModule>('replaceFile');
export const { keptPath, temporaryPath } =
  await onWindows<typeof temporaryFileModule>('temporaryFile');
export const { whyNotWritable } = await onWindows<typeof whyNotWritableModule>('whyNotWritable');
