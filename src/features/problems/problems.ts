import * as vscode from 'vscode';
import { resourceFileGlob } from '../../catalog/globs.ts';
import { DocumentProblems } from './documentProblems.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { IgnoreFixes } from './ignoreFixes.ts';
import { ignoreCommand, ignoreFinding, type IgnoreRequest } from './ignoreFinding.ts';
import { NameFixes } from './nameFixes.ts';

/** What is wrong with the resource files that are open, in the Problems panel, without the service. */
export function registerProblems(
  register: RegisterCommand,
  resources: ResourceIndex,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const problems = new DocumentProblems(resources, log);
  return vscode.Disposable.from(
    problems,
    ...[new NameFixes(problems), new IgnoreFixes(problems)].map((fixes) =>
      vscode.languages.registerCodeActionsProvider({ pattern: resourceFileGlob }, fixes, {
        providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
      }),
    ),
    register(ignoreCommand, (request) =>
      ignoreFinding(request as Partial<IgnoreRequest> | undefined),
    ),
  );
}
