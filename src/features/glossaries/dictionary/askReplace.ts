import * as vscode from 'vscode';
import type { GlossaryEntry } from '../../../service/glossaries/schemas.ts';
import { format, quantity } from '../../../texts/format.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { confirm } from '../../../platform/ui/messages.ts';
import { uiText } from '../../../texts/uiText.ts';
import type { DictionaryUpdate } from './dictionaries.ts';
import { hasChanges, type DictionaryChanges } from './dictionaryChanges.ts';
import { pairText } from '../pairText.ts';
import { labels } from '../../../texts/labels.ts';

/**
 * Says what replacing a dictionary would remove, and asks for confirmation. Where nothing is removed and nobody else
 * has changed the dictionary, there is nothing to ask.
 */
export async function askReplace(name: string, update: DictionaryUpdate): Promise<boolean> {
  const { changes, meanwhile, id } = update;
  if (hasChanges(meanwhile)) {
    return ask(
      vscode.l10n.t({
        message:
          '“{0}” ({1}) was changed on the service since you opened it. Replace it with your text?',
        args: [uiText(name), pairText(id)],
        comment:
          '{0} is the name of a glossary, {1} a pair of languages such as “English to German”.',
      }),
      [
        vscode.l10n.t('Changed by somebody else: {0}.', countsText(meanwhile)),
        vscode.l10n.t('With your text: {0}.', countsText(changes)),
        ...removedText(changes),
        '',
        vscode.l10n.t('To keep both, cancel and use “Glossa: Merge into Dictionary…”.'),
      ],
    );
  }
  if (changes.removed.length === 0) return true;
  return ask(
    vscode.l10n.t({
      message: 'Saving replaces “{0}” ({1}). This removes {2}.',
      args: [uiText(name), pairText(id), quantity.entries(changes.removed.length)],
      comment:
        '{0} is the name of a glossary, {1} a pair of languages such as “English to German”, {2} a number of entries such as “3 entries”.',
    }),
    [vscode.l10n.t('With your text: {0}.', countsText(changes)), ...removedText(changes)],
  );
}

function ask(message: string, detail: readonly string[]): Promise<boolean> {
  return confirm({
    message,
    detail,
    yes: buttonTexts.replaceDictionary(),
  });
}

/** Three numbers in one line: added, changed, removed. */
export function countsText({ added, changed, removed }: DictionaryChanges): string {
  return vscode.l10n.t({
    message: '{0} added, {1} changed, {2} removed',
    args: [
      format.number(added.length),
      format.number(changed.length),
      format.number(removed.length),
    ],
    comment: 'Numbers of entries of a dictionary.',
  });
}

/** Names some of the entries that are removed. */
export function removedText({ removed }: DictionaryChanges): readonly string[] {
  const named = removed
    .slice(0, 5)
    .map(({ source, target }: GlossaryEntry) => `${uiText(source, 40)} → ${uiText(target, 40)}`);
  if (named.length === 0) return [];
  const rest = removed.length - named.length;
  return [
    '',
    vscode.l10n.t('These will be removed:'),
    ...named,
    ...(rest > 0 ? [labels.andMore(format.number(rest))] : []),
  ];
}
