import * as vscode from 'vscode';

/** The texts of the field in which a text is typed, in the language of the editor. */
export function cellEditorTexts() {
  return {
    editLabel: vscode.l10n.t({
      message: '{0}, {1}',
      args: ['{0}', '{1}'],
      comment: 'Label of a field: {0} is the key of a message, {1} a locale.',
    }),
    editHint: vscode.l10n.t(
      'Enter saves, Shift+Enter starts a new line, Ctrl+Enter saves and marks as reviewed, Esc leaves.',
    ),
    insert: vscode.l10n.t({
      message: 'Insert {0}',
      args: ['{0}'],
      comment: '{0} is a placeholder.',
    }),
    length: vscode.l10n.t({
      message: 'Characters: {0} (source: {1})',
      args: ['{0}', '{1}'],
      comment: '{0} and {1} are numbers.',
    }),
    noFindings: vscode.l10n.t('The checks find no problems.'),
    saved: vscode.l10n.t({ message: 'Saved.', comment: 'A text was written into its file.' }),
    notSaved: vscode.l10n.t({
      message: 'What you typed for {0} ({1}) was not saved. Copy it from here if you need it.',
      args: ['{0}', '{1}'],
      comment: '{0} is the key of a message, {1} a locale.',
    }),
    noPlace: vscode.l10n.t('There is no place for this text any more.'),
    notOpened: vscode.l10n.t('The field for this text did not open in time.'),
    dismiss: vscode.l10n.t({ message: 'Dismiss', comment: 'Verb, on a button: hides a text.' }),
  };
}
