import * as vscode from 'vscode';
import { longestWait } from '../../platform/ui/awaitsSignIn.ts';

/** Says in the status bar that something waits for somebody to sign in; a click signs in. */
export class WaitingItem implements vscode.Disposable {
  readonly #item = vscode.window.createStatusBarItem(
    'glossa.waiting',
    vscode.StatusBarAlignment.Left,
  );
  #end: NodeJS.Timeout | undefined;

  constructor() {
    this.#item.name = vscode.l10n.t('Sign In to Glossa');
    const text = vscode.l10n.t('Sign in to continue');
    this.#item.text = `$(key) ${text}`;
    this.#item.tooltip = vscode.l10n.t('What you asked for continues when you have signed in.');
    this.#item.accessibilityInformation = { label: text };
    this.#item.command = 'glossa.account.signIn';
  }

  show(waits: boolean): void {
    clearTimeout(this.#end);
    if (!waits) return this.#item.hide();
    this.#item.show();
    this.#end = setTimeout(() => this.#item.hide(), longestWait);
  }

  dispose(): void {
    clearTimeout(this.#end);
    this.#item.dispose();
  }
}
