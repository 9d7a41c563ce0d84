import * as vscode from 'vscode';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { withNotification, withLateCancel } from '../../../platform/ui/messages.ts';
import { memorySupport, glossarySupport } from '../../../service/pairSupport.ts';
import type { Glossary } from '../../../service/glossaries/schemas.ts';
import type { TranslationMemory } from '../../../service/memories/schemas.ts';
import { limits } from '../../../service/limits.ts';
import { allMemories } from '../../../platform/account/allMemories.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import { chooseScope } from '../../../platform/workspace/useForFolder.ts';
import { settings } from '../../../platform/settings.ts';
import { choices } from '../../../texts/choices.ts';
import { format, quantity } from '../../../texts/format.ts';
import { showInputBox } from '../../../platform/ui/inputBox.ts';
import { labels } from '../../../texts/labels.ts';
import { uiText } from '../../../texts/uiText.ts';
import { fitGroups, pickOne, type Choosable } from './pickOne.ts';
import { pairsOfActiveFile, shownPairs, type LocalePairs } from './localePair.ts';
import { sentences } from '../../../texts/sentences.ts';

/** Chooses the translation memory and its threshold for a workspace folder. */
export async function selectMemory(connection: Connection, choice: unknown): Promise<void> {
  const scope = await chooseScope();
  if (scope === undefined) return;
  const folder = scope.folder?.uri;
  const chosen = choice === undefined ? await ask(connection, folder) : await given(choice);
  if (chosen === undefined) return;
  await settings.translationMemory.id.set(chosen.memory ?? undefined, folder);
  if (chosen.threshold === undefined) return;
  await settings.translationMemory.threshold.set(chosen.threshold, folder);
}

async function given(
  choice: unknown,
): Promise<{ memory: string | null; threshold?: number | undefined }> {
  const { memoryArguments } = await import('./translateArguments.ts');
  return parseCommandArgument(memoryArguments, choice);
}

async function ask(
  connection: Connection,
  scope: vscode.Uri | undefined,
): Promise<{ memory: string | null; threshold?: number } | undefined> {
  const pairs = await pairsOfActiveFile();
  const service = await connection.service();
  const loading = sentences.loadingMemories();
  const memories = await withNotification(loading, (report, signal) =>
    allMemories(service.memories, report, signal),
  );
  const current = settings.translationMemory.id.get(scope);
  const picked = await pickOne({
    title: vscode.l10n.t('Select Translation Memory'),
    placeholder: pairs && vscode.l10n.t('For {0}', shownPairs(pairs)),
    none: vscode.l10n.t('No Translation Memory'),
    current,
    groups: fitGroups(memories.map((memory) => choosable(memory, pairs))),
  });
  if (picked === undefined) return undefined;
  if (picked === null) return { memory: null };
  const threshold = await askThreshold(settings.translationMemory.threshold.get(scope));
  return threshold === undefined ? undefined : { memory: picked, threshold };
}

function choosable(memory: TranslationMemory, pairs: LocalePairs | undefined): Choosable {
  const languages = memory.targetLanguages.map((code) => uiText(code)).join(', ');
  const segments = quantity.segments(memory.segmentCount);
  return {
    id: memory.id,
    label: uiText(memory.name),
    description: `${uiText(memory.sourceLanguage)} → ${languages} · ${segments}`,
    problem: pairs && problemOf(memory, pairs),
  };
}

function problemOf(
  memory: TranslationMemory,
  { source, targets }: LocalePairs,
): string | undefined {
  const support = targets.map((target) => memorySupport(memory, source, target));
  if (targets.length === 0 || support.includes('fits')) return undefined;
  return support.includes('source')
    ? vscode.l10n.t({
        message: 'Its source language is {0}, not {1}.',
        args: [uiText(memory.sourceLanguage), source],
        comment:
          'Said of a translation memory. {0} is the code of a language, {1} the name of a language.',
      })
    : vscode.l10n.t('It does not cover {0}.', format.list(targets));
}

async function askThreshold(current: number): Promise<number | undefined> {
  const answer = await showInputBox({
    title: vscode.l10n.t('Select Translation Memory'),
    prompt: vscode.l10n.t('Minimum match (%) for using a segment'),
    value: String(current),
    validateInput: thresholdProblem,
  });
  return answer === undefined ? undefined : Number(answer);
}

function thresholdProblem(text: string): string | vscode.InputBoxValidationMessage | undefined {
  if (!/^\d{1,3}$/.test(text.trim()) || Number(text) > 100) {
    return vscode.l10n.t('Enter a whole number from 0 to 100.');
  }
  if (Number(text) >= limits.recommendedThreshold) return undefined;
  const message = vscode.l10n.t(
    '{0} or higher is recommended; lower matches may have a different meaning.',
    limits.recommendedThreshold,
  );
  return { message, severity: vscode.InputBoxValidationSeverity.Warning };
}

/** Chooses the glossary for a workspace folder. */
export async function selectGlossary(connection: Connection, choice: unknown): Promise<void> {
  const scope = await chooseScope();
  if (scope === undefined) return;
  const folder = scope.folder?.uri;
  const chosen =
    choice === undefined ? await askGlossary(connection, folder) : await givenGlossary(choice);
  if (chosen !== undefined) await settings.glossary.id.set(chosen ?? undefined, folder);
}

async function givenGlossary(choice: unknown): Promise<string | null> {
  const { glossaryArguments } = await import('./translateArguments.ts');
  return parseCommandArgument(glossaryArguments, choice).glossary;
}

async function askGlossary(
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
    groups: fitGroups(glossaries.map((glossary) => choosableGlossary(glossary, pairs))),
  });
}

function choosableGlossary(glossary: Glossary, pairs: LocalePairs | undefined): Choosable {
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
    problem: pairs && problemOfGlossary(glossary, pairs),
  };
}

/** Where it serves some of the target locales, names the others: they are translated without it. */
function partlyText(glossary: Glossary, { source, targets }: LocalePairs): readonly string[] {
  const without = targets.filter((target) => glossarySupport(glossary, source, target) !== 'fits');
  if (without.length === 0 || without.length === targets.length) return [];
  return [vscode.l10n.t('not for {0}', format.list(without))];
}

function problemOfGlossary(
  glossary: Glossary,
  { source, targets }: LocalePairs,
): string | undefined {
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
