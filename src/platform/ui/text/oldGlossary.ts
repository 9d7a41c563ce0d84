import * as vscode from 'vscode';

/** Said of a glossary of the interface of version 2, behind its name. */
export const oldGlossaryText = () => vscode.l10n.t('old kind, cannot be edited here');
