import * as vscode from 'vscode';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { Panels } from '../../../platform/pages/panel.ts';
import type { DocumentBuilder } from './documentBuilder.ts';
import {
  documentPanel,
  planTitle,
  type DocumentSubject,
  type LoadedDocument,
} from './documentPanel.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

interface Question {
  readonly content: DocumentBuilder;
  readonly yes: string;
  readonly answer: (answer: boolean) => void;
}

/** The pages that show what a run has done, and what one would do. */
export class Documents implements vscode.Disposable {
  readonly #panels;
  readonly #log: vscode.LogOutputChannel;
  readonly #questions = new Map<string, Question>();

  /** `loadReport` gives the report of the last run of a workspace folder, named by its URI. */
  constructor(
    loadReport: (folder: string) => Promise<LoadedDocument>,
    extensionUri: vscode.Uri,
    log: vscode.LogOutputChannel,
  ) {
    const load = async ({ kind, folder }: DocumentSubject) =>
      kind === 'report' ? loadReport(folder) : this.#plan(folder);
    const closed = ({ kind, folder }: DocumentSubject) => {
      if (kind === 'plan') this.#questions.get(folder)?.answer(false);
    };
    this.#panels = new Panels(documentPanel(load, closed), extensionUri, log);
    this.#log = log;
  }

  showReport(folder: string): void {
    this.#panels.show({ kind: 'report', folder });
  }

  /** Has the report of a folder say what is true now, where it is open. */
  refreshReport(folder: string): void {
    const page = this.#panels.pageOf({ kind: 'report', folder });
    if (page !== undefined) inBackground(this.#log, page.reload());
  }

  /** Shows a plan and waits for an answer: closing the page means no. */
  async ask(
    folder: vscode.Uri,
    content: DocumentBuilder,
    yes: string,
    signal: AbortSignal,
  ): Promise<boolean> {
    const subject = { kind: 'plan', folder: folder.toString() } as const;
    this.#questions.get(subject.folder)?.answer(false);
    const cancel = new AbortController();
    try {
      return await new Promise((answer) => {
        this.#questions.set(subject.folder, { content, yes, answer });
        signal.addEventListener('abort', () => answer(false), { signal: cancel.signal });
        this.#panels.show(subject);
      });
    } finally {
      cancel.abort();
      this.#questions.delete(subject.folder);
      this.#panels.close(subject);
    }
  }

  dispose(): void {
    this.#panels.dispose();
  }

  async #plan(folder: string): Promise<LoadedDocument> {
    const question = this.#questions.get(folder);
    if (question === undefined) throw new Error(vscode.l10n.t('This plan is no longer valid.'));
    const { content, yes, answer } = question;
    const cancel = buttonTexts.cancel();
    const act = (title: string, value: boolean) => ({
      title,
      isMain: value,
      run: async () => answer(value),
    });
    return { title: planTitle(), content, actions: [act(yes, true), act(cancel, false)] };
  }
}
