import * as vscode from 'vscode';
import type { CatalogTexts } from '../../protocol/catalog.ts';

/** The texts of the catalog's page in the language of the editor. */
export function catalogTexts(): CatalogTexts {
  return { ...tools(), ...table(), ...details() };
}

function tools() {
  const { t } = vscode.l10n;
  return {
    title: t({ message: 'Catalog', comment: 'All messages of a project in all its locales.' }),
    toolbar: t({ message: 'What is shown', comment: 'Label of the tools above a table.' }),
    search: t({ message: 'Search', comment: 'Label of a field.' }),
    searchIn: t('Search in'),
    places: {
      everywhere: t('Keys and texts'),
      key: t({ message: 'Keys', comment: 'The keys of messages.' }),
      source: t('Source texts'),
      translation: t({ message: 'Translations', comment: 'The translated texts.' }),
    },
    pattern: t('Regular expression'),
    badPattern: t('This is not a regular expression.'),
    states: {
      missing: t({ message: 'Missing', comment: 'State of messages: no translation.' }),
      outdated: t({ message: 'Outdated', comment: 'State: the source has changed since.' }),
      copied: t({ message: 'Same as source', comment: 'State: nobody has translated it.' }),
      unreviewed: t({ message: 'Unreviewed', comment: 'State: nobody has read it yet.' }),
      reviewed: t({ message: 'Reviewed', comment: 'State: a person wrote or accepted it.' }),
    },
    problems: t({ message: 'With problems', comment: 'Messages that a check finds fault with.' }),
    problemCount: t('Problems: {0}', '{0}'),
    filter: t({ message: 'States', comment: 'Label of a group of filters.' }),
    inLocale: t({ message: 'In locale', comment: 'Label: only states in this locale count.' }),
    allLocales: t('All locales'),
    order: t({ message: 'Order', comment: 'Label: how rows are sorted.' }),
    orders: {
      file: t('As in the file'),
      key: t('By key'),
      source: t('By source text'),
    },
    columns: t({ message: 'Columns', comment: 'The columns of a table.' }),
    apply: t('Apply the filter again'),
    undo: t({ message: 'Undo', comment: 'Verb, on a button.' }),
    redo: t({ message: 'Redo', comment: 'Verb, on a button.' }),
    reading: t('Reading files…'),
    checking: t('Checking…'),
    shown: t({
      message: 'Messages: {0} of {1}',
      args: ['{0}', '{1}'],
      comment: '{0} and {1} are numbers: how many are shown, and how many there are.',
    }),
    nothing: t('No message matches these filters.'),
    empty: t('No resource files with translations were found in this workspace.'),
  };
}

function table() {
  const { t } = vscode.l10n;
  return {
    key: t({ message: 'Key', comment: 'The key of a message in its file.' }),
    source: t({ message: 'Source', comment: 'Head of the column with source texts.' }),
    sectionRows: t({
      message: '{0} ({1})',
      args: ['{0}', '{1}'],
      comment: '{0} is the path of a file, {1} a number of messages.',
    }),
    grid: t('Messages and their translations'),
    gridHint: t(
      'Arrow keys move. Enter edits. Ctrl+Enter marks as reviewed and goes to the next. Alt+Down and Alt+Up go to the next and previous unfinished translation. Ctrl+Z undoes.',
    ),
    loading: t('Loading…'),
    editLabel: t({
      message: '{0}, {1}',
      args: ['{0}', '{1}'],
      comment: 'Label of a field: {0} is the key of a message, {1} a locale.',
    }),
    editHint: t(
      'Enter saves, Shift+Enter starts a new line, Ctrl+Enter saves and marks as reviewed, Esc leaves.',
    ),
    insert: t({ message: 'Insert {0}', args: ['{0}'], comment: '{0} is a placeholder.' }),
    length: t({
      message: 'Characters: {0} (source: {1})',
      args: ['{0}', '{1}'],
      comment: '{0} and {1} are numbers.',
    }),
    noFindings: t('The checks find no problems.'),
    saved: t({ message: 'Saved.', comment: 'A text was written into its file.' }),
    reviewed: t('Marked as reviewed.'),
    noneUnfinished: t('Everything that is shown is reviewed: {0}', '{0}'),
  };
}

function details() {
  const { t } = vscode.l10n;
  return {
    details: t({ message: 'Details', comment: 'Of the message that the keyboard is on.' }),
    noDetails: t('Choose a message to see all about it.'),
    otherLocales: t('Other locales'),
    matches: t('Similar messages'),
    score: t({ message: '{0} %', args: ['{0}'], comment: 'How similar two texts are.' }),
    use: t({ message: 'Use', comment: 'Verb, on a button: takes this text over.' }),
    terms: t({ message: 'Terms', comment: 'Names that a text has to keep.' }),
    forbidden: t({ message: 'forbidden', comment: 'Stands beside a spelling of a name.' }),
    findings: t({ message: 'Problems', comment: 'What checks find in a text.' }),
    edit: t({ message: 'Edit', comment: 'Verb, on a button: edits a text.' }),
    accept: t('Mark as Reviewed'),
    keep: t('Keep for the New Source'),
    acceptShown: t('Mark All Shown as Reviewed'),
    copySource: t('Copy Source'),
    clear: t({ message: 'Clear', comment: 'Verb, on a button: empties a text.' }),
    translate: t('Translate Missing Messages…'),
    reveal: t('Open File'),
    previous: t('Previous Unfinished'),
    next: t('Next Unfinished'),
  };
}
