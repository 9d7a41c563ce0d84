import * as vscode from 'vscode';

/** The kind of the actions at a message. */
export const translateKind = vscode.CodeActionKind.Empty.append('translate');
