import { dirname, join } from 'node:path';
import { Agent } from 'undici';
import { FolderFiles } from '../../../src/cli/folderFiles.ts';
import { translateFolder } from '../../../src/cli/translateFolder.ts';
import { rm } from '../../../src/disk/fileSystem.ts';
import { replaceFile } from '../../../src/disk/replaceFile.ts';
import { createClient } from '../../../src/service/client.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { serviceOf } from '../../unit/project/projectUnderTest.ts';

/** A run's folder, service and locales. */
export interface FolderRun {
  readonly folder: string;
  readonly url: string;
  readonly key: string;
  readonly locales: readonly string[];
}

/**
 * Runs the main job on a folder, as it is shipped; its journal and its lock stand beside it. `onWrite` hears of each file
 * right before and right after it takes its place.
 */
export async function runFolder(
  { folder, url, key, locales }: FolderRun,
  onWrite: () => void = () => undefined,
): Promise<void> {
  const agent = new Agent();
  const client = createClient({
    baseUrl: new URL(url),
    scheme: 'Service-Auth-Key',
    key: () => key,
    transport: undiciTransport(agent),
    userAgent: 'glossa-tests',
  });
  const beside = dirname(folder);
  const events = translateFolder({
    files: watchedFiles(folder, onWrite),
    locales,
    service: serviceOf(createTranslator(client, { mode: 'batch' })),
    consent: { ask: () => Promise.resolve(true) },
    describe: String,
    noteTrouble(error) {
      throw error;
    },
    signal: new AbortController().signal,
    state: { journal: join(beside, 'journal'), lock: join(beside, 'lock') },
  });
  for await (const { kind } of events) if (kind === 'termsUnchecked') throw new Error(kind);
  await agent.close();
}

/** The files of a folder, where each change of one is heard of right before and right after. */
export function watchedFiles(folder: string, onWrite: () => void): FolderFiles {
  const between = async <T>(work: () => Promise<T>): Promise<T> => {
    onWrite();
    const result = await work();
    onWrite();
    return result;
  };
  return new FolderFiles(folder, {
    replaceFile: (...how) => between(() => replaceFile(...how)),
    rm: (path) => between(() => rm(path)),
  });
}
