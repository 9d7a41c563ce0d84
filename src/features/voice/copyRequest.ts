import * as vscode from 'vscode';
import { voiceBody } from '../../service/voice/schemas.ts';
import type { Services } from '../../platform/services.ts';
import { setStatusBarMessage } from '../../platform/ui/messages.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { sessionSnippet, type SnippetForm } from '../../speech/sessionSnippet.ts';
import { collectionOf } from './chooseCollection.ts';

const forms: readonly { readonly label: string; readonly form: SnippetForm }[] = [
  { label: 'JSON', form: 'json' },
  { label: 'curl', form: 'curl' },
  { label: 'Node.js', form: 'node' },
  { label: 'Python', form: 'python' },
];

/** Puts the request for a voice session with a collection into the clipboard. The key is in none of the forms. */
export async function copyRequest(services: Services, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Copy Voice Session Request');
  const collection = await collectionOf(services, given, title);
  if (collection === undefined) return;
  const placeHolder = vscode.l10n.t('Form of the request');
  const form = (await showQuickPick(forms, { title, placeHolder, ignoreFocusOut: true }))?.form;
  if (form === undefined) return;
  const body = voiceBody({
    contentType: 'audio/pcm; encoding=s16le; rate=16000',
    sourceLanguage: collection.lists[0]?.language ?? 'en',
    targetLanguages: [],
    spokenTerms: collection.id,
  });
  const { connection } = services;
  const address = (await connection.address()).href.replace(/\/+$/, '');
  const { scheme } = connection.profile;
  await vscode.env.clipboard.writeText(sessionSnippet({ address, scheme, body }, form));
  setStatusBarMessage(vscode.l10n.t('Request copied'), 3000);
}
