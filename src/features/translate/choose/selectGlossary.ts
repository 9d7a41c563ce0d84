import * as vscode from 'vscode';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { withLateCancel } from '../../../platform/ui/messages.ts';
import { glossarySupport } from '../../../service/pairSupport.ts';
import type { Glossary } from '../../../service/schemas/glossaries.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import { chooseScope } from '../../../platform/workspace/useForFolder.ts';
import { settings } from '../../../platform/settings.ts';
import { format } from '../../../texts/format.ts';
import { labels } from '../../../texts/labels.ts';
import { uiText } from '../../../texts/uiText.ts';
import { pairsOfActiveFile, shownPairs, type LocalePairs } from './localePair.ts';
import { fitGroups, pickOne, type Choosable } from './pickOne.ts';
import { choices } from '../../../texts/choices.ts';

/** Chooses the glossary for a workspace folder. */
export async function selectGlossary(connection: Connection, choice: unknown): Promise<void> {
  const scope = await chooseScope();
  if (scope === undefined) return;
  const folder = scope.folder?.uri;
  const chosen = choice === undefined ? await ask(connection, folder) : await given(choice);
  if (chosen !== undefined) await settings.glossary.id.set(chosen ?? undefined, folder);
}

async function given(choice: unknown): Promise<string | null> {
  const { glossaryArguments } = await import('./translateArguments.ts');
  return parseCommandArgument(glossaryArguments, choice).glossary;
}

async function ask(
  connection: Connection,
  scope: vscode.Uri | undefined,
): Promise<string | null | undefined> {
  const pairs = await pairsOfActiveFile();
  const glossaries = await withLateCancel(vscode.l10n.t('Loading glossaries…'), async (signal) =>
    (await connection.service()).glossaries.list({ signal }),
  );
  return pickOne({
    title: vscode.l10n.t('Select Glossary'),
    placeholder: pairs && vscode.l10n.t('For {0}', shownPairs(pairs)),
    none: choices.noGlossary(),
    current: settings.glossary.id.get(scope),
    groups: fitGroups(glossaries.map((glossary) => choosable(glossary, pairs))),
  });
}

function choosable(glossary: Glossary, pairs: LocalePairs | undefined): Choosable {
  const dictionaries = glossary.dictionaries.map(
    ({ sourceLanguage, targetLanguage, entryCount }) =>
      `${uiText(sourceLanguage)} → ${uiText(targetLanguage)} (${format.number(entryCount)})`,
  );
  const partly = pairs === undefined ? [] : partlyText(glossary, pairs);
  return {
    id: glossary.id,
    label: uiText(glossary.name),
    description: [
      dictionaries.join(', '),
      ...partly,
      ...(glossary.isOld ? [labels.oldGlossary()] : []),
    ].join(' · '),
    problem: pairs && problemOf(glossary, pairs),
  };
}

/** Where it serves some of the target locales, names the others: they are translated without it. */
function partlyText(glossary: Glossary, { source, targets }: LocalePairs): readonly string[] {
  const without = targets.filter((target) => glossarySupport(glossary, source, target) !== 'fits');
  if (without.length === 0 || without.length === targets.length) return [];
  return [vscode.l10n.t('not for {0}', format.list(without))];
}

function problemOf(glossary: Glossary, { source, targets }: LocalePairs): string | undefined {
  const support = targets.map((target) => glossarySupport(glossary, source, target));
  if (targets.length === 0 || support.includes('fits')) return undefined;
  return support.includes('source')
    ? vscode.l10n.t('It has no dictionary from {0}.', source)
    : vscode.l10n.t({
        message: 'It has no dictionary from {0} into {1}.',
        args: [source, format.list(targets)],
        comment: 'Said of a glossary. {0} is a language, {1} a list of languages.',
      });
}
