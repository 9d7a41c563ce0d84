import * as vscode from 'vscode';
import { resourceFileGlob } from '../../resources/globs.ts';
import type { Services } from '../../platform/services.ts';
import { lazily } from '../../platform/ui/inBackground.ts';

/** What is offered while somebody types a translation. */
export function registerCompletion({ status, lists: { names } }: Services): vscode.Disposable {
  const values = lazily(async () => {
    const { ValueCompletion } = await import('./valueCompletion.ts');
    return new ValueCompletion(status, names);
  });
  const provideCompletionItems = async (
    document: vscode.TextDocument,
    position: vscode.Position,
  ) => {
    const member = await status.resources.memberOf(document.uri);
    if (member === undefined || member.isSource) return undefined;
    return (await values()).provideCompletionItems(document, position);
  };
  return vscode.languages.registerCompletionItemProvider(
    { pattern: resourceFileGlob },
    { provideCompletionItems },
    '{',
    '<',
    '%',
    '$',
    '@',
  );
}
