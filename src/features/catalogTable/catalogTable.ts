import * as vscode from 'vscode';
import { Panels } from '../../platform/pages/panel.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { FolderLists } from '../../platform/workspace/folderLists.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { catalogPanel, catalogSubject } from './catalogPanel.ts';
import { WantedMessage } from './wantedMessage.ts';

/** The table of all messages in all locales. */
export function registerCatalogTable(
  register: RegisterCommand,
  status: WorkspaceStatus,
  lists: FolderLists,
  extension: vscode.Uri,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const wanted = new WantedMessage();
  const panels = new Panels(catalogPanel(status, lists, wanted), extension, log);
  return vscode.Disposable.from(
    wanted,
    panels,
    register('glossa.catalog.open', async () => panels.show(catalogSubject)),
    register('glossa.catalog.show', async (given) => {
      const { messagePlace } = await import('./messagePlace.ts');
      const place = await messagePlace(status, given);
      if (place !== undefined) wanted.ask(place);
      panels.show(catalogSubject);
    }),
  );
}
