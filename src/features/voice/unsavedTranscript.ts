import * as vscode from 'vscode';
import { putOnDisk } from '../../platform/files/putOnDisk.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { confirm, showInformationMessage, showWarningMessage } from '../../platform/ui/messages.ts';
import { transcriptAge } from '../../platform/workspace/recordKeys.ts';
import type { SavedForm } from '../../protocol/voice.ts';
import type { VoiceSubject } from './voiceSubject.ts';
import { sentences } from '../../texts/sentences.ts';

/** Asks before a transcript goes that is in no file. */
export function confirmLoss(yes: string): Promise<boolean> {
  return confirm({
    message: vscode.l10n.t('This transcript has not been saved. Replace or discard it?'),
    detail: [vscode.l10n.t('It was paid for. To get it again, the recording is billed again.')],
    yes,
  });
}

/** Says that what is in no file is kept, and offers it. Returns whether it is to be shown again. */
export async function isWantedAgain(subject: VoiceSubject): Promise<boolean> {
  const days = Math.round(transcriptAge / 86_400_000);
  const text = vscode.l10n.t({
    message:
      'The transcript of {0} is kept for {1} days. Transcribe the recording again to see it.',
    args: [nameOf(vscode.Uri.parse(subject.recording)), days],
    comment: '{0} is the name of a file, {1} a number.',
  });
  const again = vscode.l10n.t('Show Again');
  return (await showInformationMessage(text, again)) === again;
}

/** It is only in memory: whoever does not save it now has paid for nothing. */
export async function offerToSave(subject: VoiceSubject, json: string): Promise<void> {
  const yes = vscode.l10n.t({ message: 'Save…', comment: 'Button: saves a transcript in a file.' });
  const text = vscode.l10n.t({
    message:
      'The transcript of {0} could not be stored on this computer. Save it now, or it is lost.',
    args: [nameOf(vscode.Uri.parse(subject.recording))],
    comment: '{0} is the name of a file.',
  });
  const chosen = await showWarningMessage(text, yes);
  if (chosen === yes) await saveTranscript(subject, json, 'json', null);
}

/** Asks for a file. Returns a sentence, empty where nobody names one. */
export async function saveTranscript(
  { recording }: VoiceSubject,
  text: string,
  form: SavedForm,
  language: string | null,
): Promise<string> {
  const place = language === null || form === 'json' ? form : `${language}.${form}`;
  const defaultUri = vscode.Uri.parse(recording.replace(/\.[^./]*$/, `.${place}`));
  const title = vscode.l10n.t('Save Transcript');
  const uri = await vscode.window.showSaveDialog({
    title,
    defaultUri,
    filters: { [form.toUpperCase()]: [form] },
  });
  if (uri === undefined) return '';
  await putOnDisk(uri, new TextEncoder().encode(text));
  return sentences.savedAs(nameOf(uri));
}
