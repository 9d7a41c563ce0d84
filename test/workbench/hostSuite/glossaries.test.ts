import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { RunReport } from '../../../src/project/run/runReport.ts';
import type { RecordedRequest } from '../../service/ledger.ts';
import { cleanUp, put, until, uriIn, useService } from './glossa.ts';

describe('the entries of a dictionary as a document', () => {
  const service = useService();
  afterEach(cleanUp);

  async function open(name = 'Product terms', pair = 'en → de'): Promise<vscode.TextDocument> {
    const { glossaries } = await service.state.read();
    const id = glossaries.find((glossary) => glossary.name === name)?.id;
    const path = `/${name} (${pair}).tsv`;
    const uri = vscode.Uri.from({ scheme: 'glossa-glossary', path, query: id ?? '' });
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document);
    // The editor keeps documents for a while after their tab was closed; the stand-in has started afresh.
    await vscode.commands.executeCommand('workbench.action.files.revert');
    return document;
  }

  async function change(document: vscode.TextDocument, text: string): Promise<void> {
    const edit = new vscode.WorkspaceEdit();
    const all = new vscode.Range(0, 0, document.lineCount, 0);
    edit.replace(document.uri, all, text);
    await vscode.workspace.applyEdit(edit);
  }

  async function sent(method: string): Promise<readonly RecordedRequest[]> {
    const { requests } = await service.ledger();
    return requests.filter((request) => request.method === method);
  }

  const entriesIn = (body: unknown): string =>
    (body as { dictionaries?: { entries: string }[] }).dictionaries?.[0]?.entries ??
    (body as { entries: string }).entries;

  it('shows what the service has, with one request', async () => {
    const document = await open();
    assert.equal(document.languageId, 'glossa-dictionary');
    assert.match(document.getText(), /^workspace\tArbeitsbereich\n(.+\t.+\n){7}$/);
    assert.equal((await sent('GET')).filter(({ path }) => path.endsWith('/entries')).length, 1);
  });

  it('guards the translations of the folder that uses it once it is loaded, without another request', async () => {
    const { glossaries } = await service.state.read();
    const glossary = glossaries.find(({ name }) => name === 'Product terms')?.id;
    const config = vscode.workspace.getConfiguration('glossa', uriIn('scratch', ''));
    await config.update('glossary.id', glossary, vscode.ConfigurationTarget.WorkspaceFolder);
    await put(uriIn('scratch', 'locales/en.json'), '{ "a": "Open settings" }');
    const uri = await put(uriIn('scratch', 'locales/de.json'), '{ "a": "Optionen zeigen" }');
    const file = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(file);
    await open();
    const requests = (await sent('GET')).length;
    const messages = () => vscode.languages.getDiagnostics(uri).map(({ message }) => message);
    // Those of a file that stood here before may be there for a moment.
    const expected = 'The glossary asks for settings → Einstellungen.';
    await until(() => messages().length === 1 && messages()[0] === expected);
    assert.equal((await sent('GET')).length, requests);
  });

  it('replaces the dictionary when it is saved', async () => {
    const document = await open();
    await change(
      document,
      document.getText().replace('Übersicht', 'Armaturenbrett') + 'bell\tGlocke',
    );
    assert.equal(await document.save(), true);
    const [put, ...others] = await sent('PUT');
    assert.deepEqual(others, []);
    assert.match(entriesIn(put?.body), /^workspace\tArbeitsbereich\ndashboard\tArmaturenbrett\n/);
    assert.match(entriesIn(put?.body), /\nbell\tGlocke$/);
    await change(document, `${document.getText()}\n\n`);
    assert.equal(await document.save(), true);
    assert.equal((await sent('PUT')).length, 1, 'nothing had changed for the service');
  });

  it('is not saved with a problem, which is shown while it is typed', async () => {
    const document = await open();
    await change(document, 'no tab here\n\tonly target\na\tb\tc\nx\t y\nx\tz\n');
    const codes = () => vscode.languages.getDiagnostics(document.uri).map(({ code }) => code);
    await until(() => codes().length > 0);
    assert.deepEqual(codes(), ['noTab', 'source-empty', 'manyTabs', 'target-blanks']);
    assert.equal(await document.save(), false);
    assert.equal(document.isDirty, true);
    assert.deepEqual(await sent('PUT'), []);
  });

  it('offers to mend blanks and lines that stand twice', async () => {
    const document = await open();
    await change(document, 'x\t y \nz\ta\nz\tb\n');
    await until(() => vscode.languages.getDiagnostics(document.uri).length === 2);
    await fix(document, 0);
    assert.equal(document.lineAt(0).text, 'x\ty');
    await fix(document, 2);
    assert.equal(document.getText(), 'x\ty\nz\ta\n');
  });

  async function fix(document: vscode.TextDocument, line: number): Promise<void> {
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      document.lineAt(line).range,
    );
    const edit = actions[0]?.edit;
    assert.ok(edit, `no fix in line ${line}`);
    await vscode.workspace.applyEdit(edit);
  }

  it('keeps unsaved edits where the service refuses', async () => {
    const document = await open();
    await change(document, `${document.getText()}bell\tGlocke\n`);
    await service.faults.add({ kind: 'status', status: 403, method: 'PUT', times: 1 });
    assert.equal(await document.save(), false);
    assert.equal(document.isDirty, true);
    assert.match(document.getText(), /bell\tGlocke/);
  });

  it('is merged instead, by a command: what was deleted here stays there', async () => {
    const document = await open();
    const lines = document.getText().split('\n').slice(1);
    await change(document, `bell\tGlocke\n${lines.join('\n')}`);
    await vscode.commands.executeCommand('glossa.glossaries.merge', { confirm: false });
    const [patch] = await sent('PATCH');
    assert.equal(entriesIn(patch?.body), 'bell\tGlocke');
    await until(() => !document.isDirty);
    assert.match(document.getText(), /^workspace\tArbeitsbereich\n(.+\n)+bell\tGlocke\n$/);
  });

  it('says that a glossary is gone', async () => {
    await service.faults.add({ kind: 'status', status: 404, method: 'GET', times: 'always' });
    await assert.rejects(open('Billing terms'), /cannot open|not found|nonexistent/i);
    await service.faults.clear();
  });
});

