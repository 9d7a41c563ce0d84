import * as vscode from 'vscode';
import { treeItem } from '../../platform/ui/treeItem.ts';
import type { AdminService } from '../../service/admin/adminService.ts';
import type { ApiKey, KeyLimits } from '../../service/admin/apiKeys.ts';
import type { DayUsage, KeyUsage } from '../../service/admin/keyUsage.ts';
import { ServiceError } from '../../service/errors.ts';
import { apiKeysState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { ListTree, wholeList } from '../../platform/ui/list/listTree.ts';
import { format, plural, quantity } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';
import { plainText } from '../../texts/uiText.ts';
import type { AdminAccount } from './adminAccount.ts';

/** A row of the view: a key, one of the days on which it was used, or that there are none. */
export type ApiKeyRow =
  | { readonly kind: 'key'; readonly key: ApiKey; readonly usage: KeyUsage | undefined }
  | { readonly kind: 'day'; readonly key: ApiKey; readonly day: DayUsage }
  | { readonly kind: 'noDays'; readonly key: ApiKey; readonly isKnown: boolean };

/** Days of usage that are shown. */
const shownDays = 30;

/** The keys of the account with what they have used, for reading: all changes are commands. */
export function apiKeysTree(
  account: AdminAccount,
  log: vscode.LogOutputChannel,
): ListTree<ApiKeyRow> {
  return new ListTree<ApiKeyRow>(log, {
    state: apiKeysState,
    load: async () => {
      const service = await account.service();
      const [keys, days] = await Promise.all([service.list(), daysOf(service, log)]);
      const { usageOfKeys } = await import('../../service/admin/keyUsage.ts');
      const usage = days && usageOfKeys(keys, days);
      return wholeList(
        sorted(keys).map((key) => ({ kind: 'key', key, usage: usage?.get(key.id) })),
      );
    },
    idOf: ({ key }) => key.id,
    below(row) {
      if (row.kind !== 'key') return [];
      const { key, usage } = row;
      const used = (usage?.days ?? []).filter((day) => day.characters + day.speechMinutes > 0);
      if (used.length === 0) return [{ kind: 'noDays', key, isKnown: usage !== undefined }];
      return used.map((day) => ({ kind: 'day', key, day }));
    },
    item(row) {
      switch (row.kind) {
        case 'key':
          return apiKeyItem(row.key, row.usage);
        case 'day':
          return dayItem(row.key, row.day);
        case 'noDays':
          return noDaysItem(row.key, row.isKnown);
      }
    },
  });
}

/** The key of the row that a menu has passed to a command; `undefined` for anything else. */
export function apiKeyOf(given: unknown): ApiKey | undefined {
  const row = given as ApiKeyRow | null | undefined;
  return row?.kind === 'key' ? row.key : undefined;
}

/** `undefined` where the service does not say: the keys are shown all the same. */
async function daysOf(
  service: AdminService,
  log: vscode.LogOutputChannel,
): Promise<readonly DayUsage[] | undefined> {
  const { lastDays } = await import('../../service/admin/keyUsage.ts');
  const { start, end } = lastDays(shownDays, new Date());
  try {
    return await service.usage(start, end);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.error(describeError(error).detail);
    return undefined;
  }
}

/** By label; those that work first. */
function sorted(keys: readonly ApiKey[]): readonly ApiKey[] {
  const byLabel = new Intl.Collator(vscode.env.language, { numeric: true });
  return [...keys].sort(
    (a, b) =>
      Number(a.isDeactivated) - Number(b.isDeactivated) || byLabel.compare(a.label, b.label),
  );
}

/** The row of a key: what it has used, and whether it works; limits, dates and id in the tooltip. */
function apiKeyItem(key: ApiKey, usage: KeyUsage | undefined): vscode.TreeItem {
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
function dayItem(key: ApiKey, day: DayUsage): vscode.TreeItem {
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
function noDaysItem(key: ApiKey, isKnown: boolean): vscode.TreeItem {
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

const minute = 60_000;

/** The name of a key: its label, or its id where it has none. */
export function keyName({ label, id }: Pick<ApiKey, 'label' | 'id'>): string {
  return plainText(label.trim() === '' ? id : label);
}

/** The limits of a key, each in a sentence. */
function limitLines({ characters, speechMilliseconds }: KeyLimits): readonly string[] {
  const speech =
    speechMilliseconds === undefined ? undefined : minutesText(speechMilliseconds / minute);
  return [
    vscode.l10n.t(
      'Limit of characters: {0}',
      limitText(characters, characters === undefined ? '' : quantity.characters(characters)),
    ),
    vscode.l10n.t('Limit of speech to text: {0}', limitText(speechMilliseconds, speech ?? '')),
  ];
}

/** One limit, in a word or as what it is. */
export function limitText(limit: number | undefined, shown: string): string {
  if (limit === undefined) return labels.noLimit();
  return limit === 0 ? vscode.l10n.t('0, which blocks the key for it') : shown;
}

export function minutesText(minutes: number): string {
  return plural(
    vscode.l10n.t('{0, plural, one {# minute of speech} other {# minutes of speech}}'),
    minutes,
  );
}

/** What was used, as characters, and minutes where there are some. */
function usedText({
  characters,
  speechMinutes,
}: Pick<KeyUsage, 'characters' | 'speechMinutes'>): string {
  const parts = [
    quantity.characters(characters),
    ...(speechMinutes > 0 ? [minutesText(speechMinutes)] : []),
  ];
  return format.list(parts);
}
