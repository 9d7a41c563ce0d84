import * as vscode from 'vscode';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import type { CatalogSummary } from '../../../protocol/catalog.ts';
import type { CatalogModel } from '../model/catalogModel.ts';
import { shownLocale } from './shownTable.ts';

/** Files that are named as left out. */
const mostRefused = 20;

/** What the model holds now, counted. */
export function catalogSummary(
  model: CatalogModel,
  session: Pick<CatalogSummary, 'version' | 'badPattern' | 'first' | 'go'>,
): CatalogSummary {
  const { table, lines, isReading, isChecking, refused } = model;
  const sources = [...new Set(table.sections.map(({ set }) => set.source.locale))];
  const [source] = sources;
  return {
    ...session,
    lines: lines.length,
    shown: lines.filter(({ kind }) => kind === 'row').length,
    all: table.sections.reduce((sum, { rows }) => sum + rows.length, 0),
    source: source === undefined || sources.length > 1 ? null : shownLocale(source),
    locales: table.locales.map(shownLocale),
    counts: table.counts(model.locale),
    isReading,
    isChecking,
    refused: refused.slice(0, mostRefused).map(({ error, folder }) => {
      const uriOf = (path: string) => vscode.Uri.joinPath(folder.uri, path);
      return describeError(inWords(error, uriOf)).message;
    }),
  };
}
