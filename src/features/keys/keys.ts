import * as vscode from 'vscode';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';
import { resourceFileGlob } from '../../resources/globs.ts';

/** Changes of keys in the source and all locales at once. */
export function registerKeys({
  register,
  status: { resources },
  log,
}: Services): vscode.Disposable {
  const files = { pattern: resourceFileGlob };
  const rename = async ({ uri }: vscode.TextDocument) => {
    if ((await resources.memberOf(uri)) === undefined) return undefined;
    const { KeyRename } = await import('./keyRename.ts');
    return new KeyRename(resources);
  };
  return vscode.Disposable.from(
    vscode.languages.registerRenameProvider(files, {
      prepareRename: async (document, at) => (await rename(document))?.prepareRename(document, at),
      provideRenameEdits: async (document, at, name) =>
        (await rename(document))?.provideRenameEdits(document, at, name),
    }),
    vscode.workspace.onDidChangeTextDocument(({ document, reason }) => {
      if (reason !== undefined) inBackground(log, saveAgain(document));
    }),
    register('glossa.keys.add', async () => {
      const { addKeyAtCursor } = await import('./keyCommands.ts');
      return addKeyAtCursor(resources);
    }),
    register('glossa.keys.rename', async () => (await commands()).renameKey(resources)),
    register('glossa.keys.duplicate', async () => (await commands()).duplicateKey(resources)),
    register('glossa.keys.move', async () => (await commands()).moveKey(resources)),
    register('glossa.keys.change', async (...given) =>
      (await commands()).changeForCatalog(resources, ...given),
    ),
    register('glossa.keys.delete', async () => (await commands()).deleteKey(resources)),
  );
}

const saveAgain = async (document: vscode.TextDocument) =>
  (await import('../../platform/files/savedAgain.ts')).saveAgain(document);

/** They bring the formats along, which nobody needs before. */
const commands = () => import('./keyCommands.ts');
