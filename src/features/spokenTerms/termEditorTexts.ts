import * as vscode from 'vscode';
import { readPlural } from '../../message/icu/pluralText.ts';
import { severityText } from '../../texts/findings/severityText.ts';
import { l10n } from '../../texts/l10n.ts';
import type { TermEditorTexts } from '../../protocol/termEditor.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { choices } from '../../texts/choices.ts';
import { termsText } from '../../texts/format.ts';
import { labels } from '../../texts/labels.ts';

/** The texts of the term editor in the language of the editor; the page puts the values in. */
export function termEditorTexts(): TermEditorTexts {
  return { ...frameTexts(), ...listTexts(), ...problemTexts(), ...saveTexts() };
}

function frameTexts() {
  return {
    about: vscode.l10n.t(
      'Spoken terms steer how names are spelled when speech is recognized. They do not change translations, and they reach voice sessions that start after a save; running sessions stay as they are.',
    ),
    loading: vscode.l10n.t('Loading the terms…'),
    tryAgain: buttonTexts.tryAgain(),
    languages: vscode.l10n.t({
      message: 'Languages',
      comment: 'Heading: the languages that a collection has lists for.',
    }),
    addLanguage: vscode.l10n.t('Add Language'),
    language: choices.spokenLanguage(),
    languageCode: vscode.l10n.t('Code of the language, for example de'),
    badLanguage: vscode.l10n.t('Enter a code such as de or ja.'),
    knownLanguage: vscode.l10n.t('The collection already has a list for this language.'),
    languagesUnknown: vscode.l10n.t(
      'The service does not report which languages support spoken terms.',
    ),
    add: vscode.l10n.t({ message: 'Add', comment: 'Button: adds a language.' }),
    cancel: buttonTexts.cancel(),
    noLists: vscode.l10n.t('This collection has no terms yet. Add the language that is spoken.'),
    unsaved: labels.unsaved(),
  };
}

function listTexts() {
  return {
    terms: vscode.l10n.t('Terms in {0}, one per line'),
    counter: vscode.l10n.t({
      message: '{0} of {1} characters · {2}',
      comment:
        '{0} is a number, {1} the most that there may be, for example 300; {2} is a number such as “3 terms”.',
    }),
    counterOver: vscode.l10n.t({
      message: '{0} of {1} characters, {3} too many · {2}',
      comment:
        '{0} is a number, {1} the most that there may be, for example 300; {2} is a number such as “3 terms”, {3} a number.',
    }),
    termCount: {
      language: l10n.textLocale(),
      forms: readPlural(termsText()),
    },
    change: vscode.l10n.t('Compared with the Service'),
    unchanged: vscode.l10n.t('The list is the same as the stored one.'),
    reordered: vscode.l10n.t('The same terms in another order.'),
    added: vscode.l10n.t({
      message: 'New:',
      comment: 'Heading of the terms that are added to a list.',
    }),
    gone: vscode.l10n.t('Stored, but not in your text:'),
    unreadable: vscode.l10n.t(
      'The service has {0} in this list but does not report which. Merge adds to them; Replace overwrites them.',
    ),
    remembered: vscode.l10n.t(
      'The service does not report what it has stored. These are the terms last saved from here.',
    ),
    newList: vscode.l10n.t('This list is new. It is stored with its first terms.'),
  };
}

function problemTexts() {
  return {
    problems: vscode.l10n.t({
      message: 'Check',
      comment: 'Noun, a heading: the problems of a list of terms.',
    }),
    noProblems: vscode.l10n.t('No problems found.'),
    line: vscode.l10n.t('Line {0}'),
    severity: {
      error: severityText('error'),
      warning: severityText('warning'),
      info: vscode.l10n.t({
        message: 'Note',
        comment: 'Noun: a problem that is only worth knowing.',
      }),
    },
    problem: {
      repeated: vscode.l10n.t('Same as line {0}. It is sent once.'),
      twin: vscode.l10n.t('Differs from line {0} only in capitals or accents. Both are sent.'),
      blanks: vscode.l10n.t('Spaces around the term are left out.'),
      blankLine: vscode.l10n.t('A blank line is left out.'),
      control: vscode.l10n.t('Contains a control character ({0}), which the service refuses.'),
      invisible: vscode.l10n.t('Contains an invisible character ({0}). It is sent.'),
      tooLong: vscode.l10n.t('From here on the terms do not fit: {0} characters too many.'),
      tooManyUnits: vscode.l10n.t(
        'A service that counts in UTF-16 units sees {0} too many from here on and may refuse the list.',
      ),
    },
    moreProblems: labels.more('{0}'),
    cleanUp: vscode.l10n.t('Clean Up'),
  };
}

function saveTexts() {
  return {
    merge: buttonTexts.merge(),
    mergeHint: vscode.l10n.t('Merge adds your new terms. It never deletes any.'),
    mergedTooLong: vscode.l10n.t(
      'Together with the terms that stay, the list would have {0} characters too many. Use Replace.',
    ),
    nothingToMerge: vscode.l10n.t('There is no new term to add.'),
    noTerms: vscode.l10n.t('Enter a term first. A whole list is deleted in the view Spoken Terms.'),
    replace: vscode.l10n.t({
      message: 'Replace…',
      comment: 'Button: replaces the list in the service, after a question.',
    }),
    replaceHint: vscode.l10n.t(
      'Replace makes the stored list exactly what you see, and asks first if terms would be removed.',
    ),
    tryTerms: vscode.l10n.t('Try These Terms…'),
    discard: vscode.l10n.t('Discard Changes'),
    removeLanguage: vscode.l10n.t('Remove Language'),
    saving: vscode.l10n.t({
      message: 'Saving…',
      comment: 'Progress: a list of terms is being saved.',
    }),
    saved: vscode.l10n.t({
      message: 'Saved. {0}: {1}.',
      comment: '{0} is the name of a language, {1} a number such as “3 terms”.',
    }),
    countDiffers: vscode.l10n.t({
      message:
        'The service reports {0} in this list; {1} would be expected. Somebody else may have changed it.',
      comment: '{0} is a number such as “3 terms”, {1} a number.',
    }),
    replaceQuestion: vscode.l10n.t('Replace the {0} list?'),
    goesAway: vscode.l10n.t('These terms will be removed:'),
    goesAwayUnknown: vscode.l10n.t(
      'The service has {0} in this list but does not report which. Those that are not in your text will be removed.',
    ),
    replaceNow: vscode.l10n.t('Replace List'),
    mergeInstead: vscode.l10n.t('Merge Only'),
    keepEditing: vscode.l10n.t('Keep Editing'),
    mendFirst: vscode.l10n.t('Fix the errors first.'),
  };
}
