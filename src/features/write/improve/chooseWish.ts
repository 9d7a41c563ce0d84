import * as vscode from 'vscode';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { writingStyles, writingTones, type WritingWish } from '../../../service/schemas/write.ts';
import type { WritingLanguage } from '../../../service/write/writingLanguage.ts';

type Style = (typeof writingStyles)[number];
type Tone = (typeof writingTones)[number];

interface Item extends vscode.QuickPickItem {
  /** `null`: neither a style nor a tone. */
  readonly wish?: WritingWish | null;
}

/** Asks how a text should sound: in a style, or in a tone, or as it does. Nothing where nobody answers. */
export async function chooseWish({
  styles,
  tones,
}: Pick<WritingLanguage, 'styles' | 'tones'>): Promise<WritingWish | null | undefined> {
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

const styleNames = (): Readonly<Record<Style, string>> => ({
  academic: vscode.l10n.t({ message: 'Academic', comment: 'How a text should sound.' }),
  business: vscode.l10n.t({ message: 'Business', comment: 'How a text should sound.' }),
  casual: vscode.l10n.t({ message: 'Casual', comment: 'How a text should sound.' }),
  simple: vscode.l10n.t({ message: 'Simple', comment: 'How a text should sound.' }),
});

const toneNames = (): Readonly<Record<Tone, string>> => ({
  confident: vscode.l10n.t({ message: 'Confident', comment: 'How a text should sound.' }),
  diplomatic: vscode.l10n.t({ message: 'Diplomatic', comment: 'How a text should sound.' }),
  enthusiastic: vscode.l10n.t({ message: 'Enthusiastic', comment: 'How a text should sound.' }),
  friendly: vscode.l10n.t({ message: 'Friendly', comment: 'How a text should sound.' }),
});
