import * as vscode from 'vscode';
import { resourceFileGlob } from '../../catalog/globs.ts';
import { DocumentProblems } from './documentProblems.ts';
import { NameFixes } from './nameFixes.ts';

/** What is wrong with the resource files that are open, in the Problems panel, without the service. */
export function registerProblems(log: vscode.LogOutputChannel): vscode.Disposable {
  const problems = new DocumentProblems(log);
  const fixes = new NameFixes(problems);
  return vscode.Disposable.from(
    problems,
    vscode.languages.registerCodeActionsProvider({ pattern: resourceFileGlob }, fixes, {
      providedCodeActionKinds: NameFixes.kinds,
    }),
  );
}
