import * as vscode from 'vscode';
import { format, quantity } from '../../../texts/format.ts';
import type { TranslationMemory } from '../../../service/memories/schemas.ts';
import { treeItem } from '../../../platform/ui/treeItem.ts';
import { plainText } from '../../../texts/uiText.ts';
import { usesText } from '../../../platform/workspace/usesOf.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';
import { labels } from '../../../texts/labels.ts';

/** One fact about a memory. */
export interface MemoryDetail {
  readonly name: string;
  readonly value: string;
  readonly icon: string;
}

/** The row of a memory: name, pair, segments, where it is used; the rest below it and in the tooltip. */
export function memoryItem(memory: TranslationMemory, uses: readonly string[]): vscode.TreeItem {
  const used = usesText(uses);
  const parts = [
    languagesOf(memory),
    quantity.segments(memory.segmentCount),
    ...(used === undefined ? [] : [used]),
  ];
  const facts = detailsOf(memory, uses).map(({ name, value }) => `${name}: ${value}`);
  return treeItem({
    id: memory.id,
    label: memory.name,
    description: parts.join(' · '),
    icon: used === undefined ? 'database' : 'check',
    contextValue: used === undefined ? 'memory' : 'memory.used',
    tooltip: [memory.name, ...facts],
    spoken: spoken(memory, used),
    collapsed: true,
  });
}

export function detailItem(memoryId: string, detail: MemoryDetail): vscode.TreeItem {
  return treeItem({
    id: `${memoryId}/${detail.icon}`,
    label: detail.name,
    description: detail.value,
    icon: detail.icon,
    contextValue: 'detail',
    tooltip: [detail.value],
    spoken: `${detail.name}: ${detail.value}`,
  });
}

/** The row that loads the next page and says how far the list has come. */
export function moreItem(row: {
  readonly loaded: number;
  readonly total: number;
  readonly failed?: string;
}): vscode.TreeItem {
  const label =
    row.failed === undefined ? commandTitles.loadMore() : vscode.l10n.t('Load More (Try Again)');
  const loaded = labels.progress(format.number(row.loaded), format.number(row.total));
  return treeItem({
    id: 'more',
    label,
    description: loaded,
    icon: row.failed === undefined ? 'ellipsis' : 'warning',
    contextValue: 'more',
    tooltip: [row.failed ?? loaded],
    spoken: `${label}, ${loaded}`,
    command: { command: 'glossa.memories.loadMore', title: commandTitles.loadMore() },
  });
}

/** What is known of a memory, for its rows and its tooltip; what the service leaves out is left out here. */
export function detailsOf(
  memory: TranslationMemory,
  uses: readonly string[],
): readonly MemoryDetail[] {
  const languages = memory.targetLanguages.map(format.locale);
  const detail = (icon: string, name: string, value: string): MemoryDetail => ({
    icon,
    name,
    value,
  });
  const date = (icon: string, name: string, value: Date | undefined) =>
    value === undefined ? [] : [detail(icon, name, format.date(value))];
  return [
    detail(
      'home',
      vscode.l10n.t({
        message: 'Source',
        comment: 'Label: the source language of a translation memory.',
      }),
      format.locale(memory.sourceLanguage),
    ),
    detail(
      'globe',
      vscode.l10n.t({
        message: 'Targets',
        comment: 'Label: the target languages of a translation memory.',
      }),
      format.list(languages),
    ),
    detail(
      'list-unordered',
      vscode.l10n.t({
        message: 'Segments',
        comment: 'Noun: the pairs of texts in a translation memory.',
      }),
      format.number(memory.segmentCount),
    ),
    ...date(
      'add',
      vscode.l10n.t({ message: 'Created', comment: 'Label in front of a date.' }),
      memory.created,
    ),
    ...date(
      'history',
      vscode.l10n.t({ message: 'Updated', comment: 'Label in front of a date.' }),
      memory.updated,
    ),
    ...(uses.length > 0 ? [detail('folder', labels.usedIn(), format.list(uses))] : []),
    detail(
      'key',
      vscode.l10n.t({ message: 'ID', comment: 'Label: the identifier of a translation memory.' }),
      plainText(memory.id),
    ),
  ];
}

/** The languages of a memory as codes: `en → de, fr`. */
export function languagesOf({ sourceLanguage, targetLanguages }: TranslationMemory): string {
  const targets = targetLanguages.map((code) => plainText(code)).join(', ');
  return plainText(`${plainText(sourceLanguage)} → ${targets}`, 120);
}

function spoken(memory: TranslationMemory, used: string | undefined): string {
  const pair = labels.fromTo(
    format.language(memory.sourceLanguage),
    format.list(memory.targetLanguages.map(format.language)),
  );
  return [
    plainText(memory.name),
    pair,
    quantity.segments(memory.segmentCount),
    ...(used === undefined ? [] : [used]),
  ].join(', ');
}
