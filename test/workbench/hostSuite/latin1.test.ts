import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inOneStep } from '../../../src/resources/cooperative.ts';
import { applyPlan } from '../../../src/platform/files/applyPlan.ts';
import { writeFile } from '../../../src/platform/files/writeFiles.ts';
import { bytesOf, cleanUp, put, until, uriIn, useService } from './glossa.ts';
import { translateMissing } from './translateMissing.ts';

const misread = /another encoding than its file has.*ISO 8859-1/u;

describe('a file of .properties in ISO 8859-1', () => {
  useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const before = '# \u00c9crit\nopen=\u00c5bne\n';
  let number = 0;
  let [source, target] = [scratch('m.properties'), scratch('m_da.properties')];
  beforeEach(async () => {
    const name = `latin${++number}/messages`;
    source = await put(scratch(`${name}.properties`), 'save=Save\nopen=Open\n');
    target = scratch(`${name}_da.properties`);
    await vscode.workspace.fs.writeFile(target, Buffer.from(before, 'latin1'));
  });
  afterEach(cleanUp);

  const isFilled = (bytes: string) => {
    assert.match(bytes, /^# \u00c9crit\nsave=\[da\] [^\n]+\nopen=\u00c5bne\n$/u);
    assert.ok(!bytes.includes('\u00c3') && !bytes.includes('?'), bytes);
  };

  it('is filled as it is, and taken back to the byte', async () => {
    const report = await translateMissing(source, { targets: ['da'] });
    assert.equal(report.targets[0]?.translated, 1);
    isFilled(await bytesOf(target));
    await vscode.commands.executeCommand('glossa.translate.undo', source);
    assert.equal(await bytesOf(target), before);
  });

  it('has an ASCII file beside it that is written as it is, or with escapes where the editor shows that', async () => {
    const ascii = scratch(`latin${number}/messages_fr.properties`);
    const accented = [{ offset: 0, length: 0, text: 'b=\u00e9t\u00e9\n' }];
    const change = (base = '') => inOneStep(() => ({ base, edits: accented }));
    await put(ascii, 'a=Un\n');
    await writeFile({ uri: ascii, change });
    assert.equal(await bytesOf(ascii), 'b=\u00e9t\u00e9\na=Un\n');
    await put(ascii, 'a=Un\n');
    await applyPlan(async () => [{ uri: ascii, text: 'a=Un\n', edits: accented }]);
    assert.equal(await bytesOf(ascii), 'b=\\u00e9t\\u00e9\na=Un\n');
    await put(ascii, 'a=Un\n');
    const document = await vscode.workspace.openTextDocument(ascii);
    await vscode.window.showTextDocument(document);
    await until(() => document.getText() === 'a=Un\n');
    await writeFile({ uri: ascii, change });
    assert.equal(await bytesOf(ascii), 'b=\\u00e9t\\u00e9\na=Un\n');
  });

  it('is filled on the disk where the editor shows it as UTF-8', async () => {
    const document = await vscode.workspace.openTextDocument(target);
    await vscode.window.showTextDocument(document);
    assert.ok(document.getText().includes('\ufffd'));
    await translateMissing(source, { targets: ['da'] });
    isFilled(await bytesOf(target));
    await until(() => document.getText().includes('[da] '));
    assert.equal(document.isDirty, false);
  });

  it('is refused with what to do where somebody has edited what the editor cannot read', async () => {
    const document = await vscode.workspace.openTextDocument(target);
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => edit.insert(document.positionAt(0), '#\n'));
    await assert.rejects(translateMissing(source, { targets: ['da'] }), misread);
    assert.equal(await bytesOf(target), before);
    assert.ok(!document.getText().includes('[da]'));
  });

  it('is changed with escapes for what it cannot hold, or left as it is', async () => {
    const edits = [{ offset: before.length, length: 0, text: 'city=\u0141\u00f3d\u017a\n' }];
    const plan = async () => [{ uri: target, text: before, edits }];
    const outcome = await applyPlan(plan).catch((error: unknown) => error);
    // An editor in the browser may have no tables but those of Unicode.
    if (outcome instanceof Error) {
      assert.match(outcome.message, /cannot be read without loss/u);
      assert.equal(await bytesOf(target), before);
    } else assert.equal(await bytesOf(target), `${before}city=\\u0141\u00f3d\\u017a\n`);
  });
});
