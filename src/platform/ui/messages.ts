import * as vscode from 'vscode';
import { uiText } from '../../texts/uiText.ts';

/* What the editor says in notifications and dialogs. It takes `[label](command:…)` in any text for a button. */

type Rest = readonly string[] | readonly [vscode.MessageOptions, ...string[]];
type Show = (
  message: string,
  options: vscode.MessageOptions,
  ...buttons: string[]
) => Thenable<string | undefined>;

/** Says that something is done, or asks; returns the button that was pressed. */
export async function showInformationMessage(
  message: string,
  ...rest: Rest
): Promise<string | undefined> {
  return shown(vscode.window.showInformationMessage, message, rest);
}

/** Warns, or asks before something that cannot be undone; returns the button that was pressed. */
export async function showWarningMessage(
  message: string,
  ...rest: Rest
): Promise<string | undefined> {
  return shown(vscode.window.showWarningMessage, message, rest);
}

/** Asks before something that cannot be undone, or that costs, and waits until the user has answered. */
export async function confirm(question: {
  readonly message: string;
  /** Lines: what it comes to. */
  readonly detail: readonly string[];
  /** The button that does it; the other one is Cancel. */
  readonly yes: string;
}): Promise<boolean> {
  const { message, detail, yes } = question;
  const options = { modal: true, detail: detail.join('\n') };
  return (await showWarningMessage(message, options, yes)) === yes;
}

/** Reports a failure; returns the button that was pressed. */
export async function showErrorMessage(
  message: string,
  ...rest: Rest
): Promise<string | undefined> {
  return shown(vscode.window.showErrorMessage, message, rest);
}

/** Says something in passing, in the status bar, for some milliseconds. */
export function setStatusBarMessage(text: string, milliseconds: number): void {
  vscode.window.setStatusBarMessage(uiText(text, 200), milliseconds);
}

/** Code points of a whole message; the editor itself cuts at 1,000. */
const longest = 1000;

function shown(show: Show, message: string, rest: Rest): Thenable<string | undefined> {
  const [first] = rest;
  const options = typeof first === 'object' ? first : {};
  const buttons = rest.flatMap((part) => (typeof part === 'string' ? part : []));
  const lines = options.detail?.split('\n').map((line) => uiText(line, longest));
  const inert = lines === undefined ? options : { ...options, detail: lines.join('\n') };
  return show(uiText(message, longest), inert, ...buttons);
}
