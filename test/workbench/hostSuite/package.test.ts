import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** What the package may hold: code, texts, looks, and what a person reads. */
const allowed = [
  /^dist\/(extension|undici|certificates|\w+-[A-Z\d]{8})\.cjs$/,
  /^dist\/webview\/\w+\.js$/,
  /^l10n\/bundle\.l10n\.[\w-]+\.json$/,
  /^media\/(walkthrough\/)?[\w.-]+\.(css|svg|png|json)$/,
  /^media\/sample\/(\.vscode\/settings\.json|locales\/\w+\.json|glossa\.ledger\/\w+\/[\w.-]+\.txt|README\.md|glossa\.lock)$/,
  /^package(\.nls(\.[\w-]+)?)?\.json$/,
  /^(readme|changelog|support|third-party-notices)\.md$/i,
  /^license(\.(txt|md))?$/i,
  // Where the problems link to.
  /^docs\/checks\.md$/,
  // Made by the installation.
  /^\.vsixmanifest$/,
];

async function filesBelow(folder: vscode.Uri, prefix = ''): Promise<readonly string[]> {
  const files: string[] = [];
  for (const [name, type] of await vscode.workspace.fs.readDirectory(folder)) {
    const path = prefix + name;
    if (type !== vscode.FileType.Directory) files.push(path);
    else files.push(...(await filesBelow(vscode.Uri.joinPath(folder, name), `${path}/`)));
  }
  return files.sort();
}

describe('the installed package', () => {
  let root: vscode.Uri;
  let files: readonly string[];
  before(async function () {
    // For coverage, the checkout itself is what is installed.
    if (process.env['NODE_V8_COVERAGE'] !== undefined) this.skip();
    const extension = vscode.extensions.getExtension('glossa.glossa');
    assert.ok(extension);
    root = extension.extensionUri;
    files = await filesBelow(root);
  });

  it('holds what it needs and nothing else', () => {
    const strange = files.filter((path) => !allowed.some((pattern) => pattern.test(path)));
    assert.deepEqual(strange, []);
    for (const needed of [
      'dist/extension.cjs',
      'dist/undici.cjs',
      'dist/certificates.cjs',
      'package.json',
    ]) {
      assert.ok(files.includes(needed), needed);
    }
  });

  it('names no source map and no folder of the machine that it was built on', async () => {
    for (const path of files.filter((one) => /\.(cjs|js)$/.test(one))) {
      const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(root, path));
      const text = Buffer.from(bytes).toString('utf8');
      assert.doesNotMatch(text, /sourceMappingURL/, path);
      assert.doesNotMatch(
        text,
        /["'`/](home|Users|work|root)\/[\w.-]+\/[\w./-]+\.[cm]?[jt]s\b/,
        path,
      );
    }
  });
});
