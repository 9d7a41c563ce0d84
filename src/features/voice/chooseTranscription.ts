import * as vscode from 'vscode';
import { baseLanguage, sameLocale } from '../../resources/locale.ts';
import { projectFirst } from '../../platform/account/targetLanguages.ts';
import { parseCommandArgument } from '../../platform/ui/command.ts';
import { limits } from '../../service/limits.ts';
import type { Language } from '../../service/account/languages.ts';
import type { SpokenTerms } from '../../service/spokenTerms/schemas.ts';
import type { Services } from '../../platform/services.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { format } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';
import { uiText } from '../../texts/uiText.ts';
import { hint } from '../../platform/ui/userError.ts';
import { recordingExtensions } from '../../speech/recordingExtensions.ts';
import { isUnsaved, KeptTranscripts, type KeptTranscript } from './keptTranscripts.ts';
import { chooseCollection, collectionOf, listed } from './chooseCollection.ts';
import { pickRecording } from './pickRecording.ts';
import { confirmLoss } from './unsavedTranscript.ts';
import { voiceSubjectSchema } from './voiceSchemas.ts';
import type { VoiceSubject } from './voiceSubject.ts';
import { choices } from '../../texts/choices.ts';

/** What is to be transcribed, and how: from the explorer, by questions, or as who calls the command says. */
export async function chooseTranscription(
  services: Services,
  given: unknown,
): Promise<VoiceSubject | KeptTranscript | undefined> {
  if (isSubject(given)) return parseCommandArgument(voiceSubjectSchema, given);
  const title = vscode.l10n.t('Transcribe Recording');
  const recording = given instanceof vscode.Uri ? given : await pickSound(title);
  if (recording === undefined) return undefined;
  const kept = await chooseKept(services, recording, title);
  if (kept !== 'anew') return kept;
  const offered = await services.languages.wanted('voice');
  const source = await pickSource(services, title, offered);
  if (source === undefined) return undefined;
  const targets = await pickTargets(services, title, offered, source);
  if (targets === undefined) return undefined;
  const terms = await chooseCollection(services, source, title);
  if (terms === undefined) return undefined;
  const glossary =
    targets.length === 0 ? null : await pickGlossary(services, title, source, targets);
  if (glossary === undefined) return undefined;
  const shared = { source, targets, glossary, isTrial: false };
  const subject = { recording: recording.toString(), ...shared, terms: named(terms) };
  return (await mayBeReplaced(services, subject)) ? subject : undefined;
}

/** What was asked for in the same way before goes; where it is in no file, only if somebody says so. */
async function mayBeReplaced({ records }: Services, subject: VoiceSubject): Promise<boolean> {
  const kept = new KeptTranscripts(await records()).of(subject);
  if (kept === undefined || !isUnsaved(kept)) return true;
  return confirmLoss(vscode.l10n.t('Transcribe Again'));
}

/** A collection, one of its languages and a recording in which its terms are said. */
export async function chooseTrial(
  services: Services,
  given: unknown,
): Promise<VoiceSubject | undefined> {
  if (isSubject(given)) return parseCommandArgument(voiceSubjectSchema, given);
  const title = vscode.l10n.t('Try These Terms');
  const row = given as { readonly list?: { readonly language?: unknown } } | undefined;
  const collection = await collectionOf(services, given, title);
  if (collection === undefined) return undefined;
  const wanted = row?.list?.language;
  const source = typeof wanted === 'string' ? wanted : await pickList(title, collection);
  if (source === undefined) return undefined;
  const recording = await pickSound(title);
  if (recording === undefined) return undefined;
  const shared = { targets: [], glossary: null, isTrial: true };
  return { recording: recording.toString(), source, ...shared, terms: named(collection) };
}

function isSubject(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'recording' in given;
}

function named(collection: SpokenTerms | null): VoiceSubject['terms'] {
  return collection === null ? null : { id: collection.id, name: collection.name };
}

function pickSound(title: string): Promise<vscode.Uri | undefined> {
  const openLabel = vscode.l10n.t({
    message: 'Transcribe',
    comment: 'Button that confirms: sends a recording to the service.',
  });
  return pickRecording(title, openLabel, recordingExtensions);
}

