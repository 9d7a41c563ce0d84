import * as vscode from 'vscode';
import { resourceFileGlob } from '../../catalog/globs.ts';
import { DocumentProblems } from './documentProblems.ts';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { FolderFacts } from './folderFacts.ts';
import { IgnoreFixes } from './ignoreFixes.ts';
import { ignoreCommand, type IgnoreRequest } from './ignoreRequest.ts';
import { NameFixes } from './nameFixes.ts';

/** What is wrong with the resource files that are open, in the Problems panel, without the service. */
export function registerProblems(
  register: RegisterCommand,
  status: WorkspaceStatus,
  { extensionUri }: Pick<vscode.ExtensionContext, 'extensionUri'>,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const facts = new FolderFacts(extensionUri);
  const problems = new DocumentProblems(status, facts, log);
  return vscode.Disposable.from(
    facts,
    problems,
    ...[new NameFixes(problems), new IgnoreFixes(problems)].map((fixes) =>
      vscode.languages.registerCodeActionsProvider({ pattern: resourceFileGlob }, fixes, {
        providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
      }),
    ),
    register(ignoreCommand, async (request) => {
      const { ignoreFinding } = await import('./ignoreFinding.ts');
      await ignoreFinding(request as Partial<IgnoreRequest> | undefined);
    }),
  );
}
