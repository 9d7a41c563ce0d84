import * as vscode from 'vscode';
import type { RunPlan } from '../../../project/run/runPlan.ts';
import type { Usage } from '../../../service/schemas/usage.ts';
import { settings } from '../../../platform/settings.ts';
import { format } from '../../../texts/format.ts';
import { usageText } from '../../../platform/account/usageText.ts';

/** What a run would cost, and what is left of the account, as sentences. */
export function costLines(
  { characters }: Pick<RunPlan, 'characters'>,
  usage: Usage | undefined,
  scope: vscode.Uri,
): readonly string[] {
  const price = priceBySettings(scope)(characters);
  return [
    ...(price === undefined ? [] : [vscode.l10n.t('Price by your settings: {0}.', price)]),
    ...(usage === undefined ? [] : usageLines(characters, usage)),
  ];
}

/** What so many characters cost, as a text; nothing where no price is set. */
export type PriceOf = (characters: number) => string | undefined;

export function priceBySettings(scope: vscode.Uri): PriceOf {
  const { pricePerMillionCharacters, currency } = settings.translate;
  const price = pricePerMillionCharacters.get(scope);
  if (price === 0) return () => undefined;
  return (characters) => format.money((characters * price) / 1_000_000, currency.get(scope));
}

function usageLines(characters: number, usage: Usage): readonly string[] {
  const { characterCount = 0, characterLimit = Number.POSITIVE_INFINITY } = usage;
  const used = usageText(usage);
  if (characterCount + characters <= characterLimit) return used;
  return [
    ...used,
    vscode.l10n.t('That is not enough: the run will stop when the quota is used up.'),
  ];
}
