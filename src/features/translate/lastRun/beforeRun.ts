import * as vscode from 'vscode';
import type { KeptRun } from './keptRun.ts';
import type { RunStore } from './runStore.ts';

const scheme = 'glossa-before';

/** Names the text that a file had before a run. */
export function beforeUri(
  { folder, at }: Pick<KeptRun, 'folder' | 'at'>,
  file: vscode.Uri,
): vscode.Uri {
  const query = JSON.stringify({ folder, at });
  // The path of the file itself: else the editor would say that it was renamed.
  return vscode.Uri.from({ scheme, path: file.path, query });
}

/** Gives the texts of files before the last run of their folder, as read-only documents. */
export function registerBeforeRun(runs: () => Promise<RunStore>): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(scheme, {
    async provideTextDocumentContent({ path, query }) {
      const { folder, at } = JSON.parse(query) as { readonly folder: string; readonly at: number };
      const run = await (await runs()).last(vscode.Uri.parse(folder));
      const pathOf = (file: string) => vscode.Uri.joinPath(vscode.Uri.parse(folder), file).path;
      const file = run?.changes.files.find((one) => pathOf(one.path) === path);
      if (run?.at === at && file?.before !== undefined) return file.before.replace(/^\ufeff/u, '');
      return vscode.l10n.t('This text is no longer available: a later run took its place.');
    },
  });
}
