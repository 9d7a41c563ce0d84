import { unknownSyntax } from '../../message/syntax.ts';
import * as vscode from 'vscode';
import { refuseUneditable } from '../../platform/files/readOnly.ts';
import { parseCommandArgument } from '../../platform/ui/command.ts';
import { showWarningMessage, withLateCancel } from '../../platform/ui/messages.ts';
import { leftSelections } from '../../platform/ui/errors/leftSelections.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { hint } from '../../platform/ui/userError.ts';
import { canBeRewritten } from '../../project/corrections/corrections.ts';
import { limits } from '../../service/limits.ts';
import { type RephraseWish, writingStyles, writingTones } from '../../service/rephrase/schemas.ts';
import type { RephraseLanguage } from '../../service/rephrase/rephraseLanguage.ts';
import { languageOf } from './languageOf.ts';
import { improveArguments } from './rephraseArguments.ts';
import type { TextWriter } from './textWriter.ts';
import type { Proposals } from './proposals.ts';
import { selectedTexts, type SelectedTexts } from './selectedTexts.ts';
import { sentences } from '../../texts/sentences.ts';

/** What the command returns to its caller, while the improvement waits to be accepted or left. */
export interface ImproveReport {
  readonly improved: number;
  /** As good as they were. */
  readonly unchanged: number;
  readonly failed: number;
  readonly characters: number;
}

/** Lets the service put what is selected in better words, and shows that beside it. Nothing is written. */
export async function improveSelection(
  writer: TextWriter,
  proposals: Proposals,
  choice: unknown,
): Promise<ImproveReport | undefined> {
  const editor = vscode.window.activeTextEditor;
  const ranges = editor?.selections.filter((selection) => !selection.isEmpty) ?? [];
  if (editor === undefined || ranges.length === 0) {
    throw hint(sentences.selectText());
  }
  const { document } = editor;
  await refuseUneditable(document);
  const selected = await selectedTexts(writer.services.status.resources, document, ranges);
  let isShown = false;
  try {
    const improved = await improve(writer, document, selected, choice);
    if (improved === undefined) return undefined;
    const { values, written } = improved;
    const left =
      written.failed.size > 0
        ? leftSelections([...written.failed.values()], { longest: limits.writeBytes })
        : undefined;
    if (values.size === 0) throw left ?? hint(vscode.l10n.t('The service left the text as it is.'));
    if (left !== undefined) void showWarningMessage(left.message);
    isShown = await proposals.show(selected.propose(values));
    return {
      improved: values.size,
      unchanged: written.values.size - values.size,
      failed: written.failed.size,
      characters: written.characters,
    };
  } finally {
    if (!isShown) selected.end();
  }
}

/** @returns nothing where nobody says how the text should sound */
async function improve(
  writer: TextWriter,
  document: vscode.TextDocument,
  selected: SelectedTexts,
  choice: unknown,
) {
  const language = await languageOf(writer.services, document.uri, selected.locale);
  const units = selected.units.filter(({ source, syntax = unknownSyntax }) =>
    canBeRewritten(source, language.locale, syntax),
  );
  if (units.length === 0) throw hint(vscode.l10n.t('There are no words here to improve.'));
  const wish = choice === undefined ? await chooseWish(language) : given(choice);
  if (wish === undefined) return undefined;
  const writing = {
    operation: 'rephrase',
    language: language.code,
    locale: language.locale,
    ...(wish === null ? {} : { wish }),
  } as const;
  const { uri } = document;
  if (!(await writer.mayWrite(units, writing, uri, choice === undefined))) return undefined;
  const title = vscode.l10n.t('Improving the selection…');
  const written = await withLateCancel(title, (signal) =>
    writer.write(units, writing, uri, signal),
  );
  return { values: changedOf(units, written.values), written };
}

function changedOf(
  units: SelectedTexts['units'],
  values: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const before = new Map(units.map(({ id, source }) => [id, source]));
  return new Map([...values].filter(([id, value]) => before.get(id) !== value));
}

function given(choice: unknown): RephraseWish | null {
  const { style, tone } = parseCommandArgument(improveArguments, choice);
  if (style !== undefined) return { style };
  return tone === undefined ? null : { tone };
}

interface Item extends vscode.QuickPickItem {
  /** `null`: neither a style nor a tone. */
  readonly wish?: RephraseWish | null;
}

/** Asks how a text should sound: in a style, or in a tone, or as it does. Nothing where nobody answers. */
async function chooseWish({
  styles,
  tones,
}: Pick<RephraseLanguage, 'styles' | 'tones'>): Promise<RephraseWish | null | undefined> {
  if (!styles && !tones) return null;
  const heading = (label: string): Item => ({
    label,
    kind: vscode.QuickPickItemKind.Separator,
  });
  const items: Item[] = [{ label: vscode.l10n.t('Clearer, as It Sounds Now'), wish: null }];
  if (styles) {
    const names = styleNames();
    items.push(heading(vscode.l10n.t({ message: 'style', comment: 'Heading: of writing.' })));
    items.push(...writingStyles.map((style) => ({ label: names[style], wish: { style } })));
  }
  if (tones) {
    const names = toneNames();
    items.push(heading(vscode.l10n.t({ message: 'tone', comment: 'Heading: of voice.' })));
    items.push(...writingTones.map((tone) => ({ label: names[tone], wish: { tone } })));
  }
  const title = vscode.l10n.t('Improve Selection');
  const placeHolder = vscode.l10n.t('How should it sound?');
  return (await showQuickPick(items, { title, placeHolder }))?.wish;
}

const styleNames = (): Readonly<Record<(typeof writingStyles)[number], string>> => ({
  academic: vscode.l10n.t({ message: 'Academic', comment: 'How a text should sound.' }),
  business: vscode.l10n.t({ message: 'Business', comment: 'How a text should sound.' }),
  casual: vscode.l10n.t({ message: 'Casual', comment: 'How a text should sound.' }),
  simple: vscode.l10n.t({ message: 'Simple', comment: 'How a text should sound.' }),
});

const toneNames = (): Readonly<Record<(typeof writingTones)[number], string>> => ({
  confident: vscode.l10n.t({ message: 'Confident', comment: 'How a text should sound.' }),
  diplomatic: vscode.l10n.t({ message: 'Diplomatic', comment: 'How a text should sound.' }),
  enthusiastic: vscode.l10n.t({ message: 'Enthusiastic', comment: 'How a text should sound.' }),
  friendly: vscode.l10n.t({ message: 'Friendly', comment: 'How a text should sound.' }),
});
