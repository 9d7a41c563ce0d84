import * as vscode from 'vscode';
import { isMirrored, pseudoLocales, type PseudoLocale } from '../../../resources/pseudoLocales.ts';
import type { ResourceSet } from '../../../resources/layouts/resourceSet.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import type { ChosenSets } from './chooseSets.ts';

/** Lets the user choose pseudo-locales for sets, in the names that are usual for such files. */
export async function pickPseudoLocales({
  sets,
}: ChosenSets): Promise<readonly PseudoLocale[] | undefined> {
  const isWindows = sets.every(({ layout }) => windowsLayouts.has(layout));
  const items = pseudoLocales.map((locale) => ({
    label: locale,
    description: isMirrored(locale)
      ? vscode.l10n.t('Right to left')
      : vscode.l10n.t('With accents, and a third longer'),
    picked: locale === (isWindows ? 'qps-ploc' : 'en-XA'),
    locale,
  }));
  const picked = await showQuickPick(items, {
    title: vscode.l10n.t('Create Pseudo-Locales'),
    placeHolder: vscode.l10n.t(
      'Made of the source on this machine, to test layouts. Later translation runs update them.',
    ),
    canPickMany: true,
  });
  return picked && picked.length > 0 ? picked.map(({ locale }) => locale) : undefined;
}

const windowsLayouts: ReadonlySet<ResourceSet['layout']> = new Set([
  'vscodePackage',
  'vscodeBundle',
]);