async function pickSource(
  { status }: Services,
  title: string,
  offered: readonly Language[],
): Promise<string | undefined> {
  const sources = offered.filter(({ source }) => source);
  const items = await projectFirst(status, sources);
  const placeHolder = choices.spokenLanguage();
  return (await showQuickPick(items, { title, placeHolder, ...steps }))?.tag;
}

async function pickTargets(
  { status }: Services,
  title: string,
  offered: readonly Language[],
  source: string,
): Promise<readonly string[] | undefined> {
  const others = offered.filter(({ target, code }) => target && !sameLocale(code, source));
  const picked = await showQuickPick(await projectFirst(status, others), {
    title,
    placeHolder: vscode.l10n.t('Languages to translate into: none, or up to five'),
    canPickMany: true,
    ...steps,
  });
  if (picked === undefined || picked.length <= limits.voiceTargets)
    return picked?.flatMap(({ tag }) => tag ?? []);
  throw hint(vscode.l10n.t('A recording is translated into at most five languages at a time.'));
}

async function pickList(title: string, { name, lists }: SpokenTerms): Promise<string | undefined> {
  if (lists.length === 0) {
    throw hint(vscode.l10n.t('{0} has no terms yet.', uiText(name)));
  }
  if (lists.length === 1) return lists[0]?.language;
  const items = lists.map(({ language }) => ({ label: format.language(language), language }));
  const placeHolder = choices.spokenLanguage();
  return (await showQuickPick(items, { title, placeHolder, ...steps }))?.language;
}

/**
 * `null` for none. Only what knows the spoken language and one of the others is offered; where the glossaries cannot be
 * listed, the row of none says so.
 */
async function pickGlossary(
  { connection }: Services,
  title: string,
  source: string,
  targets: readonly string[],
): Promise<string | null | undefined> {
  const { glossaries } = await connection.service();
  const same = (one: string, other: string) => baseLanguage(one) === baseLanguage(other);
  const { items: all, failure } = await listed(() => glossaries.list());
  const fitting = all.filter(({ dictionaries }) =>
    dictionaries.some(
      ({ sourceLanguage, targetLanguage }) =>
        same(sourceLanguage, source) && targets.some((target) => same(targetLanguage, target)),
    ),
  );
  if (fitting.length === 0 && failure === undefined) return null;
  const none = { label: choices.noGlossary(), id: null, ...failure };
  const items = [none, ...fitting.map(({ id, name }) => ({ label: uiText(name), id }))];
  const placeHolder = vscode.l10n.t('Glossary for the translations');
  return (await showQuickPick(items, { title, placeHolder, ...steps }))?.id;
}

/** The step before gives the focus back late. */
const steps = { matchOnDescription: true, ignoreFocusOut: true };

/** Asks where transcripts of a recording are kept: they are paid for. `undefined` where nobody answers. */
async function chooseKept(
  { records }: Services,
  recording: vscode.Uri,
  title: string,
): Promise<KeptTranscript | 'anew' | undefined> {
  const kept = new KeptTranscripts(await records()).ofRecording(recording.toString());
  if (kept.length === 0) return 'anew';
  const items = kept.map((one) => ({
    label: vscode.l10n.t('Show the Transcript'),
    description: languagesOf(one),
    detail: format.date(new Date(one.at)),
    chosen: one,
  }));
  const anew = {
    label: vscode.l10n.t('Transcribe Anew…'),
    detail: vscode.l10n.t('The recording is sent and billed again.'),
    chosen: 'anew' as const,
  };
  const placeHolder = vscode.l10n.t('This recording was transcribed before.');
  const rows = [...items, anew];
  return (await showQuickPick(rows, { title, placeHolder, ignoreFocusOut: true }))?.chosen;
}

function languagesOf({ subject: { source, targets } }: KeptTranscript): string {
  if (targets.length === 0) return format.language(source);
  return labels.into(format.language(source), format.list(targets.map(format.language)));
}
