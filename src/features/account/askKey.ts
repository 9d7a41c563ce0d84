import * as vscode from 'vscode';
import { keyProblem, type KeyProblem } from '../../service/key.ts';
import { baseUrlFor, type ServiceProfile } from '../../service/profile.ts';
import { sentenceOf } from '../../platform/describeError.ts';
import { uiText } from '../../platform/uiText.ts';
import type { KeyAnswer } from './tryKey.ts';

export interface AcceptedKey {
  readonly key: string;
  readonly answer: KeyAnswer;
}

/**
 * A password box that stays open until the key works or the user leaves: what is wrong with a key is said
 * under the field.
 */
export async function askKey(
  profile: ServiceProfile,
  attempt: (key: string) => Promise<KeyAnswer>,
): Promise<AcceptedKey | undefined> {
  const box = vscode.window.createInputBox();
  box.title = vscode.l10n.t('Sign In to Glossa');
  box.prompt = hostsOf(profile);
  box.placeholder = vscode.l10n.t('Paste your API key');
  box.password = true;
  box.ignoreFocusOut = true;
  const listeners: vscode.Disposable[] = [];
  try {
    return await new Promise<AcceptedKey | undefined>((resolve) => {
      listeners.push(
        box.onDidHide(() => resolve(undefined)),
        box.onDidChangeValue((value) => {
          const problem = value === '' ? undefined : keyProblem(value);
          box.validationMessage = problem && textOf(problem);
        }),
        box.onDidAccept(() => void submit(box, attempt).then((key) => key && resolve(key))),
      );
      box.show();
    });
  } finally {
    for (const listener of listeners) listener.dispose();
    box.dispose();
  }
}

async function submit(
  box: vscode.InputBox,
  attempt: (key: string) => Promise<KeyAnswer>,
): Promise<AcceptedKey | undefined> {
  const key = box.value.trim();
  const problem = keyProblem(key);
  if (problem !== undefined) {
    box.validationMessage = textOf(problem);
    return undefined;
  }
  box.busy = true;
  box.enabled = false;
  try {
    return { key, answer: await attempt(key) };
  } catch (error) {
    box.validationMessage = sentenceOf(error);
    return undefined;
  } finally {
    box.busy = false;
    box.enabled = true;
  }
}

function hostsOf(profile: ServiceProfile): string {
  const paid = uiText(baseUrlFor(profile, '').host);
  const free = uiText(baseUrlFor(profile, ':fx').host);
  return paid === free
    ? vscode.l10n.t(
        'The key is kept in the secret storage of the editor and sent to {0} only.',
        paid,
      )
    : vscode.l10n.t(
        'The key is kept in the secret storage of the editor and sent to {0} only, or to {1} if it ends in ":fx".',
        paid,
        free,
      );
}

function textOf(problem: KeyProblem): string {
  switch (problem) {
    case 'empty':
      return vscode.l10n.t('Enter a key.');
    case 'tooLong':
      return vscode.l10n.t('This is longer than a key can be.');
    case 'characters':
      return vscode.l10n.t(
        'A key has no blanks, line breaks or special characters. Paste only the key.',
      );
  }
}
