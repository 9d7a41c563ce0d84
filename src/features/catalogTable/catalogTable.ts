import * as vscode from 'vscode';
import { Panels } from '../../platform/pages/panel.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { OpenProposals } from '../../platform/review/openProposals.ts';
import type { FolderLists } from '../../platform/workspace/lists/folderLists.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { catalogPanel, catalogSubject } from './catalogPanel.ts';
import { WantedMessage } from './wanted/wantedMessage.ts';

/** The table of all messages in all locales. */
export function registerCatalogTable(
  register: RegisterCommand,
  status: WorkspaceStatus,
  lists: FolderLists,
  proposals: OpenProposals,
  connection: Connection,
  extension: vscode.Uri,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const wanted = new WantedMessage();
  const panels = new Panels(
    catalogPanel({ status, lists, proposals, wanted, connection }),
    extension,
    log,
  );
  const review = async (): Promise<void> => {
    const { showReview } = await import('./wanted/showReview.ts');
    showReview(proposals, wanted);
    panels.show(catalogSubject);
  };
  return vscode.Disposable.from(
    wanted,
    panels,
    proposals.onDidPropose(() => inBackground(log, review())),
    register('glossa.catalog.open', async () => panels.show(catalogSubject)),
    register('glossa.catalog.show', async (given) => {
      const { messagePlace } = await import('./wanted/messagePlace.ts');
      const place = await messagePlace(status, given);
      if (place !== undefined) wanted.ask(place);
      panels.show(catalogSubject);
    }),
  );
}
