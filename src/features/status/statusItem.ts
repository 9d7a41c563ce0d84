import * as vscode from 'vscode';
import type { AccountUsage } from '../../platform/account/accountUsage.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../platform/settings.ts';
import { plainMarkdown } from '../../platform/ui/plainMarkdown.ts';
import { plainText } from '../../texts/uiText.ts';
import { usageText } from '../../platform/account/usageText.ts';
import { statusText } from '../../texts/states/statusText.ts';
import { noCounts } from '../../project/status/messageState.ts';
import { activeFolder, type ActiveFolder } from './folderCounts.ts';
import type { Names } from './names.ts';
import { labels } from '../../texts/labels.ts';

/**
 * Glossa's item in the status bar: there while a resource file is in front, and as soon as somebody who is signed in has
 * used Glossa in this session. It says what is due in the folder of that file. Its tooltip says where texts go, with which
 * memory and glossary, and how much of the account is used.
 */
export class StatusItem implements vscode.Disposable {
  readonly #connection: Connection;
  readonly #usage: AccountUsage;
  readonly #names: Names;
  readonly #services: Services;
  readonly #log: vscode.LogOutputChannel;
  readonly #item = vscode.window.createStatusBarItem(
    'glossa.status',
    vscode.StatusBarAlignment.Right,
    50,
  );
  readonly #listeners: vscode.Disposable;
  /** Somebody who is signed in has used Glossa. */
  #isUsed = false;
  #turn = 0;

  constructor(services: Services, names: Names) {
    const { connection, usage, status, proposals, log } = services;
    this.#services = services;
    this.#connection = connection;
    this.#usage = usage;
    this.#names = names;
    this.#log = log;
    this.#item.name = 'Glossa';
    this.#item.command = 'glossa.status.show';
    this.#listeners = vscode.Disposable.from(
      connection.onDidOpen(() => this.#setUsed(true)),
      connection.onDidChange(() => this.#setUsed(false)),
      status.onDidCount(() => this.#refresh()),
      status.problems.onDidChange(() => this.#refresh()),
      proposals.onDidChange(() => this.#refresh()),
      usage.onDidCount(() => this.#refresh()),
      vscode.window.onDidChangeActiveTextEditor(() => this.#refresh()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        const { translationMemory, glossary } = settings;
        const ours = [translationMemory.id, translationMemory.threshold, glossary.id];
        if (ours.some(({ key }) => event.affectsConfiguration(key))) this.#refresh();
      }),
    );
  }

  dispose(): void {
    this.#listeners.dispose();
    this.#item.dispose();
  }

  #setUsed(isUsed: boolean): void {
    this.#isUsed = isUsed;
    this.#refresh();
  }

  #refresh(): void {
    this.#update().catch((error: unknown) => this.#log.error(describeError(error).detail));
  }

  async #update(): Promise<void> {
    const turn = ++this.#turn;
    const active = await activeFolder(this.#services);
    if (turn !== this.#turn) return;
    const proposed = this.#services.proposals.waiting().length;
    if (active === undefined && !this.#isUsed && proposed === 0) {
      this.#item.hide();
      return;
    }
    const due =
      active !== undefined || proposed > 0
        ? statusText(active?.counts ?? { ...noCounts, proposed })
        : undefined;
    this.#item.text = `$(globe) ${due ?? 'Glossa'}`;
    this.#item.show();
    const lines = [
      ...(active && due !== undefined ? [folderText(active, due)] : []),
      ...(this.#isUsed ? await this.#lines() : []),
    ];
    if (turn !== this.#turn) return;
    this.#item.tooltip = plainMarkdown(lines);
    this.#item.accessibilityInformation = {
      label: ['Glossa', ...lines].join(', '),
      role: 'button',
    };
  }

  async #lines(): Promise<readonly string[]> {
    const scope = vscode.window.activeTextEditor?.document.uri;
    const [account, memory, glossary, usage] = await Promise.all([
      this.#connection.account(),
      this.#names.memory(settings.translationMemory.id.get(scope)),
      this.#names.glossary(settings.glossary.id.get(scope)),
      this.#usage.read(),
    ]);
    const threshold = settings.translationMemory.threshold.get(scope);
    return [
      serviceText(account?.baseUrl),
      memory === undefined
        ? vscode.l10n.t('No translation memory')
        : vscode.l10n.t({
            message: 'Translation memory: {0}, from {1} % on',
            args: [plainText(memory), threshold],
            comment:
              '{0} is the name of a translation memory, {1} the least match at which it is used, in percent.',
          }),
      glossary === undefined
        ? vscode.l10n.t('No glossary')
        : vscode.l10n.t('Glossary: {0}', plainText(glossary)),
      ...(usage === undefined ? [] : usageText(usage)),
    ];
  }
}

function folderText({ folder }: ActiveFolder, due: string): string {
  return vscode.l10n.t({
    message: 'All resource files in {0}: {1}',
    args: [plainText(folder.name), due],
    comment: '{0} is the name of a folder, {1} what is left to do, such as “3 missing”.',
  });
}

/** Only an address of this machine may be plain http://, and that is said. */
function serviceText(baseUrl: URL | undefined): string {
  const host = plainText(baseUrl?.host ?? '');
  return baseUrl?.protocol === 'http:'
    ? vscode.l10n.t('Service: {0}, over plain http:// on this machine', host)
    : labels.service(host);
}
