import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, put, textOf, until, uriIn, useService } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

describe('term files', () => {
  const service = useService();
  afterEach(cleanUp);

  /** The requests for spoken terms, but for those of the view that lists the collections. */
  const requests = async () =>
    (await service.ledger()).requests.filter(
      ({ method, path }) =>
        path.startsWith('/v3/spoken-terms') && (method !== 'GET' || path !== '/v3/spoken-terms'),
    );
  const methods = async () => (await requests()).map(({ method }) => method);

  const push = (uri: vscode.Uri, languages?: readonly string[]) =>
    vscode.commands.executeCommand('glossa.termFiles.push', { file: uri.toString(), languages });

  async function collections() {
    const { termCollections } = await service.state.read();
    return termCollections;
  }

  async function ownCollection(id: string) {
    return (await collections()).find((collection) => collection.id === id);
  }

  it('are pushed: created with their id written back, then merged, then replaced', async () => {
    const text = '{\r\n\t// names\r\n\t"lists": { "en": ["Acme Cloud"], "de": [] }\r\n}\r\n';
    const uri = await put(scratch('acme.terms.json'), text);
    const before = new Set((await collections()).map(({ id }) => id));
    await push(uri);
    const created = (await collections()).find(({ id }) => !before.has(id));
    assert.ok(created);
    assert.equal(created.name, 'acme');
    assert.deepEqual(created.lists, { en: ['Acme Cloud'] });
    const written = text.replace('\t//', `\t"collection": "${created.id}",\r\n\t//`);
    assert.equal(await textOf(uri), written);
    assert.deepEqual(await methods(), ['POST']);

    await put(uri, written.replace('"Acme Cloud"', '"Acme Cloud", "Glossa"'));
    await push(uri);
    assert.deepEqual(await methods(), ['POST', 'GET', 'GET', 'PATCH']);
    const patch = (await requests()).at(-1);
    assert.deepEqual(patch?.body, { term_lists: [{ lang: 'en', entries: 'Glossa' }] });

    await put(uri, written.replace('"Acme Cloud"', '"Glossa"'));
    await push(uri);
    assert.equal((await methods()).at(-1), 'PUT');
    assert.deepEqual((await ownCollection(created.id))?.lists, { en: ['Glossa'] });

    const count = (await methods()).length;
    await push(uri);
    assert.deepEqual((await methods()).slice(count), ['GET', 'GET']);
  });

  it('with an error are not pushed', async () => {
    for (const lists of ['{ "en": ["A\\u0007"] }', '{ "en": }', '{}', '{ "en": [] }']) {
      await push(await put(scratch('broken.terms.json'), `{ "lists": ${lists} }`));
    }
    assert.deepEqual(await methods(), []);
  });

  it('with unsaved edits are pushed as they are on the screen', async () => {
    const uri = await put(scratch('unsaved.terms.json'), '{"lists":{"en":["A"]}}');
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uri, document.positionAt(document.getText().indexOf(']')), ',"B"');
    await vscode.workspace.applyEdit(edit);
    await push(uri);
    const [post] = await requests();
    assert.deepEqual(post?.body, {
      name: 'unsaved',
      term_lists: [{ lang: 'en', entries: 'A\nB' }],
    });
    assert.match(
      document.getText(),
      /^\{"collection":"[-0-9a-f]{36}","lists":\{"en":\["A","B"\]\}\}$/,
    );
    assert.equal(document.isDirty, true);
  });

  it('are looked at when they are opened, and only those that name a collection', async () => {
    const [first] = await collections();
    assert.ok(first);
    const named = `{ "collection": "${first.id}", "lists": {} }`;
    const open = async (path: string, text: string) =>
      vscode.workspace.openTextDocument(await put(scratch(path), text));
    await open('none.terms.json', '{ "lists": {} }');
    await open('named.terms.json', named);
    await until(async () => (await methods()).length > 0);
    assert.ok(
      (await requests()).every(({ method, path }) => method === 'GET' && path.includes(first.id)),
    );
  });

  it('are compared with their collection in the diff editor', async () => {
    const uri = await put(scratch('compared.terms.json'), '{ "lists": { "en": ["Acme Cloud"] } }');
    await push(uri);
    await put(uri, (await textOf(uri)).replace('Acme Cloud', 'Glossa'));
    await vscode.commands.executeCommand('glossa.termFiles.compare', uri);
    const input = () => vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    await until(() => input() instanceof vscode.TabInputTextDiff);
    const { original, modified } = input() as vscode.TabInputTextDiff;
    const shown = async (side: vscode.Uri) =>
      (await vscode.workspace.openTextDocument(side)).getText();
    assert.equal(await shown(original), '# en\nAcme Cloud\n');
    assert.equal(await shown(modified), '# en\nGlossa\n');
  });
});
