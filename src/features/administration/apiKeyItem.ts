import * as vscode from 'vscode';
import type { ApiKey } from '../../service/admin/apiKeys.ts';
import type { DayUsage, KeyUsage } from '../../service/admin/keyUsage.ts';
import { format, plural } from '../../texts/format.ts';
import { plainText } from '../../texts/uiText.ts';
import { treeItem } from '../../platform/ui/treeItem.ts';
import { keyName, limitLines, usedText } from './apiKeyTexts.ts';
import { labels } from '../../texts/labels.ts';

/** The row of a key: what it has used, and whether it works; limits, dates and id in the tooltip. */
export function apiKeyItem(key: ApiKey, usage: KeyUsage | undefined): vscode.TreeItem {
  const name = keyName(key);
  const states = [
    ...(key.isDeactivated
      ? [
          vscode.l10n.t({
            message: 'deactivated',
            comment: 'Adjective: an API key that was ended.',
          }),
        ]
      : []),
    ...(usage === undefined ? [] : [usedText(usage)]),
  ];
  return treeItem({
    id: key.id,
    label: name,
    description: states.join(' · '),
    icon: key.isDeactivated ? 'circle-slash' : 'key',
    contextValue: key.isDeactivated ? 'apiKey.deactivated' : 'apiKey',
    tooltip: [name, ...limitLines(key.limits), ...usageLines(usage), ...dateLines(key)],
    spoken: [name, ...states].join(', '),
    collapsed: true,
  });
}

/** The row of a day. */
export function dayItem(key: ApiKey, day: DayUsage): vscode.TreeItem {
  const date = format.day(day.day);
  return treeItem({
    id: `${key.id} ${day.day.toISOString()}`,
    label: date,
    description: usedText(day),
    icon: 'calendar',
    contextValue: 'day',
    tooltip: [keyName(key), `${date} · ${usedText(day)}`],
    spoken: `${date}, ${usedText(day)}`,
  });
}

/** The row in place of days. */
export function noDaysItem(key: ApiKey, isKnown: boolean): vscode.TreeItem {
  const text = isKnown
    ? vscode.l10n.t('Nothing was used in the last 30 days')
    : vscode.l10n.t('The service does not say what was used');
  return treeItem({
    id: `${key.id} nothing`,
    label: text,
    icon: 'dash',
    contextValue: 'nothing',
    tooltip: [text],
  });
}

function usageLines(usage: KeyUsage | undefined): readonly string[] {
  if (usage === undefined) return [vscode.l10n.t('The service does not say what was used')];
  return [
    vscode.l10n.t('Used in the last 30 days, up to yesterday: {0}', usedText(usage)),
    ...(usage.sharedBy > 1
      ? [
          plural(
            vscode.l10n.t(
              '{0, plural, one {# key has this label} other {# keys have this label: the service tells only what they have used together}}',
            ),
            usage.sharedBy,
          ),
        ]
      : []),
  ];
}

function dateLines({ id, created, deactivated }: ApiKey): readonly string[] {
  return [
    labels.id(plainText(id)),
    ...(created ? [labels.created(format.date(created))] : []),
    ...(deactivated ? [vscode.l10n.t('Deactivated: {0}', format.date(deactivated))] : []),
  ];
}
