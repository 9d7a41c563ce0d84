import * as vscode from 'vscode';
import type { ApiKey, KeyLimits } from '../../service/admin/apiKeys.ts';
import type { KeyUsage } from '../../service/admin/keyUsage.ts';
import { format, plural, quantity } from '../../texts/format.ts';
import { plainText } from '../../texts/uiText.ts';
import { labels } from '../../texts/labels.ts';

const minute = 60_000;

/** The name of a key: its label, or its id where it has none. */
export function keyName({ label, id }: Pick<ApiKey, 'label' | 'id'>): string {
  return plainText(label.trim() === '' ? id : label);
}

/** The limits of a key, each in a sentence. */
export function limitLines({ characters, speechMilliseconds }: KeyLimits): readonly string[] {
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
export function usedText({
  characters,
  speechMinutes,
}: Pick<KeyUsage, 'characters' | 'speechMinutes'>): string {
  const parts = [
    quantity.characters(characters),
    ...(speechMinutes > 0 ? [minutesText(speechMinutes)] : []),
  ];
  return format.list(parts);
}
