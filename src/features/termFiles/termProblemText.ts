import * as vscode from 'vscode';
import type { TermProblem } from '../../terms/termProblem.ts';
import { termListLimit } from '../../terms/termRules.ts';
import { plural } from '../../platform/ui/text/plural.ts';
import { quantity } from '../../platform/ui/text/quantity.ts';
import { uiText } from '../../platform/ui/text/uiText.ts';

/** What is wrong with a term file, in a sentence. */
export function termProblemText({ code, subject, over = 0 }: TermProblem): string {
  const name = uiText(subject);
  switch (code) {
    case 'syntax':
      return vscode.l10n.t('This is not JSON.');
    case 'wrong-type':
      return wrongTypeText(subject);
    case 'unknown-property':
      return vscode.l10n.t('A term file has no property “{0}”.', name);
    case 'unknown-language':
      return vscode.l10n.t('“{0}” is not a valid language tag.', name);
    case 'duplicate-language':
      return vscode.l10n.t(
        'There is a list for “{0}” already; a collection has one per language.',
        name,
      );
    case 'list-too-long':
      return plural(
        vscode.l10n.t({
          message:
            '{0, plural, one {The list “{1}” is # character too long. It may have {2}, with a line break counted between terms.} other {The list “{1}” is # characters too long. It may have {2}, with a line break counted between terms.}}',
          comment: '{1} is the code of a language, {2} a number such as “300 characters”.',
        }),
        over,
        name,
        quantity.characters(termListLimit),
      );
    case 'name-too-long':
      return vscode.l10n.t('The name of the collection has more than 1,024 bytes.');
    case 'duplicate-term':
      return vscode.l10n.t('“{0}” is in this list twice.', name);
    case 'case-twin':
      return vscode.l10n.t('“{0}” differs only in case from another term in this list.', name);
    default:
      return spellingText(code, name);
  }
}

function spellingText(
  code:
    'empty-term' | 'blank-ends' | 'control-character' | 'invisible-character' | 'forbidden-term',
  name: string,
): string {
  switch (code) {
    case 'empty-term':
      return vscode.l10n.t('A term needs at least one visible character.');
    case 'blank-ends':
      return vscode.l10n.t('“{0}” begins or ends with spaces.', name);
    case 'control-character':
      return vscode.l10n.t(
        '“{0}” contains a tab, a line break, or another control character.',
        name,
      );
    case 'invisible-character':
      return vscode.l10n.t('“{0}” contains an invisible character.', name);
    case 'forbidden-term':
      return vscode.l10n.t('“{0}” is a term of this list and cannot be forbidden.', name);
  }
}

function wrongTypeText(expected: string): string {
  switch (expected) {
    case 'term':
      return vscode.l10n.t('This entry has no “term”.');
    case 'object':
      return vscode.l10n.t('Expected an object in braces.');
    case 'array':
      return vscode.l10n.t('Expected a list in brackets.');
    case 'boolean':
      return vscode.l10n.t('Expected “true” or “false”.');
    default:
      return vscode.l10n.t('Expected text in quotes.');
  }
}
