import * as vscode from 'vscode';

/** Menus pass a file and things of their own after it; keybindings pass the choice alone. */
export function commandArguments(args: readonly unknown[]): {
  readonly uri: vscode.Uri | undefined;
  readonly given: unknown;
} {
  const [first, second] = args;
  const uri = first instanceof vscode.Uri ? first : undefined;
  const given = uri === undefined && second === undefined ? first : second;
  const fromMenu =
    Array.isArray(given) || (typeof given === 'object' && given !== null && 'groupId' in given);
  return { uri, given: given === null || fromMenu ? undefined : given };
}
