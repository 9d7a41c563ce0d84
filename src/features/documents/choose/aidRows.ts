import * as vscode from 'vscode';
import type { UnusedAsset } from '../../../service/pairSupport.ts';
import { unusedText } from '../../../platform/account/unusedText.ts';
import { format } from '../../../texts/format.ts';

/** A row of the list of what documents may be translated with. */
export type AidRow = vscode.QuickPickItem & {
  readonly what: 'source' | 'otherSource' | 'memory' | 'glossary' | 'unused';
};

/** A row that only says why is none to choose, and without the language there is no glossary. */
export function mayBeTicked({ what }: AidRow, selected: readonly AidRow[]): boolean {
  if (what === 'glossary') return selected.some((row) => row.what === 'source');
  return what !== 'unused';
}

/** The rows of what documents may be translated with; what cannot be used is there with its reason. */
export function aidRows({
  source,
  locale,
  unused,
  asksSource,
  memory,
}: {
  readonly source: string | undefined;
  readonly locale: string;
  readonly unused: readonly UnusedAsset[];
  /** A glossary was chosen. */
  readonly asksSource: boolean;
  /** The memory can be used. */
  readonly memory: boolean;
}): readonly AidRow[] {
  const names = {
    memory: vscode.l10n.t('Translation Memory of This Folder'),
    glossary: vscode.l10n.t('Glossary of This Folder'),
  };
  const hasGlossary = asksSource && unused.every(({ asset }) => asset !== 'glossary');
  const rows: AidRow[] = [];
  if (memory) rows.push({ what: 'memory', label: names.memory, picked: true });
  if (hasGlossary) rows.push({ what: 'glossary', label: names.glossary, picked: true });
  for (const one of unused) {
    const detail = unusedText(one, source, locale);
    const iconPath = new vscode.ThemeIcon('circle-slash');
    rows.push({ what: 'unused', label: names[one.asset], detail, iconPath });
  }
  if (!asksSource) return rows;
  if (source !== undefined) {
    const label = vscode.l10n.t('The documents are in: {0}', format.language(source));
    const detail = vscode.l10n.t('Without this, the service detects the language.');
    rows.push({ what: 'source', label, detail, picked: hasGlossary });
  }
  const other =
    source === undefined
      ? vscode.l10n.t('Choose the Language of the Documents…')
      : vscode.l10n.t('The Documents Are in Another Language…');
  rows.push({ what: 'otherSource', label: other, iconPath: new vscode.ThemeIcon('edit') });
  return rows;
}
