import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as vscode from 'vscode';
import { hashOf } from '../../../src/resources/hash.ts';
import { leaseName } from '../../../src/disk/folderLease.ts';
import { folderStatePaths } from '../../../src/disk/folderStatePaths.ts';
import { cleanUp, folder, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('what was paid for and is not written yet', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  let journal: string;
  let en: vscode.Uri;
  let de: vscode.Uri;
  beforeEach(async () => {
    ({ journal } = await folderStatePaths(folder('scratch').uri.fsPath));
    await mkdir(dirname(journal), { recursive: true });
    en = await put(scratch('locales/en.json'), '{ "save": "Save" }');
    de = await put(scratch('locales/de.json'), '{}');
  });
  afterEach(async () => {
    await rm(journal, { recursive: true, force: true });
    await cleanUp();
  });

  it('could not be kept, so that nothing is sent', async () => {
    await mkdir(journal);
    await assert.rejects(
      translateMissing(en, { targets: ['de'] }),
      /could not use the file in which it keeps paid translations \(EISDIR\)\. Nothing was sent\./,
    );
    assert.equal(await translations(service), 0);
    assert.equal(await textOf(de), '{}');
  });

  it('is left to the newer Glossa that has kept it, by its version', async () => {
    const head = JSON.stringify({ version: 7 });
    const text = `${head} ${hashOf(`journal ${head}`)}\nof a time to come\n`;
    await writeFile(journal, text);
    await assert.rejects(translateMissing(en, { targets: ['de'] }), /\(file version 7\)/);
    assert.equal(await translations(service), 0);
    assert.equal(await readFile(journal, 'utf8'), text);
  });

  it('is for one side of the folder at a time, as a file in it says while the run goes on', async () => {
    await service.faults.add({ kind: 'hold', path: '/v2/translate' });
    const run = translateMissing(en, { targets: ['de'] });
    await until(async () => (await translations(service)) > 0);
    const lease = JSON.parse(await textOf(scratch(leaseName))) as { readonly pid: number };
    assert.equal(lease.pid, process.pid);
    await service.faults.release();
    await run;
    await assert.rejects(textOf(scratch(leaseName)));
  });

  it('goes with its file when all of it is written', async () => {
    const { targets } = await translateMissing(en, { targets: ['de'] });
    assert.equal(targets[0]?.translated, 1);
    await assert.rejects(readFile(journal), { code: 'ENOENT' });
  });
});
