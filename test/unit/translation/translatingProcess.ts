import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Agent } from 'undici';
import { AppendFile } from '../../../src/disk/appendFile.ts';
import { takeLock } from '../../../src/disk/folderLock.ts';
import { folderStatePaths } from '../../../src/disk/folderStatePaths.ts';
import { replaceFile } from '../../../src/disk/replaceFile.ts';
import { createClient } from '../../../src/service/client.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { FolderJournal } from '../../../src/translation/folderJournal.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import { demoKeys } from '../../service/keys.ts';
import { unitsOf } from './withService.ts';

/*
 * A process that translates what `de.json` of a folder lacks of `en.json`, as every face of Glossa does: it waits for its
 * turn, plans, asks the journal and the service, writes, and forgets. It says `waits` and `done`.
 *
 *   node translatingProcess.ts <address of the service> <folder>
 */

const [, , service = '', folder = ''] = process.argv;

const textsOf = async (name: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => '{}')) as Record<
    string,
    string
  >;

const state = await folderStatePaths(folder);
const release = await takeLock(state.lock, { onWait: () => console.log('waits') });
const journal = new FolderJournal(new AppendFile(state.journal), (error) => console.error(error));

const there = await textsOf('de.json');
const due = Object.values(await textsOf('en.json')).filter((text) => there[text] === undefined);
if (due.length > 0) {
  const agent = new Agent();
  const client = createClient({
    baseUrl: new URL(service),
    scheme: 'Service-Auth-Key',
    key: () => demoKeys.paid,
    transport: undiciTransport(agent),
    userAgent: 'glossa-tests',
    random: () => 0,
  });
  const translator = createTranslator(client, { mode: 'batch', grace: 300 });
  const job = { sourceLocale: 'en', locale: 'de', units: unitsOf(...due) };
  const run = await journal.open(service);
  const options = { tagHandling: false, signal: new AbortController().signal, journal: run };
  for await (const event of translateUnits([job], translator, options)) {
    if (event.kind === 'translated') there[event.unit.source] = event.value;
  }
  await replaceFile(join(folder, 'de.json'), Buffer.from(JSON.stringify(there)));
  await journal.close(run, undefined);
  await agent.close();
}
await release();
console.log('done');
