import * as vscode from 'vscode';
import { afterActivation, lazily } from '../../platform/ui/inBackground.ts';
import { statusText } from '../../texts/states/statusText.ts';
import type { Services } from '../../platform/services.ts';
import { Arrangement } from './arrangement.ts';
import { FileBadges } from './fileBadges.ts';
import { followRenames } from './followRenames.ts';
import { ResourceFilesTree } from './resourceFilesTree.ts';

/** The Resource Files view, and what is left to do wherever the editor shows a file or the view's icon. */
export function registerResourceFiles(services: Services): vscode.Disposable {
  const { context, register, status, proposals, log } = services;
  const commands = lazily(() => import('./resourceCommands.ts'));
  const arrangement = new Arrangement(context.workspaceState);
  const tree = new ResourceFilesTree(services, () => arrangement.options);
  const badges = new FileBadges(status);
  const view = vscode.window.createTreeView('glossa.resources', { treeDataProvider: tree });
  const redraw = () => {
    tree.redraw();
    badges.redraw();
  };
  afterActivation(log, () => status.count());
  const say = () => {
    const found = tree.hasSourcesOnly ? sourcesOnly() : tree.message;
    view.message = arrangement.filterText || found;
  };
  const arrange = () => {
    say();
    tree.redraw();
  };
  return vscode.Disposable.from(
    tree,
    badges,
    view,
    followRenames(services),
    vscode.window.registerFileDecorationProvider(badges),
    status.onDidCount((counts) => {
      const due = counts.missing + counts.outdated;
      view.badge = due === 0 ? undefined : { value: due, tooltip: statusText(counts) };
      say();
      redraw();
    }),
    tree.onDidLook(say),
    status.onDidCountSome(redraw),
    arrangement,
    arrangement.onDidChange(arrange),
    status.problems.onDidChange(redraw),
    proposals.onDidChange(redraw),
    register('glossa.resources.refresh', async () => status.resources.forget()),
    register('glossa.resources.byLocale', () => arrangement.groupBy('locale')),
    register('glossa.resources.byPackage', () => arrangement.groupBy('package')),
    register('glossa.resources.filter', async () => (await commands()).askFilter(arrangement)),
    register('glossa.resources.clearFilter', () => arrangement.setFilter('')),
    register('glossa.resources.translate', async (row) => (await commands()).translate(row)),
    register('glossa.resources.review', async (row) => (await commands()).review(row)),
    register('glossa.resources.accept', async (row) =>
      (await commands()).callOn('glossa.review.acceptAll', row),
    ),
    register('glossa.resources.acceptLocale', async (row) =>
      (await commands()).callOn('glossa.review.acceptLocale', row),
    ),
    register('glossa.resources.treatAsMachine', async (row) =>
      (await commands()).callOn('glossa.review.treatAsMachine', row),
    ),
    register('glossa.resources.addLocale', async (row) =>
      (await commands()).callOn('glossa.translate.addLocales', row),
    ),
  );
}

const sourcesOnly = () =>
  vscode.l10n.t(
    'Source files were found, and no translations of them. Add locales with the + here.',
  );