describe('translating with a glossary', () => {
  const service = useService();
  afterEach(cleanUp);

  async function translate(glossary: string | null): Promise<RunReport | undefined> {
    const text = '{ "open": "Open the workspace", "hello": "Hello" }\n';
    const en = await put(uriIn('scratch', 'locales/en.json'), text);
    await put(uriIn('scratch', 'locales/de.json'), '{}\n');
    return vscode.commands.executeCommand('glossa.translate.missing', en, {
      targets: ['de'],
      glossary,
      memory: null,
    });
  }

  async function productTerms(): Promise<string> {
    const { glossaries } = await service.state.read();
    return glossaries.find(({ name }) => name === 'Product terms')?.id ?? '';
  }

  const entryRequests = async () =>
    (await service.ledger()).requests.filter(({ path }) => path.endsWith('/entries')).length;

  it('sends nothing where the service knows no such glossary', async () => {
    const report = await translate('00000000-0000-4000-8000-000000000000');
    assert.deepEqual(
      report?.targets[0]?.failed.map(({ reason }) => reason),
      ['glossary', 'glossary'],
    );
    const { requests } = await service.ledger();
    assert.ok(requests.some(({ path }) => path.startsWith('/v3/glossaries/')));
    assert.ok(requests.every(({ path }) => path !== '/v2/translate'));
  });

  it('looks whether its terms were followed, with one request for the entries', async () => {
    const report = await translate(await productTerms());
    assert.deepEqual(report?.targets[0]?.suspicious, []);
    assert.equal(await entryRequests(), 1);
  });

  it('reports terms that were not followed among what is worth a look', async () => {
    const id = await productTerms();
    await service.faults.add({
      kind: 'answer',
      path: '/v2/translate',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        translations: [
          { detected_source_language: 'EN', text: 'Umgebung öffnen' },
          { detected_source_language: 'EN', text: 'Hallo' },
        ],
      }),
    });
    const report = await translate(id);
    const [suspicious, ...others] = report?.targets[0]?.suspicious ?? [];
    assert.deepEqual(others, []);
    assert.equal(suspicious?.key, 'open');
    assert.deepEqual(
      suspicious.findings.map(({ code }) => code),
      ['term-not-followed'],
    );
  });

  it('asks for no entries where nothing is translated', async () => {
    const id = await productTerms();
    await translate(id);
    const before = await entryRequests();
    await vscode.commands.executeCommand(
      'glossa.translate.missing',
      uriIn('scratch', 'locales/en.json'),
      { targets: ['de'], glossary: id },
    );
    assert.equal(await entryRequests(), before);
  });

  it('takes the source language of a selection from the place of its file', async () => {
    const glossary = await productTerms();
    const file = (name: string) => uriIn('scratch', `selection/locales/${name}.json`);
    const en = await put(file('en'), '{ "open": "Open the workspace" }\n');
    await put(file('de'), '{}\n');
    const settings = vscode.workspace.getConfiguration('glossa', en);
    const { WorkspaceFolder } = vscode.ConfigurationTarget;
    await settings.update('glossary.id', glossary, WorkspaceFolder);
    const editor = await vscode.window.showTextDocument(en);
    editor.selection = new vscode.Selection(0, 11, 0, 29);
    await vscode.commands.executeCommand('glossa.translate.selection', { target: 'de' });
    await settings.update('glossary.id', undefined, WorkspaceFolder);
    const { requests } = await service.ledger();
    const body = requests.find(({ path }) => path === '/v2/translate')?.body as object;
    assert.deepEqual({ ...body, glossary_id: glossary, source_lang: 'EN' }, body);
    assert.match(editor.document.getText(), /Arbeitsbereich/);
  });
});
