import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { DocumentReport } from '../../../src/features/documents/documentOutcome.ts';
import { bytesOf, cleanUp, put, textOf, uriIn, useService } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

describe('Documents', () => {
  const service = useService();
  afterEach(cleanUp);

  const translate = (files: readonly vscode.Uri[], more: object = {}) =>
    vscode.commands.executeCommand<DocumentReport>('glossa.documents.translate', {
      files: files.map(String),
      target: 'de',
      ...more,
    });
  const outcomes = ({ files }: DocumentReport) => files.map(({ outcome }) => outcome);
  const names = async () =>
    (await vscode.workspace.fs.readDirectory(scratch(''))).map(([name]) => name).toSorted();
  const uploads = async () =>
    (await service.ledger()).requests.filter(({ path }) => path === '/v2/document');

  it('come back beside their sources, two at a time, and replace nothing unless they may', async () => {
    const text = await put(scratch('a.txt'), 'Hello\nWorld\n');
    const office = await put(scratch('b.docx'), 'not really Word');
    await put(scratch('a.de.txt'), 'mine');
    const report = await translate([text, office]);
    assert.deepEqual(outcomes(report), ['translated', 'translated']);
    const characters = report.files.map((file) => file.characters ?? 0).toSorted((a, b) => a - b);
    assert.deepEqual(characters, [12, 50_000]);
    assert.deepEqual(await names(), ['a.de (2).txt', 'a.de.txt', 'a.txt', 'b.de.docx', 'b.docx']);
    assert.equal(await textOf(scratch('a.de.txt')), 'mine');
    assert.match(await textOf(scratch('a.de (2).txt')), /^\[de] .*\n\[de] /);
    assert.equal(await bytesOf(scratch('b.de.docx')), 'not really Word');
    await translate([text], { existing: 'replace', formality: 'prefer_more' });
    assert.match(await textOf(scratch('a.de.txt')), /^\[de] /);
    const sent = (await uploads()).at(-1)?.body as { formality?: string };
    assert.equal(sent.formality, 'prefer_more');
  });

  it('are not sent where they would be billed with more than the user allows at once', async () => {
    const office = await put(scratch('b.docx'), 'not really Word');
    const settings = vscode.workspace.getConfiguration('glossa', office);
    const target = vscode.ConfigurationTarget.WorkspaceFolder;
    await settings.update('translate.maxCharacters', 49_999, target);
    await assert.rejects(async () => translate([office]), /maxCharacters" allows 49,999 /);
    assert.deepEqual(await uploads(), []);
    await settings.update('translate.maxCharacters', 50_000, target);
    assert.deepEqual(outcomes(await translate([office])), ['translated']);
  });

  it('are not sent where the service would refuse them, or Glossa reads them itself', async () => {
    const messages = await put(scratch('locales/en.json'), '{"a":"Save"}');
    await put(scratch('locales/de.json'), '{}');
    const files = [
      await put(scratch('good.txt'), 'Hello'),
      messages,
      await put(scratch('a.exe'), 'x'),
      await put(scratch('empty.docx'), ''),
      await put(scratch('long.srt'), 'x'.repeat(153_601)),
      scratch('missing.txt'),
    ];
    const report = await translate(files);
    assert.deepEqual(outcomes(report), ['translated', ...Array<string>(5).fill('notSent')]);
    assert.match(report.files[1]?.reason ?? '', /en\.json is a resource file\./);
    assert.equal((await uploads()).length, 1);
    await assert.rejects(async () => translate([messages]), /en\.json is a resource file/);
    for (const wrong of [{ target: '' }, { files: [] }, { colour: 'red' }])
      await assert.rejects(async () => translate([messages], wrong));
  });

  it('are fetched later where they could not be fetched at once, without being paid for again', async () => {
    const file = await put(scratch('a.txt'), 'Hello');
    await service.faults.add({ kind: 'status', status: 401, path: '/v2/document/*', times: 1 });
    assert.deepEqual(outcomes(await translate([file])), ['waiting']);
    const fetched = await vscode.commands.executeCommand<DocumentReport>('glossa.documents.fetch');
    assert.deepEqual(outcomes(fetched), ['translated']);
    assert.match(await textOf(scratch('a.de.txt')), /^\[de] /);
    assert.equal((await service.ledger()).characters, 5);
    assert.equal(await vscode.commands.executeCommand('glossa.documents.fetch'), undefined);
  });

  it('say that they may be billed where the connection broke when they were sent', async () => {
    const file = await put(scratch('a.txt'), 'Hello');
    await service.faults.add({ kind: 'cut', at: 'request', path: '/v2/document' });
    const report = await translate([file]);
    assert.deepEqual(outcomes(report), ['refused']);
    assert.match(report.files[0]?.reason ?? '', /may have received and billed it/);
    assert.equal((await uploads()).length, 1);
  });

  it('that were cut on their way back are not asked for again, and what arrived is kept', async () => {
    const file = await put(scratch('a.txt'), 'Hello');
    await service.state.change({ jobPolls: 0 });
    await service.faults.add({
      kind: 'cut',
      at: 'reply',
      bytes: 4,
      path: '/v2/document/*',
      after: 1,
    });
    const report = await translate([file]);
    assert.deepEqual(outcomes(report), ['broken']);
    assert.match(
      report.files[0]?.reason ?? '',
      /What arrived is in scratch\/a\.de\.txt\.partial\.$/,
    );
    assert.deepEqual(await names(), ['a.de.txt.partial', 'a.txt']);
    const results = (await service.ledger()).requests.filter(({ path }) =>
      path.endsWith('/result'),
    );
    assert.equal(results.length, 1);
  });
});
