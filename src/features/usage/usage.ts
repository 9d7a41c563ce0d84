import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { Panels, type PageKind } from '../../platform/pages/panel.ts';
import type { Services } from '../../platform/services.ts';
import type { UsageHost, UsagePage } from '../../protocol/usage.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** What the account has used in its billing period, as a page. */
export function registerUsage({
  register,
  connection,
  usage,
  context: { extensionUri },
  log,
}: Services): vscode.Disposable {
  const panels = new Panels(usagePanel(connection, usage), extensionUri, log);
  return vscode.Disposable.from(
    panels,
    register('glossa.usage.show', async () => {
      // Where nobody is signed in, that is said with the way to do it.
      await connection.service();
      panels.show('account');
    }),
  );
}

/** The page of what the account has used. */
function usagePanel(
  connection: Connection,
  usage: AccountUsage,
): PageKind<'account', UsageHost, UsagePage> {
  return {
    viewType: 'glossa.usage',
    name: 'usagePage',
    idOf: (subject) => subject,
    readSubject: async () => 'account',
    schemas: async () => (await import('./usageSchemas.ts')).usageSchemas,
    open(_subject, panel) {
      // A page that is hidden misses the call, and loads again anyway when it is shown.
      const changes = connection.onDidChange(() => panel.page.reload().catch(() => undefined));
      const title = vscode.l10n.t({
        message: 'Usage',
        comment: 'Title of a page: what the account has used.',
      });
      return {
        title,
        data: async () => ({
          title,
          loading: vscode.l10n.t('Asking the service…'),
          refresh: commandTitles.refresh(),
          loaded: vscode.l10n.t('The numbers are up to date.'),
        }),
        host: {
          async load() {
            const { usageView } = await import('./usageView.ts');
            return usageView(await usage.readAgain(), (await connection.address()).host);
          },
        },
        closed: () => changes.dispose(),
      };
    },
  };
}
