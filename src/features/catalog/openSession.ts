import * as vscode from 'vscode';
import { Debouncer } from '../../platform/debouncer.ts';
import type { Services } from '../../platform/services.ts';
import type { CatalogPage } from '../../protocol/catalog.ts';
import { CatalogSession } from './catalogSession.ts';
import { MessageDetails } from './details/messageDetails.ts';
import type { PendingReveal } from './pendingReveal.ts';

/** Milliseconds of quiet after which what somebody types is shown. */
const quiet = 80;

export interface OpenSession {
  readonly session: CatalogSession;
  readonly about: MessageDetails;
  dispose(): void;
}

/** Starts a catalog and tells its page of what changes. A page that is hidden misses that, and asks when it is shown. */
export function openSession(
  services: Services,
  wanted: PendingReveal,
  page: () => CatalogPage,
): OpenSession {
  const { status, connection } = services;
  const session = new CatalogSession(services, wanted);
  const debouncer = new Debouncer(quiet);
  const notify = () =>
    void page()
      .changed(session.summary())
      .catch(() => undefined);
  const about = new MessageDetails(session.model, connection, notify);
  const parts = vscode.Disposable.from(
    session,
    about,
    debouncer,
    session.model.onDidChange(notify),
    wanted.onDidAsk(notify),
    // The status itself waits longer, for views that nobody looks at while they type.
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const { uri } = document;
      if (contentChanges.length === 0) return;
      debouncer.schedule(uri.toString(), () => void status.look(uri));
    }),
  );
  void session.model.refresh();
  return { session, about, dispose: () => parts.dispose() };
}
