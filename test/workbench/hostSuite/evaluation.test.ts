import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, put, until, uriIn, useService } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

/** What is said of a file as long as the editor has not told of what was written into it. */
const noTarget = /Open a resource file with translations|has no translations to evaluate/;

describe('evaluated translations', () => {
  const service = useService();
  afterEach(cleanUp);

  const source = '{"a":"Hello","b":"Bye","c":"New","d":"Old"}';
  const german = '{"a":"👋 \\u0062ad","b":"\\n odd bad","c":"","d":"Alt"}';
  const open = async (text = german, locale = 'de') => {
    await put(scratch('locales/en.json'), source);
    const file = await put(scratch(`locales/${locale}.json`), text);
    return vscode.workspace.openTextDocument(file);
  };
  const call = async ({ uri }: vscode.TextDocument): Promise<object> =>
    vscode.commands.executeCommand('glossa.evaluation.evaluate', { file: uri.toString() });
  /** The editor tells of files that were just written a moment later. */
  const evaluate = async (document: vscode.TextDocument): Promise<object> => {
    let report: object | undefined;
    await until(async () => {
      report = await call(document).catch((error: unknown) => {
        if (!noTarget.test(String(error))) throw error;
        return undefined;
      });
      return report !== undefined;
    });
    return report ?? {};
  };
  const shown = (document: vscode.TextDocument) =>
    vscode.languages
      .getDiagnostics(document.uri)
      .filter(({ code }) => typeof code === 'string' && /^(Accuracy|Style)/.test(code))
      .map(({ range, severity, message, code }) => [
        document.getText(range),
        severity,
        message,
        code,
      ]);

  it('have their issues at the exact characters, until the file changes', async () => {
    const document = await open();
    const report = await evaluate(document);
    assert.deepEqual(report, { score: 70, issues: 3, evaluated: 3, tooLong: 0 });
    const { Error, Information } = vscode.DiagnosticSeverity;
    const text = (word: string) => `"${word}" is [not good](command:workbench.action.quit).`;
    assert.deepEqual(shown(document), [
      ['\\u0062ad', Error, text('bad'), 'Accuracy: Mistranslation'],
      ['odd', Information, text('odd'), 'Style: Awkward'],
      ['bad', Error, text('bad'), 'Accuracy: Mistranslation'],
    ]);
    const { requests } = await service.ledger();
    const sent = requests.filter(({ method }) => method === 'POST');
    assert.deepEqual(
      sent.map(({ body }) => (body as { readonly metadata: object }).metadata),
      [{ source_language: 'en', target_language: 'de' }],
    );
    // The service has it: its job is asked for, and nothing is sent twice.
    assert.deepEqual(await evaluate(document), report);
    const posts = async () =>
      (await service.ledger()).requests.filter(({ method }) => method === 'POST').length;
    assert.equal(await posts(), 1);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(0, 0), ' ');
    await vscode.workspace.applyEdit(edit);
    assert.deepEqual(shown(document), []);
  });

  it('are not sent where they are more than the user allows at once', async () => {
    const document = await open();
    const settings = vscode.workspace.getConfiguration('glossa', document.uri);
    const target = vscode.ConfigurationTarget.WorkspaceFolder;
    await settings.update('translate.maxCharacters', 10, target);
    await assert.rejects(evaluate(document), /maxCharacters" allows 10 /);
    const { requests } = await service.ledger();
    assert.deepEqual(
      requests.filter(({ method }) => method === 'POST'),
      [],
    );
  });

  it('are for accounts that have the closed alpha, and say so where one has not', async () => {
    for (const status of [403, 404]) {
      const path = '/v1/quality-evaluation';
      await service.faults.add({ kind: 'status', status, path, times: 1 });
      await assert.rejects(evaluate(await open()), /closed alpha, not enabled for this account/);
    }
    await service.faults.add({ kind: 'status', status: 404, path: '/v1/quality-evaluation/*' });
    await assert.rejects(
      evaluate(await open()),
      (error: Error) => !/closed alpha|no issues/i.test(error.message),
    );
    await assert.rejects(
      evaluate(await open('{"a":"fail"}', 'fr')),
      /The service said: The evaluation/,
    );
    const english = await vscode.workspace.openTextDocument(scratch('locales/en.json'));
    await assert.rejects(call(english), noTarget);
  });
});
