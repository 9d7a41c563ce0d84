import * as vscode from 'vscode';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { stateNames } from '../../../texts/states/stateNames.ts';
import { cellEditorTexts } from './cellEditorTexts.ts';
import { labels } from '../../../texts/labels.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { sentences } from '../../../texts/sentences.ts';
import { columns } from '../../../texts/report/columns.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** The texts of the catalog's page in the language of the editor. */
export function catalogPageTexts(): CatalogTexts {
  return {
    ...tools(),
    ...filters(),
    ...table(),
    ...cellEditorTexts(),
    ...acts(),
    ...details(),
    ...proposals(),
    ...lookups(),
  };
}

function tools() {
  return {
    title: labels.catalog(),
    toolbar: vscode.l10n.t({
      message: 'What is shown',
      comment: 'Label of the tools above a table.',
    }),
    search: vscode.l10n.t({ message: 'Search', comment: 'Label of a field.' }),
    searchIn: vscode.l10n.t('Search in'),
    places: {
      everywhere: vscode.l10n.t('Keys and texts'),
      key: vscode.l10n.t({ message: 'Keys', comment: 'The keys of messages.' }),
      source: vscode.l10n.t('Source texts'),
      translation: vscode.l10n.t({ message: 'Translations', comment: 'The translated texts.' }),
    },
    pattern: vscode.l10n.t('Regular expression'),
  };
}

function filters() {
  return {
    states: stateNames(),
    problems: vscode.l10n.t({
      message: 'With problems',
      comment: 'Messages that a check finds fault with.',
    }),
    changed: vscode.l10n.t({
      message: 'Changed outside Glossa',
      comment: 'Translations that a person in another program, a script or git has changed.',
    }),
    problemCount: vscode.l10n.t('Problems: {0}', '{0}'),
    filter: vscode.l10n.t({ message: 'States', comment: 'Label of a group of filters.' }),
    inLocale: vscode.l10n.t({
      message: 'In locale',
      comment: 'Label: only states in this locale count.',
    }),
    allLocales: vscode.l10n.t('All locales'),
    order: vscode.l10n.t({ message: 'Order', comment: 'Label: how rows are sorted.' }),
    orders: {
      file: vscode.l10n.t('As in the file'),
      key: vscode.l10n.t('By key'),
      source: vscode.l10n.t('By source text'),
      problems: vscode.l10n.t('Problems first'),
    },
    columns: vscode.l10n.t({ message: 'Columns', comment: 'The columns of a table.' }),
    apply: vscode.l10n.t('Apply the filter again'),
    undo: buttonTexts.undo(),
    redo: vscode.l10n.t({ message: 'Redo', comment: 'Verb, on a button.' }),
    reading: vscode.l10n.t('Reading files…'),
    checking: vscode.l10n.t({
      message: 'Checking…',
      comment: 'A text is being checked for problems.',
    }),
    shown: vscode.l10n.t({
      message: 'Messages: {0} of {1}',
      args: ['{0}', '{1}'],
      comment: '{0} and {1} are numbers: how many are shown, and how many there are.',
    }),
    nothing: sentences.noMatch(),
    empty: vscode.l10n.t('No resource files with translations were found in this workspace.'),
  };
}

function table() {
  return {
    key: columns.key(),
    source: columns.source(),
    sectionRows: vscode.l10n.t({
      message: '{0} ({1})',
      args: ['{0}', '{1}'],
      comment: '{0} is the path of a file, {1} a number of messages.',
    }),
    grid: vscode.l10n.t('Messages and their translations'),
    gridHint: vscode.l10n.t(
      'Arrow keys move. Enter edits. Ctrl+Enter accepts the text, or marks it as reviewed, and goes to the next. Delete rejects a proposed text. Shift with arrow keys selects several messages, Ctrl+A all that are shown; then these keys are for all of them. Ctrl+V pastes a column of a spreadsheet from here on downwards. Alt+Down and Alt+Up go to the next and previous unfinished translation. Ctrl+Z undoes.',
    ),
    loading: vscode.l10n.t({ message: 'Loading…', comment: 'Messages are being read.' }),
    noneUnfinished: vscode.l10n.t('Nothing that is shown waits for you: {0}', '{0}'),
  };
}

