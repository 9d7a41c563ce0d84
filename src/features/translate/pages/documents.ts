import * as vscode from 'vscode';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { Panels, type PageKind } from '../../../platform/pages/panel.ts';
import type { DocumentAction, DocumentHost, DocumentPage } from '../../../protocol/document.ts';
import type { DocumentBuilder } from './documentBuilder.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';

export const reportTitle = () => vscode.l10n.t('Translation Report');

const planTitle = () => vscode.l10n.t('Translation Plan');

/** The pages that show what a run has done, and what one would do. */
export class Documents implements vscode.Disposable {
  readonly #panels;
  readonly #log: vscode.LogOutputChannel;
  readonly #questions = new Map<
    string,
    {
      readonly content: DocumentBuilder;
      readonly yes: string;
      readonly answer: (answer: boolean) => void;
    }
  >();

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
    if (signal.aborted) return false;
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

/** What a page shows: the last run of a workspace folder, named by its URI, or what the next one would do. */
interface DocumentSubject {
  readonly kind: 'report' | 'plan';
  readonly folder: string;
}

/** A document as it is now. */
export interface LoadedDocument {
  readonly title: string;
  readonly content: DocumentBuilder;
  readonly actions: readonly (DocumentAction & { readonly run: () => Promise<unknown> })[];
}

/** The page of a document; what it shows is asked for again each time that it is shown. */
function documentPanel(
  loadDocument: (subject: DocumentSubject) => Promise<LoadedDocument>,
  closed: (subject: DocumentSubject) => void,
): PageKind<DocumentSubject, DocumentHost, DocumentPage> {
  return {
    viewType: 'glossa.document',
    name: 'documentPage',
    idOf: ({ kind, folder }) => `${kind} ${folder}`,
    async readSubject(kept) {
      const { keptDocumentSchema } = await import('./documentSchemas.ts');
      return keptDocumentSchema.safeParse(kept).data;
    },
    schemas: async () => (await import('./documentSchemas.ts')).documentSchemas,
    open(subject) {
      let loaded: LoadedDocument | undefined;
      return {
        closed: () => closed(subject),
        title: subject.kind === 'report' ? reportTitle() : planTitle(),
        data: async () => ({ loading: vscode.l10n.t('Loading the document…') }),
        host: {
          async load() {
            loaded = await loadDocument(subject);
            const { title, content, actions } = loaded;
            return {
              title,
              blocks: content.blocks,
              actions: actions.map(({ title: text, isMain = false }) => ({ title: text, isMain })),
            };
          },
          async open(place) {
            const to = loaded?.content.places[place];
            if (to === undefined) return null;
            const { openPlace } = await import('./openPlace.ts');
            await openPlace(vscode.Uri.parse(subject.folder), to);
            return null;
          },
          async act(action) {
            await loaded?.actions[action]?.run();
            return null;
          },
        },
      };
    },
  };
}
