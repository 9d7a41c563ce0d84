import * as vscode from 'vscode';
import type { Placement } from './placement.ts';

/** Where Glossa runs in this window. */
export function currentPlacement(): Placement {
  const { env, extensions, workspace } = vscode;
  const kind = extensions.getExtension('glossa.glossa')?.extensionKind;
  return {
    remoteName: env.remoteName,
    isLocal: env.remoteName === undefined || kind === vscode.ExtensionKind.UI,
    schemes: (workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme),
  };
}
