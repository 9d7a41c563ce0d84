import * as vscode from 'vscode';
import { runCanBeUndone, runIsKept, runState } from '../../platform/contextKeys.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { format } from '../../texts/format.ts';
import { statusText } from '../../texts/states/statusText.ts';
import type { Services } from '../../platform/services.ts';
import { activeFolder, type ActiveFolder } from './folderCounts.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

interface Entry extends vscode.QuickPickItem {
  readonly command: string;
  readonly args?: readonly unknown[];
}

/** Offers the next steps: for the resource file in front first, then for the last run, then for the account. */
export async function showMenu(services: Services): Promise<void> {
  const active = await activeFolder(services);
  const entries = [
    ...runEntries(),
    ...proposalEntries(services),
    ...fileEntries(active),
    ...lastRunEntries(),
    ...accountEntries(),
  ];
  const picked = await showQuickPick(entries, {
    title: active === undefined ? 'Glossa' : `Glossa · ${statusText(active.counts)}`,
  });
  if (picked === undefined) return;
  await vscode.commands.executeCommand(picked.command, ...(picked.args ?? []));
}

const entry = (icon: string, label: string, command: string): Entry => ({
  label,
  iconPath: new vscode.ThemeIcon(icon),
  command,
});

function runEntries(): readonly Entry[] {
  switch (runState.value) {
    case 'going':
      return [entry('debug-pause', vscode.l10n.t('Pause Translation'), 'glossa.translate.pause')];
    case 'held':
      return [entry('debug-start', vscode.l10n.t('Resume Translation'), 'glossa.translate.resume')];
    default:
      return [];
  }
}

function proposalEntries({ proposals }: Services): readonly Entry[] {
  const { length } = proposals.waiting();
  if (length === 0) return [];
  const label = vscode.l10n.t('Review Proposed Translations ({0})', format.number(length));
  return [entry('checklist', label, 'glossa.catalog.review')];
}

function fileEntries(active: ActiveFolder | undefined): readonly Entry[] {
  const translate = commandTitles.chooseMissing();
  if (active === undefined) return [entry('globe', translate, 'glossa.translate.missing')];
  const { folder, isSource, counts } = active;
  const all = vscode.l10n.t('Translate Missing Messages of {0}…', folder.name);
  const due = counts.missing + counts.outdated;
  return [
    entry('globe', translate, 'glossa.translate.missing'),
    ...(due > 0
      ? [{ ...entry('globe', all, 'glossa.translate.missing'), args: [folder.uri] }]
      : []),
    entry('list-tree', vscode.l10n.t('Show Translation Plan…'), 'glossa.translate.plan'),
    ...(isSource
      ? []
      : [entry('eye', vscode.l10n.t('Go to Next Message to Review'), 'glossa.review.next')]),
    entry('list-unordered', vscode.l10n.t('Show Resource Files'), 'glossa.resources.focus'),
  ];
}

function lastRunEntries(): readonly Entry[] {
  const report = entry('output', vscode.l10n.t('Show Last Report'), 'glossa.translate.showReport');
  const undo = entry('discard', commandTitles.undoLastRun(), 'glossa.translate.undo');
  return [
    ...(runIsKept.value === true ? [report] : []),
    ...(runCanBeUndone.value === true ? [undo] : []),
  ];
}

function accountEntries(): readonly Entry[] {
  return [
    entry('selection', vscode.l10n.t('Translate Selection To…'), 'glossa.translate.selectionTo'),
    entry('database', vscode.l10n.t('Select Translation Memory…'), 'glossa.translate.selectMemory'),
    entry('book', vscode.l10n.t('Select Glossary…'), 'glossa.translate.selectGlossary'),
    entry('graph', vscode.l10n.t('Show Usage'), 'glossa.usage.show'),
    entry('plug', commandTitles.checkConnection(), 'glossa.account.check'),
    entry('output', commandTitles.showLog(), 'glossa.log.show'),
    entry('sign-out', vscode.l10n.t('Sign Out'), 'glossa.account.signOut'),
  ];
}
