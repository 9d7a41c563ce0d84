import * as vscode from 'vscode';

/**
 * The channel "Glossa". It takes methods, paths, statuses, sizes, durations and trace ids; never a key,
 * never a text to translate, never a body.
 */
export function openLog(): vscode.LogOutputChannel {
  return vscode.window.createOutputChannel('Glossa', { log: true });
}
