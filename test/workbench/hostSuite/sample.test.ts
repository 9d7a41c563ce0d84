import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { RunReport } from '../../../src/project/run/runReport.ts';
import { cleanUp, put, textOf, uriIn, useService } from './glossa.ts';
import { translateMissing } from './translateMissing.ts';

const scratch = (path: string) => uriIn('scratch', path);

describe('trying Glossa without an account', () => {
  const service = useService();
  afterEach(cleanUp);

  it('puts a sample project into a new folder, beside what is there', async () => {
    const given = { folder: scratch('').toString() };
    const create = () => vscode.commands.executeCommand<string>('glossa.sample.open', given);
    const [first, second] = [await create(), await create()];
    assert.equal(first, scratch('glossa-sample').toString());
    assert.equal(second, scratch('glossa-sample-2').toString());
    const settings = await textOf(scratch('glossa-sample/.vscode/settings.json'));
    assert.match(settings, /"glossa\.translate\.pseudo": true/);
    const ledger = ['glossa.lock', 'glossa.ledger/de/locales--en.json.txt'];
    for (const path of ['locales/en.json', 'locales/de.json', ...ledger, 'README.md']) {
      assert.notEqual(await textOf(scratch(`glossa-sample-2/${path}`)), '', path);
    }
  });

  it('translates, and can be taken back, and nothing leaves the machine', async () => {
    const asked = async () => (await service.ledger()).requests.length;
    const files = vscode.workspace.getConfiguration('glossa', scratch(''));
    await files.update('translate.pseudo', true, vscode.ConfigurationTarget.WorkspaceFolder);
    await files.update('translationMemory.id', 'gone', vscode.ConfigurationTarget.WorkspaceFolder);
    const before = '{\n  "save": "Sichern"\n}\n';
    const en = await put(scratch('locales/en.json'), '{ "save": "Save", "hi": "Hi {name}!" }');
    const de = await put(scratch('locales/de.json'), before);
    const requests = await asked();
    const report = await translateMissing(en, { targets: ['de'] });
    assert.equal(await textOf(de), '{\n  "save": "Sichern",\n  "hi": "«Ĥîî {name}»!"\n}\n');
    assert.deepEqual([report.requests, report.characters], [0, 0]);
    assert.equal(await asked(), requests);
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.equal(await textOf(de), before);
  });

  it('copies what support has to know, and no text, path, key or address', async () => {
    await put(scratch('locales/en.json'), '{ "save": "Save" }');
    await vscode.commands.executeCommand('glossa.support.copy');
    const text = await vscode.env.clipboard.readText();
    assert.match(text, /^### Versions\n\n- Glossa: \d/u);
    assert.match(text, /glossa\.service\.url \(user\): set/u);
    assert.doesNotMatch(text, /127\.0\.0\.1|localhost|scratch|locales|Save/u);
  });

  it('makes pseudo-locales on this machine, which later runs bring up to date and take back', async () => {
    const asked = async () => (await service.ledger()).requests.length;
    const en = await put(scratch('locales/en.json'), '{ "save": "Save" }');
    const de = await put(scratch('locales/de.json'), '{ "save": "Sichern" }');
    const pseudo = scratch('locales/en-XA.json');
    const requests = await asked();
    const given = { locales: ['en-XA', 'ar-XB'] };
    const create = 'glossa.translate.pseudoLocales';
    const report = await vscode.commands.executeCommand<RunReport>(create, en, given);
    assert.deepEqual([report.requests, report.characters], [0, 0]);
    const made = await textOf(pseudo);
    assert.equal(made, '{ "save": "«Šååṽéé»" }');
    assert.notEqual(await textOf(scratch('locales/ar-XB.json')), '');
    assert.equal(await asked(), requests);
    await put(en, '{ "save": "Save", "open": "Open {name}" }');
    await translateMissing(en, { targets: ['de'] });
    assert.match(await textOf(pseudo), /"open": "«Ööþééñ \{name\}»"/u);
    const texts = JSON.stringify((await service.ledger()).requests.slice(requests));
    assert.match(texts, /Open/u);
    assert.doesNotMatch(texts, /XA|XB|ÖÖþ|\u202e/iu);
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.equal(await textOf(pseudo), made);
    assert.equal(await textOf(de), '{ "save": "Sichern" }');
  });
});
