import * as vscode from 'vscode';
import { localeName } from '../../catalog/locale.ts';
import type { TranslationMemory } from '../../service/memories.ts';
import { show } from '../../platform/show.ts';
import { plainText } from '../../platform/uiText.ts';

/** The row of a memory: name, pair, segments; ids and dates in the tooltip. */
export function memoryItem(memory: TranslationMemory, used: boolean): vscode.TreeItem {
  const item = new vscode.TreeItem(plainText(memory.name));
  const pair = `${plainText(memory.sourceLanguage)} → ${memory.targetLanguages.map((one) => plainText(one)).join(', ')}`;
  const segments = vscode.l10n.t('{0} segments', show.number(memory.segmentCount));
  item.id = memory.id;
  item.description = `${pair} · ${segments}`;
  item.tooltip = tooltip(memory, segments);
  item.contextValue = used ? 'memory.used' : 'memory';
  item.iconPath = new vscode.ThemeIcon(used ? 'check' : 'database');
  item.accessibilityInformation = { label: spoken(memory, segments, used) };
  return item;
}

/** The row that loads the next page and says how far the list has come. */
export function moreItem(row: {
  readonly loaded: number;
  readonly total: number;
  readonly failed?: string;
}): vscode.TreeItem {
  const item = new vscode.TreeItem(
    row.failed === undefined ? vscode.l10n.t('Load More') : vscode.l10n.t('Load More (Try Again)'),
  );
  item.id = 'more';
  item.description = vscode.l10n.t('{0} of {1}', show.number(row.loaded), show.number(row.total));
  item.tooltip = row.failed ?? item.description;
  item.iconPath = new vscode.ThemeIcon(row.failed === undefined ? 'ellipsis' : 'warning');
  item.contextValue = 'more';
  item.command = { command: 'glossa.memories.loadMore', title: vscode.l10n.t('Load More') };
  return item;
}

function spoken(memory: TranslationMemory, segments: string, used: boolean): string {
  const name = (code: string) => localeName(code, vscode.env.language);
  const pair = vscode.l10n.t(
    '{0} to {1}',
    name(memory.sourceLanguage),
    show.list(memory.targetLanguages.map(name)),
  );
  const parts = [plainText(memory.name), pair, segments];
  return [...parts, ...(used ? [vscode.l10n.t('used for this folder')] : [])].join(', ');
}

// appendText escapes, so that a name cannot become a link or a picture.
function tooltip(memory: TranslationMemory, segments: string): vscode.MarkdownString {
  const text = new vscode.MarkdownString();
  const line = (content: string) => text.appendText(content).appendMarkdown('\n\n');
  line(plainText(memory.name, 300));
  line(segments);
  line(vscode.l10n.t('ID: {0}', plainText(memory.id)));
  if (memory.created) line(vscode.l10n.t('Created: {0}', show.date(memory.created)));
  if (memory.updated) line(vscode.l10n.t('Updated: {0}', show.date(memory.updated)));
  return text;
}
