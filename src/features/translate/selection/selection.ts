import * as vscode from 'vscode';
import {
  glossaryIdFor,
  memoryIdFor,
  type TranslationChoice,
} from '../../../platform/account/accountAssets.ts';
import { mayBeSent } from '../../../platform/account/mayBeSent.ts';
import { TargetLanguages } from '../../../platform/account/targetLanguages.ts';
import { unusedText } from '../../../platform/account/unusedText.ts';
import { TrackedRanges } from '../../../platform/files/trackedRanges.ts';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { leftSelections } from '../../../platform/ui/errors/leftSelections.ts';
import {
  setStatusBarMessage,
  showWarningMessage,
  withLateCancel,
} from '../../../platform/ui/messages.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { documentType } from '../../../project/documents/documentType.ts';
import type { UnusedAsset } from '../../../service/pairSupport.ts';
import { format } from '../../../texts/format.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { memoryChoices } from '../report/memoryRefused.ts';
import { placeTranslations, type TranslatedSelection } from './placeTranslations.ts';
import { refusedTexts } from '../../../texts/report/optionText.ts';
import { folderOf, selectionChoice, selectionCommand } from './selectionChoice.ts';
import type { SelectionOptions, TextsOutcome, TextTranslator } from './textTranslator.ts';
import { sentences } from '../../../texts/sentences.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

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
  translator: TextTranslator,
  choice: unknown,
  alwaysAsk: boolean,
): Promise<SelectionReport | undefined> {
  const editor = vscode.window.activeTextEditor;
  const ranges = editor?.selections.filter((selection) => !selection.isEmpty) ?? [];
  if (editor === undefined || ranges.length === 0) {
    throw hint(sentences.selectText());
  }
  const { document } = editor;
  const { services } = translator;
  const languages = new TargetLanguages(services);
  const texts = ranges.map((range) => document.getText(range));
  const places = new TrackedRanges(document, ranges);
  try {
    const { selectionArguments } = await import('../choose/translateArguments.ts');
    const { uri } = document;
    const asks = choice === undefined;
    const given = parseCommandArgument(selectionArguments, choice ?? {});
    const how = await selectionChoice(languages, given, document, { alwaysAsk, asks });
    if (how === undefined) return undefined;
    const title = sendingText(how);
    const prepared = await withLateCancel(title, (signal) =>
      translator.prepare(texts, how, uri, signal),
    );
    const { characters } = prepared;
    const unused = { ...how, assets: prepared.unused, scope: uri, choice: how };
    if (!(await agreeOnUnused(unused, translator.agreed, asks))) return undefined;
    const yes = buttonTexts.translate();
    const toSend = { characters, scope: uri, asks, detail: detailOf(how), yes };
    if (!(await mayBeSent(services.usage, toSend))) return undefined;
    await languages.remember(how.target);
    await languages.usual.remember(selectionCommand, folderOf(uri), how.target);
    const outcome = await withLateCancel(title, (signal) => prepared.send(signal));
    const translated = () =>
      outcome.values.map((value, place): TranslatedSelection => {
        return { before: texts[place] ?? '', value, at: places.offsets[place] };
      });
    await placeTranslations(document, translated, how.result);
    if (how.result !== 'copy' && outcome.failures.length === 0) {
      const into = vscode.l10n.t('Translated into {0}', format.language(how.target));
      setStatusBarMessage(into, 5000);
    }
    for (const text of refusedTexts(outcome.refusedOptions)) void showWarningMessage(text);
    if (outcome.failures.length > 0) {
      throw leftSelections(outcome.failures, { document: await sendableDocument(document) });
    }
    return report(outcome);
  } finally {
    places.dispose();
  }
}

/** What a selection is translated from and into, where it is sent. */
function sendingText({ source, target }: SelectionOptions): string {
  if (source === undefined) {
    return vscode.l10n.t('Translating the selection into {0}…', format.language(target));
  }
  return vscode.l10n.t({
    message: 'Translating the selection from {0} into {1}…',
    args: [format.language(source), format.language(target)],
    comment: '{0} and {1} are languages.',
  });
}

/** What is said when more is selected than is sent without a question. */
function detailOf({ target }: SelectionOptions): readonly string[] {
  return [vscode.l10n.t('The selection is translated into {0}.', format.language(target))];
}

function report({ values, characters, billed }: TextsOutcome): SelectionReport {
  const translated = values.filter((value) => value !== undefined).length;
  const told = billed === undefined ? {} : { billed };
  return { translated, failed: values.length - translated, characters, ...told };
}

/** What a selection goes without. */
interface Unused {
  readonly assets: readonly UnusedAsset[];
  readonly source: string | undefined;
  readonly target: string;
  readonly scope: vscode.Uri;
  readonly choice: TranslationChoice;
}

/**
 * Says before anything is sent that a chosen memory or glossary is not used, and asks whether to go on: once for each
 * pair of languages. A caller that made the choices is told, and not asked.
 *
 * @param agreed what somebody has gone without before
 */
async function agreeOnUnused(unused: Unused, agreed: Set<string>, asks: boolean): Promise<boolean> {
  const due = unused.assets.filter((one) => !agreed.has(nameOf(unused, one)));
  const [first] = due;
  if (first === undefined) return true;
  const text = due.map((one) => unusedText(one, unused.source, unused.target)).join(' ');
  if (!asks) {
    void showWarningMessage(text);
    return true;
  }
  const { another, without } = memoryChoices();
  const answer = await showWarningMessage(text, { modal: true }, without, another);
  if (answer === another) {
    const command = first.asset === 'memory' ? 'selectMemory' : 'selectGlossary';
    await vscode.commands.executeCommand(`glossa.translate.${command}`);
  }
  if (answer !== without) return false;
  for (const one of due) agreed.add(nameOf(unused, one));
  return true;
}

function nameOf({ source, target, scope, choice }: Unused, { asset }: UnusedAsset): string {
  const id = asset === 'memory' ? memoryIdFor(scope, choice) : glossaryIdFor(scope, choice);
  return [asset, id, source, target].join(' ');
}

/** The file of a document, where the service takes such files whole; a resource file has a better way. */
async function sendableDocument({
  uri,
  isUntitled,
}: Pick<vscode.TextDocument, 'uri' | 'isUntitled'>): Promise<vscode.Uri | undefined> {
  const name = uri.path.split('/').at(-1) ?? '';
  if (isUntitled || documentType(name) === undefined) return undefined;
  return (await resourcesOf(uri)) === undefined ? uri : undefined;
}
