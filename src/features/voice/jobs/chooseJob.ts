import * as vscode from 'vscode';
import { sameLocale } from '../../../resources/locale.ts';
import { projectFirst } from '../../../platform/account/targetLanguages.ts';
import type { Services } from '../../../platform/services.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { translatedExtensions, type TranslationForm } from '../../../speech/translation.ts';
import { pickRecording } from '../pickRecording.ts';
import { choices } from '../../../texts/choices.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

/** What a recording is to be translated into. */
export interface JobChoice {
  readonly recording: vscode.Uri;
  /** Absent: the service detects it. */
  readonly source?: string | undefined;
  readonly targets: readonly string[];
  readonly forms: readonly TranslationForm[];
}

/** Asks for what was not passed. */
export async function chooseJob(
  { languages, status }: Services,
  given: unknown,
): Promise<JobChoice | undefined> {
  const title = vscode.l10n.t('Translate Recording');
  const recording = given instanceof vscode.Uri ? given : await pickTranslated(title);
  if (recording === undefined) return undefined;
  const offered = await languages.wanted('voice');
  const detect = { label: vscode.l10n.t('Detect Language'), tag: undefined };
  const spokenIn = offered.filter((one) => one.source);
  const sources = [detect, ...(await projectFirst(status, spokenIn))];
  const spoken = choices.spokenLanguage();
  const from = await showQuickPick(sources, { title, placeHolder: spoken, ...steps });
  if (from === undefined) return undefined;
  const { tag: source } = from;
  const others = offered.filter(
    ({ target, code }) => target && !(source !== undefined && sameLocale(code, source)),
  );
  const placeHolder = vscode.l10n.t('Languages to translate into');
  const into = { title, placeHolder, canPickMany: true, ...steps } as const;
  const picked = await showQuickPick(await projectFirst(status, others), into);
  const targets = picked?.flatMap(({ tag }) => tag ?? []);
  if (targets === undefined || targets.length === 0) return undefined;
  const forms = await pickForms(title);
  return forms && { recording, source, targets, forms };
}

function pickTranslated(title: string): Promise<vscode.Uri | undefined> {
  const openLabel = buttonTexts.translate();
  return pickRecording(title, openLabel, translatedExtensions);
}

async function pickForms(title: string): Promise<readonly TranslationForm[] | undefined> {
  const items: readonly (vscode.QuickPickItem & { readonly form: TranslationForm })[] = [
    { label: choices.subtitles(), form: 'srt', picked: true },
    { label: choices.plainText(), form: 'txt' },
    { label: vscode.l10n.t('Speech (.opus)'), form: 'opus' },
    { label: vscode.l10n.t('Speech (.flac)'), form: 'flac' },
  ];
  const placeHolder = vscode.l10n.t('Files to make in each language');
  const picked = await showQuickPick(items, { title, placeHolder, canPickMany: true, ...steps });
  return picked === undefined || picked.length === 0 ? undefined : picked.map(({ form }) => form);
}

/** The step before gives the focus back late. */
const steps = { matchOnDescription: true, ignoreFocusOut: true };
