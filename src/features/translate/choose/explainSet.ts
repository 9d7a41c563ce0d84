import * as vscode from 'vscode';
import { format } from '../../../texts/format.ts';
import type { ResourceSet } from '../../../catalog/layouts/resourceSet.ts';

/** Says in one line what was found and why. */
export function explainSet({ pattern, why, source }: ResourceSet): string {
  return `${pattern} · ${evidenceText(why.evidence)} · ${sourceText(source.locale, why.source)}`;
}

function evidenceText(evidence: ResourceSet['why']['evidence']): string {
  switch (evidence.code) {
    case 'setting':
      return vscode.l10n.t('named in the settings');
    case 'convention':
      return vscode.l10n.t('a well-known file name');
    case 'folderName':
      return vscode.l10n.t('a folder named “{0}”', evidence.name);
    case 'fileName':
      return vscode.l10n.t('a file named “{0}”', evidence.name);
    case 'sideBySide':
      return vscode.l10n.t('locales next to each other');
  }
}

function sourceText(locale: string, choice: ResourceSet['why']['source']): string {
  const source = format.locale(locale);
  if (choice.alternatives.length > 0) {
    return vscode.l10n.t('from {0}, a guess: set "glossa.sourceLocale" to change it', source);
  }
  switch (choice.code) {
    case 'configured':
      return vscode.l10n.t({
        message: 'from {0}, as {1} says',
        args: [source, choice.by ?? ''],
        comment: '{0} is the source locale of a file, {1} the name of a setting or of a file.',
      });
    case 'texts':
      return vscode.l10n.t('from {0}, as its texts show', source);
    case 'elsewhere':
      return vscode.l10n.t('from {0}, in another folder', source);
    case 'option':
    case 'english':
    case 'defaultFile':
    case 'onlyLocale':
    case 'mostFiles':
      return vscode.l10n.t('from {0}', source);
  }
}
