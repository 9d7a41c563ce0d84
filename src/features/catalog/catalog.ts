import * as vscode from 'vscode';
import { Panels } from '../../platform/pages/panel.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';
import { catalogPanel, catalogSubject } from './catalogPanel.ts';
import { PendingReveal } from './pendingReveal.ts';

/** The table of all messages in all locales. */
export function registerCatalog(services: Services): vscode.Disposable {
  const { register, status, proposals, context, log } = services;
  const wanted = new PendingReveal();
  const panels = new Panels(catalogPanel(services, wanted), context.extensionUri, log);
  const review = async (given?: unknown): Promise<void> => {
    const { showReview } = await import('./messagePlace.ts');
    await showReview(services, wanted, given);
    panels.show(catalogSubject);
  };
  return vscode.Disposable.from(
    wanted,
    panels,
    proposals.onDidPropose(() => inBackground(log, review())),
    register('glossa.catalog.review', review),
    register('glossa.catalog.open', async () => panels.show(catalogSubject)),
    register('glossa.catalog.show', async (given) => {
      const { messagePlace } = await import('./messagePlace.ts');
      const place = await messagePlace(status, given);
      if (place !== undefined) wanted.ask(place);
      panels.show(catalogSubject);
    }),
  );
}
