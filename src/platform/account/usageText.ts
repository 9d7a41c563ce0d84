import * as vscode from 'vscode';
import type { Usage } from '../../service/account/usage.ts';
import { limitOf } from '../../service/account/meters.ts';
import { format, plural } from '../../texts/format.ts';

/** How much of the account is used, in one sentence; none where the service does not say. */
export function usageText({ characterCount, characterLimit }: Usage): readonly string[] {
  if (characterCount === undefined) return [];
  const limit = limitOf(characterLimit);
  return limit === undefined
    ? [
        plural(
          vscode.l10n.t('{0, plural, one {# character is used.} other {# characters are used.}}'),
          characterCount,
        ),
      ]
    : [
        vscode.l10n.t({
          message: '{0} of {1} characters are used.',
          args: [format.number(characterCount), format.number(limit)],
          comment: '{0} and {1} are numbers; {1} is the limit of the account, such as 500,000.',
        }),
      ];
}
