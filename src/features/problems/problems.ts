import * as vscode from 'vscode';
import { resourceFileGlob } from '../../resources/globs.ts';
import { lazily } from '../../platform/ui/inBackground.ts';
import { DocumentProblems } from './documentProblems.ts';
import { FindingFixes, FixAll } from './findingFixes.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import type { Services } from '../../platform/services.ts';
import { countAll } from '../../project/status/messageState.ts';
import { FolderFacts } from './folderFacts.ts';
import { IgnoreFixes } from './ignoreFixes.ts';

/** What is wrong with the resource files that are open, in the Problems panel, without the service. */
export function registerProblems({
  register,
  status,
  lists,
  connection: { dictionaries },
  context: { extensionUri, extension },
  log,
}: Services): vscode.Disposable {
  const { version } = extension.packageJSON as { readonly version: string };
  const facts = new FolderFacts(lists, extensionUri, dictionaries);
  const problems = new DocumentProblems(status, facts, log);
  const files = { pattern: resourceFileGlob };
  const later: vscode.Disposable[] = [];
  const inWorkspace = lazily(async () => {
    const { WorkspaceCheck } = await import('./workspaceCheck.ts');
    const check = new WorkspaceCheck(status, facts, version, log);
    later.push(check);
    return check;
  });
  const closed = lazily(
    async () => new (await import('./closedProblems.ts')).ClosedProblems(status, facts),
  );
  let isKnown = false;
  const look = () => {
    if (!isKnown) return;
    closed()
      .then((files) => files.look())
      .catch((error: unknown) => log.error(describeError(error).detail));
  };
  return vscode.Disposable.from(
    facts,
    facts.onDidChange(look),
    status.onDidCount((counts) => {
      isKnown ||= countAll(counts) > 0;
      look();
    }),
    problems,
    new vscode.Disposable(() => vscode.Disposable.from(...later).dispose()),
    ...[new FindingFixes(problems), new IgnoreFixes(problems)].map((fixes) =>
      vscode.languages.registerCodeActionsProvider(files, fixes, {
        providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
      }),
    ),
    vscode.languages.registerCodeActionsProvider(files, new FixAll(problems), {
      providedCodeActionKinds: [FixAll.kind],
    }),
    register('glossa.problems.ignore', async (request) => {
      const { ignoreFinding } = await import('./ignoreFinding.ts');
      await ignoreFinding(request);
    }),
    register('glossa.problems.checkWorkspace', async () => (await inWorkspace()).check()),
    register('glossa.problems.acceptPresent', async () => (await inWorkspace()).acceptPresent()),
    register('glossa.problems.saveSarif', async (file) => (await inWorkspace()).saveSarif(file)),
  );
}
