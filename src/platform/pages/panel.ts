import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { connect, type Contract, type Port } from '../../protocol/rpc.ts';
import { describeError, sentenceOf } from '../ui/errors/describeError.ts';
import { inBackground, lazily } from '../ui/inBackground.ts';
import { pageHtml } from './pageHtml.ts';
import type { ArgumentSchemas } from './pageMessage.ts';
import { uiText } from '../../texts/uiText.ts';

/**
 * What the host may call in a page: calls without an answer. A page that is hidden misses them, and a call that
 * is still open when the page closes rejects.
 */
export type PageContract<T> = { readonly [K in keyof T]: (...args: never[]) => Promise<void> };

/** A kind of page, by what it is about (`Subject`, JSON data) and the calls of both sides. */
export interface PageKind<Subject, Host extends Contract<Host>, Page extends PageContract<Page>> {
  /** Also in the manifest, as `onWebviewPanel:<viewType>`. */
  readonly viewType: string;
  /** The page is `dist/webview/<name>.js` and looks as `media/page.css` and `media/<name>.css` say. */
  readonly name: string;
  /** Subjects with the same id share a panel. */
  idOf(subject: Subject): string;
  /** Checks what a page of an earlier session kept as its subject; `undefined` closes that page. */
  readSubject(kept: unknown): Promise<Subject | undefined>;
  /** Checks the arguments of each call; loaded with the first page. */
  schemas(): Promise<ArgumentSchemas<Host>>;
  /** Called for each new panel. */
  open(subject: Subject, panel: PagePanel<Page>): PageContent<Host>;
}

export interface PagePanel<Page> {
  /** Not to be looked at before the content of the panel is handed over. */
  readonly page: Page;
  setTitle(title: string): void;
  close(): void;
}

export interface PageContent<Host> {
  readonly title: string;
  /** JSON data that the page starts with and that holds as long as it is open: the page may be rendered again. */
  data(): Promise<unknown>;
  readonly host: Host;
  closed?(): void;
}

/** The open pages of a kind, one per subject. They come back after a restart. */
export class Panels<Subject, Host extends Contract<Host>, Page extends PageContract<Page>>
  implements vscode.Disposable
{
  readonly #kind: PageKind<Subject, Host, Page>;
  readonly #extension: vscode.Uri;
  readonly #log: vscode.LogOutputChannel;
  readonly #open = new Map<string, { readonly panel: vscode.WebviewPanel; readonly page: Page }>();
  readonly #serializer: vscode.Disposable;
  /** What checks the messages of pages. */
  readonly #reader = lazily(async () => {
    const [{ readPageMessage }, schemas] = await Promise.all([
      import('./pageMessage.ts'),
      this.#kind.schemas(),
    ]);
    return (received: unknown) => readPageMessage<Host>(schemas, received);
  });

  constructor(
    kind: PageKind<Subject, Host, Page>,
    extension: vscode.Uri,
    log: vscode.LogOutputChannel,
  ) {
    this.#kind = kind;
    this.#extension = extension;
    this.#log = log;
    this.#serializer = vscode.window.registerWebviewPanelSerializer(kind.viewType, {
      deserializeWebviewPanel: (panel, state: unknown) => this.#restore(panel, state),
    });
  }

  /** Every page that is open now, seen or hidden. */
  get pages(): readonly Page[] {
    return [...this.#open.values()].map(({ page }) => page);
  }

  /** The page of a subject that is open now. */
  pageOf(subject: Subject): Page | undefined {
    return this.#open.get(this.#kind.idOf(subject))?.page;
  }

  /** Opens the page of a subject, or brings the one that is open to the front. */
  show(subject: Subject): void {
    const shown = this.#open.get(this.#kind.idOf(subject));
    if (shown !== undefined) {
      shown.panel.reveal();
      return;
    }
    const column = vscode.ViewColumn.Active;
    this.#fill(vscode.window.createWebviewPanel(this.#kind.viewType, '', column), subject);
  }

  close(subject: Subject): void {
    this.#open.get(this.#kind.idOf(subject))?.panel.dispose();
  }

  dispose(): void {
    // The panels stay: they are to come back when the window is loaded again.
    this.#serializer.dispose();
  }

  async #restore(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    const kept = (state as { readonly subject?: unknown } | null | undefined)?.subject;
    const subject = await this.#kind.readSubject(kept);
    if (subject === undefined || this.#open.has(this.#kind.idOf(subject))) panel.dispose();
    else this.#fill(panel, subject);
  }

  #fill(panel: vscode.WebviewPanel, subject: Subject): void {
    const id = this.#kind.idOf(subject);
    const content = this.#kind.open(subject, {
      get page() {
        return connection.remote;
      },
      setTitle: (title) => {
        panel.title = uiText(title);
      },
      close: () => panel.dispose(),
    });
    const connection = connect<Page, Host>(this.#port(panel.webview), content.host, (error) => {
      this.#log.error(describeError(error).detail);
      return sentenceOf(error);
    });
    this.#open.set(id, { panel, page: connection.remote });
    panel.onDidDispose(() => {
      this.#open.delete(id);
      connection.dispose();
      content.closed?.();
    });
    panel.title = uiText(content.title);
    inBackground(this.#log, this.#start(id, subject, content.data()));
  }

  /** Shows the page once its data is there, unless it was closed meanwhile. */
  async #start(id: string, subject: Subject, starting: Promise<unknown>): Promise<void> {
    const data = await starting;
    const shown = this.#open.get(id);
    if (shown === undefined) return;
    this.#render(shown.panel, { subject, data });
    // Loaded while the editor makes room for the page, whose first message then waits for nothing.
    await this.#reader();
  }

  #render({ webview, title }: vscode.WebviewPanel, opening: unknown): void {
    const scripts = vscode.Uri.joinPath(this.#extension, 'dist', 'webview');
    const media = vscode.Uri.joinPath(this.#extension, 'media');
    const address = (folder: vscode.Uri, name: string): string =>
      webview.asWebviewUri(vscode.Uri.joinPath(folder, name)).toString();
    webview.options = {
      enableScripts: true,
      enableForms: false,
      enableCommandUris: false,
      localResourceRoots: [scripts, media],
    };
    webview.html = pageHtml({
      title,
      language: vscode.env.language,
      script: address(scripts, `${this.#kind.name}.js`),
      styles: ['page.css', `${this.#kind.name}.css`].map((file) => address(media, file)),
      source: webview.cspSource,
      nonce: randomBytes(16).toString('hex'),
      opening,
    });
  }

  #port(webview: vscode.Webview): Port {
    return {
      // A page that was closed meanwhile needs no answer.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
      post: (message) => void webview.postMessage(message).then(undefined, () => undefined),
      listen: (receive) => {
        const listening = webview.onDidReceiveMessage(async (received: unknown) => {
          const message = (await this.#reader())(received);
          if (message !== undefined) receive(message);
          else
            this.#log.warn(`Dropped a message of the page ${this.#kind.viewType}: not a known one`);
        });
        return () => listening.dispose();
      },
    };
  }
}