function acts() {
  return {
    acts: vscode.l10n.t({
      message: 'Several messages',
      comment: 'Label of a group of buttons: what can be done with several messages at once.',
    }),
    selectedIn: vscode.l10n.t({
      message: 'Selected in {0}: {1}',
      args: ['{0}', '{1}'],
      comment: '{0} is a locale such as “German (de)”, {1} a number of messages.',
    }),
    shownIn: vscode.l10n.t({
      message: 'All shown in {0}: {1}',
      args: ['{0}', '{1}'],
      comment: '{0} is a locale such as “German (de)”, {1} a number of messages.',
    }),
    acceptMany: vscode.l10n.t({
      message: 'Mark {0} in {1} as Reviewed',
      args: ['{0}', '{1}'],
      comment: '{0} is a number of messages, {1} a language such as “German”.',
    }),
    leftOut: vscode.l10n.t({
      message: '{0} with problems stay',
      args: ['{0}'],
      comment: '{0} is a number of messages in which a check finds a problem.',
    }),
    chooseLocale: vscode.l10n.t('Go to a translation to work on its column.'),
    selected: vscode.l10n.t({
      message: 'Selected: {0}',
      args: ['{0}'],
      comment: '{0} is a number of messages.',
    }),
    translateRows: vscode.l10n.t({ message: 'Translate…', comment: 'Verb, on a button.' }),
    more: vscode.l10n.t({ message: 'More', comment: 'Opens a menu with more actions.' }),
    keys: {
      add: vscode.l10n.t('Add Key…'),
      rename: vscode.l10n.t('Rename Key…'),
      duplicate: vscode.l10n.t('Duplicate Key…'),
      delete: vscode.l10n.t('Delete Key…'),
    },
    deleteSelected: vscode.l10n.t('Delete Keys of Selected Messages…'),
    exportShown: vscode.l10n.t('Export What Is Shown as CSV…'),
    ignore: vscode.l10n.t('Do Not Report…'),
    noneSelected: vscode.l10n.t('Nothing is selected.'),
  };
}

/** Of what a run has proposed. */
function proposals() {
  return {
    acceptProposed: vscode.l10n.t({
      message: 'Accept',
      comment: 'Verb, on a button: writes a proposed text.',
    }),
    reject: vscode.l10n.t({
      message: 'Reject',
      comment: 'Verb, on a button: drops a proposed text.',
    }),
    acceptAll: vscode.l10n.t('Accept All Shown Without Problems'),
    rejectAll: vscode.l10n.t('Reject All Shown'),
    inFile: vscode.l10n.t({
      message: 'In the file',
      comment: 'Title above the text that a proposed one replaces.',
    }),
    forEarlierSource: vscode.l10n.t({
      message: 'Proposed for an earlier source',
      comment: 'Title above a text that a run has proposed before the source was changed.',
    }),
    forEarlierText: vscode.l10n.t({
      message: 'Proposed before the text in the file was changed',
      comment: 'Title above a text that a run has proposed.',
    }),
  };
}

function details() {
  return {
    details: vscode.l10n.t({
      message: 'Details',
      comment: 'Of the message that the keyboard is on.',
    }),
    noDetails: vscode.l10n.t('Choose a message to see all about it.'),
    forms: vscode.l10n.t('Plural Forms'),
    form: vscode.l10n.t({
      message: '{0} ({1})',
      args: ['{0}', '{1}'],
      comment:
        '{0} is a plural form such as “few”, {1} numbers that it is for, such as “2, 3, 4, …”.',
    }),
    formHint: vscode.l10n.t('Enter saves, Shift+Enter starts a new line, Esc leaves.'),
    otherLocales: vscode.l10n.t('Other locales'),
    matches: vscode.l10n.t({
      message: 'Matches',
      comment: 'Translations of the same or a similar text.',
    }),
    matchHint: vscode.l10n.t(
      'Alt+1 uses the first text, Alt+2 the second, and so on. While you edit: Alt+Shift+1.',
    ),
    score: vscode.l10n.t({
      message: '{0} %',
      args: ['{0}'],
      comment: 'How similar two texts are.',
    }),
    use: vscode.l10n.t({ message: 'Use', comment: 'Verb, on a button: takes this text over.' }),
    terms: vscode.l10n.t({ message: 'Terms', comment: 'Names that a text has to keep.' }),
    forbidden: vscode.l10n.t({
      message: 'forbidden',
      comment: 'Stands beside a spelling of a name.',
    }),
    findings: vscode.l10n.t({ message: 'Problems', comment: 'What checks find in a text.' }),
    edit: vscode.l10n.t({ message: 'Edit', comment: 'Verb, on a button: edits a text.' }),
    accept: commandTitles.markAsReviewed(),
    keep: commandTitles.keepForSource(),
    copySource: commandTitles.copySource(),
    clear: buttonTexts.clear(),
    translate: commandTitles.translateMessage(),
    reveal: commandTitles.openFile(),
    previous: vscode.l10n.t('Previous Unfinished'),
    next: vscode.l10n.t('Next Unfinished'),
  };
}

/** Of what is looked up about a message when a person asks. */
function lookups() {
  return {
    usages: labels.usedIn(),
    history: vscode.l10n.t('History in Git'),
    stop: buttonTexts.stop(),
    showChanges: buttonTexts.showChanges(),
  };
}
