import * as vscode from 'vscode';
import type { TermProblem } from '../../terms/termProblem.ts';
import { termListLimit } from '../../terms/termRules.ts';
import { plural, quantity } from '../../texts/format.ts';
import { uiText } from '../../texts/uiText.ts';
import { sentences } from '../../texts/sentences.ts';

/** What is wrong with a term file, in a sentence. */
export const termProblemText = (problem: TermProblem): string =>
  texts[problem.code](uiText(problem.subject), problem);

const texts: Readonly<Record<TermProblem['code'], (name: string, problem: TermProblem) => string>> =
  {
    syntax: () => vscode.l10n.t('This is not JSON.'),
    'wrong-type': (_, { subject }) => (wrongTypes[subject] ?? textWanted)(),
    'unknown-property': (name) => vscode.l10n.t('A term file has no property “{0}”.', name),
    'unknown-language': sentences.isNoLanguage,
    'duplicate-language': (name) =>
      vscode.l10n.t('There is a list for “{0}” already; a collection has one per language.', name),
    'list-too-long': (name, { over = 0 }) =>
      plural(
        vscode.l10n.t({
          message:
            '{0, plural, one {The list “{1}” is # character too long. It may have {2}, with a line break counted between terms.} other {The list “{1}” is # characters too long. It may have {2}, with a line break counted between terms.}}',
          comment: '{1} is the code of a language, {2} a number such as “300 characters”.',
        }),
        over,
        name,
        quantity.characters(termListLimit),
      ),
    'name-too-long': () => vscode.l10n.t('The name of the collection has more than 1,024 bytes.'),
    'duplicate-term': (name) => vscode.l10n.t('“{0}” is in this list twice.', name),
    'case-twin': (name) =>
      vscode.l10n.t('“{0}” differs only in case from another term in this list.', name),
    'empty-term': () => vscode.l10n.t('A term needs at least one visible character.'),
    'blank-ends': (name) => vscode.l10n.t('“{0}” begins or ends with spaces.', name),
    'control-character': (name) =>
      vscode.l10n.t('“{0}” contains a tab, a line break, or another control character.', name),
    'invisible-character': (name) => vscode.l10n.t('“{0}” contains an invisible character.', name),
    'forbidden-term': (name) =>
      vscode.l10n.t('“{0}” is a term of this list and cannot be forbidden.', name),
  };

const textWanted = () => vscode.l10n.t('Expected text in quotes.');

/** By what is wanted instead. */
const wrongTypes: Readonly<Partial<Record<string, () => string>>> = {
  term: () => vscode.l10n.t('This entry has no “term”.'),
  object: () => vscode.l10n.t('Expected an object in braces.'),
  array: () => vscode.l10n.t('Expected a list in brackets.'),
  boolean: () => vscode.l10n.t('Expected “true” or “false”.'),
};
