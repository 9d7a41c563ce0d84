import { inspect } from 'node:util';
import * as vscode from 'vscode';

/** A call of the editor that a test has made. */
interface Call {
  readonly text: string;
  hasEnded: boolean;
}

/** Those that have not ended, and a few of the last ones. */
const calls: Call[] = [];

const most = 12;

/** Follows from now on what tests ask of the editor, so that it can be said where one is that does not come to its end. */
export function followCalls(): void {
  const { commands, window, workspace } = vscode;
  for (const [name, space] of Object.entries({ commands, window, workspace })) follow(name, space);
}

function follow(space: string, all: object): void {
  for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(all))) {
    if (typeof value !== 'function' || writable !== true) continue;
    const call = value as (...given: unknown[]) => unknown;
    const followed = (...given: unknown[]): unknown => {
      const result = call(...given);
      if (isThenable(result)) note(`${space}.${name}(${given.map(brief).join(', ')})`, result);
      return result;
    };
    Object.assign(all, { [name]: followed });
  }
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { readonly then?: unknown } | undefined)?.then === 'function';

function note(text: string, result: PromiseLike<unknown>): void {
  const call: Call = { text, hasEnded: false };
  calls.push(call);
  const end = () => {
    call.hasEnded = true;
    const ended = calls.filter(({ hasEnded }) => hasEnded);
    if (ended[most] !== undefined) calls.splice(calls.indexOf(ended[0] ?? call), 1);
  };
  result.then(end, end);
}

function brief(value: unknown): string {
  if (value instanceof vscode.Uri) return value.path;
  return inspect(value, { depth: 1, breakLength: Infinity, maxArrayLength: 5 }).slice(0, 120);
}

/** Where the tests are: what they have asked for, and what the editor has open. */
export function whereTestsAre(): readonly string[] {
  const { activeTextEditor, tabGroups } = vscode.window;
  const tabs = tabGroups.all.flatMap((group) => group.tabs.map(({ label }) => label));
  const documents = vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === 'file');
  return [
    ...calls.map(({ text, hasEnded }) => `${hasEnded ? 'has ended' : 'is waited for'}: ${text}`),
    `active: ${activeTextEditor?.document.uri.path ?? 'no editor'}; tabs: ${tabs.join(', ')}`,
    ...documents.map(
      (one) =>
        `in memory: ${one.uri.path}${one.isDirty ? ', unsaved' : ''}: ${brief(one.getText())}`,
    ),
  ];
}
