import * as vscode from 'vscode';
import { glossaryFits } from '../../service/fits.ts';
import type { Glossary } from '../../service/glossaries.ts';
import type { Connection } from '../../platform/connection.ts';
import { chooseFolder } from '../../platform/folder.ts';
import { withSpinner } from '../../platform/progress.ts';
import { settings } from '../../platform/settings.ts';
import { show } from '../../platform/show.ts';
import { uiText } from '../../platform/uiText.ts';
import { pairsOfActiveFile, shownPairs, type LocalePairs } from './localePair.ts';
import { fitGroups, pickOne, type Choosable } from './pickOne.ts';

/** Chooses the glossary for a workspace folder. */
export async function selectGlossary(connection: Connection, choice: unknown): Promise<void> {
  const folder = await chooseFolder();
  const chosen = choice === undefined ? await ask(connection, folder?.uri) : await given(choice);
  if (chosen !== undefined) await settings.glossary.id.set(chosen ?? undefined, folder?.uri);
}

async function given(choice: unknown): Promise<string | null> {
  const { glossaryChoice, readChoice } = await import('./choices.ts');
  return readChoice(glossaryChoice, choice).glossary;
}

async function ask(
  connection: Connection,
  scope: vscode.Uri | undefined,
): Promise<string | null | undefined> {
  const pairs = await pairsOfActiveFile();
  const glossaries = await withSpinner(vscode.l10n.t('Loading glossaries…'), async () =>
    (await connection.service()).glossaries.list(),
  );
  return pickOne({
    title: vscode.l10n.t('Select Glossary'),
    placeholder: pairs && vscode.l10n.t('For {0}', shownPairs(pairs)),
    none: vscode.l10n.t('No Glossary'),
    current: settings.glossary.id.get(scope),
    groups: fitGroups(glossaries.map((glossary) => choosable(glossary, pairs))),
  });
}

function choosable(glossary: Glossary, pairs: LocalePairs | undefined): Choosable {
  const dictionaries = glossary.dictionaries.map(
    ({ sourceLanguage, targetLanguage, entryCount }) =>
      `${uiText(sourceLanguage)} → ${uiText(targetLanguage)} (${show.number(entryCount)})`,
  );
  return {
    id: glossary.id,
    label: uiText(glossary.name),
    description: dictionaries.join(', '),
    problem: pairs && problemOf(glossary, pairs),
  };
}

function problemOf(glossary: Glossary, { source, targets }: LocalePairs): string | undefined {
  const fits = targets.map((target) => glossaryFits(glossary, source, target));
  if (targets.length === 0 || fits.includes('fits')) return undefined;
  return fits.includes('source')
    ? vscode.l10n.t('It has no dictionary from {0}.', source)
    : vscode.l10n.t('It has no dictionary from {0} into {1}.', source, show.list(targets));
}
