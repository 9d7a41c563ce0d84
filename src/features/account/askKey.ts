import * as vscode from 'vscode';
import { keyProblem } from '../../service/key.ts';
import { ServiceError } from '../../service/errors.ts';
import { baseUrlFor, isAdminKey, isFreeKey, type ServiceProfile } from '../../service/profile.ts';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { keyProblemText } from '../../platform/account/keyProblemText.ts';
import { currentPlacement } from '../../platform/currentPlacement.ts';
import { remoteMachine } from '../../platform/placement.ts';
import { inputLive } from '../../platform/ui/inputBox.ts';
import { uiText } from '../../texts/uiText.ts';
import { hint, type UserError } from '../../platform/ui/userError.ts';
import type { KeyAnswer } from './tryKey.ts';
import { commandTitles } from '../../texts/commandTitles.ts';
import { sentences } from '../../texts/sentences.ts';

export type TryKey = (key: string, signal: AbortSignal) => Promise<KeyAnswer>;

/** A key and what was found out about it. */
export interface AcceptedKey {
  readonly key: string;
  readonly answer: KeyAnswer;
}

/**
 * A password box that stays open until the key works or the user leaves: what is wrong with a key is shown under the
 * field.
 *
 * @throws {UserError} for an administrator's key, which is not sent: it has a sign-in of its own
 */
export async function askKey(
  profile: ServiceProfile,
  attempt: TryKey,
  given: string,
): Promise<AcceptedKey | undefined> {
  let accepted: AcceptedKey | undefined;
  const entered = await inputLive({
    title: vscode.l10n.t('Sign In to Glossa'),
    prompt: promptOf(profile),
    placeholder: vscode.l10n.t('Paste your API key'),
    value: given,
    password: true,
    ignoreFocusOut: true,
    change: (value) => (value === '' ? undefined : problemOf(value)),
    refuse: async (value, signal) => {
      const problem = problemOf(value);
      if (problem !== undefined) return problem;
      const key = value.trim();
      if (isAdminKey(key)) throw administratorsKey();
      try {
        accepted = { key, answer: await attempt(key, signal) };
        return undefined;
      } catch (error) {
        return [sentenceOf(error), ...freeKeyHint(error, profile, key)].join(' ');
      }
    },
  });
  return entered === undefined ? undefined : accepted;
}

function administratorsKey(): UserError {
  return hint(
    vscode.l10n.t(
      'This is an administrator’s key: it ends in ":adm". It manages the API keys of the account and cannot translate. It was not sent or stored.',
    ),
    {
      title: commandTitles.signInAsAdministrator(),
      command: 'glossa.administration.signIn',
    },
  );
}

function problemOf(key: string): string | undefined {
  const problem = keyProblem(key);
  return problem && keyProblemText(problem);
}

/** A free key at a service without an address for free keys is refused without an explanation. */
function freeKeyHint(error: unknown, profile: ServiceProfile, key: string): readonly string[] {
  const isRefused = error instanceof ServiceError && error.kind === 'credentials';
  const goesToPaid = profile.plan === 'paid' || profile.freeUrl === undefined;
  if (!isRefused || !goesToPaid || !isFreeKey(key)) return [];
  return [
    vscode.l10n.t(
      'It ends in ":fx" like the keys of free plans, but this is the address for paid plans.',
    ),
  ];
}

function promptOf(profile: ServiceProfile): string {
  const isPlain = baseUrlFor(profile, '').protocol === 'http:';
  const warning = vscode.l10n.t('The address is plain http://, which only this machine can read.');
  return [hostsOf(profile), ...(isPlain ? [warning] : []), ...sentFrom()].join(' ');
}

/** The network of a remote machine is not that of the user's own. */
function sentFrom(): readonly string[] {
  const machine = remoteMachine(currentPlacement());
  if (machine === undefined) return [];
  return [
    vscode.l10n.t({
      message:
        'Requests are sent from the remote machine ({0}): its proxy variables, certificates, and "localhost" count.',
      args: [uiText(machine, 60)],
      comment: '{0} is a kind of remote machine, such as “wsl” or “ssh-remote”.',
    }),
  ];
}

function hostsOf(profile: ServiceProfile): string {
  const paid = uiText(baseUrlFor(profile, '').host);
  const free = uiText(baseUrlFor(profile, ':fx').host);
  return paid === free
    ? sentences.keyIsKept(paid)
    : vscode.l10n.t({
        message:
          'The key is kept in the editor\'s secret storage and sent only to {0}, or to {1} if it ends in ":fx".',
        args: [paid, free],
        comment: '{0} and {1} are addresses of the service.',
      });
}
