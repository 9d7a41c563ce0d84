import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { Agent } from 'undici';
import { AppendFile } from '../../src/disk/appendFile.ts';
import { createClient } from '../../src/service/client.ts';
import { createTranslator } from '../../src/service/translator.ts';
import { undiciTransport } from '../../src/service/undiciTransport.ts';
import { runProject } from '../unit/project/runProject.ts';
import { FolderFiles } from './folderFiles.ts';

/* Runs the main job on a folder, and kills itself at one of its writes: child.ts folder url key locales [write]. */

const [folder = '', url = '', key = '', locales = '', write = '0'] = process.argv.slice(2);
const killAt = Number(write);
let moments = 0;

const agent = new Agent();
const client = createClient({
  baseUrl: new URL(url),
  scheme: 'Service-Auth-Key',
  key: () => key,
  transport: undiciTransport(agent),
  userAgent: 'glossa-tests',
});
const files = new FolderFiles(folder, () => {
  if (++moments === killAt) process.kill(process.pid, 'SIGKILL');
});
const paths: string[] = [];
for await (const path of glob('**/*.json', { cwd: folder })) paths.push(path.replaceAll('\\', '/'));
const journal = new AppendFile(join(folder, '..', 'journal'));
await runProject(
  { files, paths, journal },
  createTranslator(client, { mode: 'batch' }),
  locales.split(','),
);
await agent.close();
