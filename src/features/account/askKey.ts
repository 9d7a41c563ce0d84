import * as vscode from 'vscode';
import { keyProblem, type KeyProblem } from '../../service/key.ts';
import { baseUrlFor, type ServiceProfile } from '../../service/profile.ts';
import { sentenceOf } from '../../platform/describeError.ts';
import { inputLive } from '../../platform/ui/inputBox.ts';
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
  let accepted: AcceptedKey | undefined;
  const entered = await inputLive({
    title: vscode.l10n.t('Sign In to Glossa'),
    prompt: hostsOf(profile),
    placeholder: vscode.l10n.t('Paste your API key'),
    password: true,
    ignoreFocusOut: true,
    change: (value) => (value === '' ? undefined : problemOf(value)),
    refuse: async (value) => {
      const problem = problemOf(value);
      if (problem !== undefined) return problem;
      const key = value.trim();
      try {
        accepted = { key, answer: await attempt(key) };
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  });
  return entered === undefined ? undefined : accepted;
}

function problemOf(key: string): string | undefined {
  const problem = keyProblem(key);
  return problem && textOf(problem);
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
