import * as vscode from 'vscode';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { format } from '../../../texts/format.ts';

/** What a memory or a glossary should serve: a source locale and the target locales of its files. */
export interface LocalePairs {
  readonly source: string;
  readonly targets: readonly string[];
}

/** The pairs of the resource file in the active editor. */
export async function pairsOfActiveFile(): Promise<LocalePairs | undefined> {
  const uri = vscode.window.activeTextEditor?.document.uri;
  const set = uri && (await resourcesOf(uri));
  return set && { source: set.source.locale, targets: set.targets.map(({ locale }) => locale) };
}

export const shownPairs = ({ source, targets }: LocalePairs): string =>
  `${format.language(source)} → ${format.list(targets.map(format.language))}`;
