import * as vscode from 'vscode';
import { canonicalLocale } from '../../../catalog/locale.ts';
import { withLateCancel } from '../../../platform/ui/progress.ts';
import { parseCommandArgument } from '../../../platform/ui/parseCommandArgument.ts';
import { settings } from '../../../platform/settings.ts';
import { TrackedRanges } from '../../../platform/files/trackedRanges.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { showWarningMessage } from '../../../platform/ui/messages.ts';
import { hint, UserError } from '../../../platform/ui/userError.ts';
import {
  placeTranslations,
  type TranslatedSelection,
  type SelectionResult,
} from './placeTranslations.ts';
import type { SelectionArguments } from '../choose/translateArguments.ts';
import type { TranslateContext } from '../translateContext.ts';
import { leftSelections } from '../../../platform/ui/errors/leftSelections.ts';
import { sendableDocument } from './sendableDocument.ts';
import { sourceOfSelection } from './sourceOfSelection.ts';
import { refusedTexts } from '../report/optionText.ts';
import { translateTexts, type SelectionHow, type TextsOutcome } from './translateTexts.ts';

/** What the command returns to its caller. */
export interface SelectionReport {
  readonly translated: number;
  readonly failed: number;
  readonly characters: number;
  /** As the service says, where it was asked to. */
  readonly billed?: number;
}

/**
 * Translates what is selected, all cursors in one request. The results land where the selections were, in
 * the document in which they were, whatever the user does meanwhile.
 */
export async function translateSelection(
  context: TranslateContext,
  choice: unknown,
  alwaysAsk: boolean,
): Promise<SelectionReport | undefined> {
  const editor = vscode.window.activeTextEditor;
  const ranges = editor?.selections.filter((selection) => !selection.isEmpty) ?? [];
  if (editor === undefined || ranges.length === 0) {
    throw hint(vscode.l10n.t('Select some text, then run this again.'));
  }
  const { document } = editor;
  const texts = ranges.map((range) => document.getText(range));
  const places = new TrackedRanges(document, ranges);
  try {
    const { selectionArguments } = await import('../choose/translateArguments.ts');
    const how = await decide(
      context,
      parseCommandArgument(selectionArguments, choice ?? {}),
      document,
      alwaysAsk,
    );
    if (how === undefined) return undefined;
    await context.languages.remember(how.target);
    const title = vscode.l10n.t('Translating the selection…');
    const outcome = await withLateCancel(title, (signal) =>
      translateTexts(context, texts, how, document.uri, signal),
    );
    const translated = () =>
      outcome.values.map((value, place): TranslatedSelection => {
        return { before: texts[place] ?? '', value, at: places.offsets[place] };
      });
    await placeTranslations(document, translated, how.result);
    for (const text of refusedTexts(outcome.refusedOptions)) void showWarningMessage(text);
    if (outcome.failures.length > 0) {
      throw leftSelections(outcome.failures, await sendableDocument(document));
    }
    return report(outcome);
  } finally {
    places.dispose();
  }
}

async function decide(
  { languages }: TranslateContext,
  given: SelectionArguments,
  document: vscode.TextDocument,
  alwaysAsk: boolean,
): Promise<SelectionHow | undefined> {
  const usual = settings.translate.targetLocale.get(document.uri) || languages.recent[0];
  const known = given.target ?? (alwaysAsk ? undefined : usual);
  const title = vscode.l10n.t('Translate Selection');
  const target =
    known === undefined ? await languages.pick(title, document.uri) : canonicalLocale(known);
  if (target === undefined) {
    if (known === undefined) return undefined;
    throw new UserError(vscode.l10n.t('“{0}” is not a valid language tag.', known));
  }
  const asks = alwaysAsk && given.target === undefined;
  const usually = settings.translate.selectionResult.get(document.uri);
  const result = given.result ?? (asks ? await pickResult(usually) : usually);
  if (result === undefined) return undefined;
  const source = given.source ?? (await sourceOfSelection(document.uri, target));
  return { ...given, source, target, result };
}

async function pickResult(usual: SelectionResult): Promise<SelectionResult | undefined> {
  const items: (vscode.QuickPickItem & { result: SelectionResult })[] = [
    { label: vscode.l10n.t('Replace the Selection'), result: 'replace' },
    { label: vscode.l10n.t('Insert Below'), result: 'below' },
    { label: vscode.l10n.t('Copy to the Clipboard'), result: 'copy' },
  ];
  items.sort((a, b) => Number(b.result === usual) - Number(a.result === usual));
  const placeHolder = vscode.l10n.t('What do you want to do with the translation?');
  return (await showQuickPick(items, { placeHolder }))?.result;
}

function report({ values, characters, billed }: TextsOutcome): SelectionReport {
  const translated = values.filter((value) => value !== undefined).length;
  const told = billed === undefined ? {} : { billed };
  return { translated, failed: values.length - translated, characters, ...told };
}
