import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { Agent } from 'undici';
import { AppendFile } from '../../src/disk/appendFile.ts';
import { createClient } from '../../src/service/client.ts';
import { createTranslator } from '../../src/service/translator.ts';
import { undiciTransport } from '../../src/service/undiciTransport.ts';
import { runProject } from '../unit/project/projectUnderTest.ts';
import { FolderFiles } from './folderFiles.ts';

/** A run's folder, service and locales. */
export interface FolderRun {
  readonly folder: string;
  readonly url: string;
  readonly key: string;
  readonly locales: readonly string[];
}

/** Runs the main job on a folder, whose journal stands beside it. `onWrite` hears of each file, as `FolderFiles` tells. */
export async function runFolder(
  { folder, url, key, locales }: FolderRun,
  onWrite?: () => void,
): Promise<void> {
  const agent = new Agent();
  const client = createClient({
    baseUrl: new URL(url),
    scheme: 'Service-Auth-Key',
    key: () => key,
    transport: undiciTransport(agent),
    userAgent: 'glossa-tests',
  });
  const files = new FolderFiles(folder, onWrite);
  const paths: string[] = [];
  for await (const path of glob('**/*.json', { cwd: folder }))
    paths.push(path.replaceAll('\\', '/'));
  const journal = new AppendFile(join(folder, '..', 'journal'));
  const translator = createTranslator(client, { mode: 'batch' });
  await runProject({ files, paths, journal }, translator, locales);
  await agent.close();
}
