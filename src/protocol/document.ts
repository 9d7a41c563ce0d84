/* The contract between a page that shows a document and its host. JSON data only: nothing in it can be markup. */

/** A text of a document; `place` says what it leads to, as a place in the host's list. */
export interface DocumentText {
  readonly text: string;
  readonly place?: number;
  /** Of a text of a resource file: its locale. */
  readonly language?: string;
  /** Comes with {@link language}. */
  readonly direction?: 'ltr' | 'rtl';
  readonly isNumber?: true;
}

export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: 'quiet' | 'box' }
  | { readonly kind: 'list'; readonly items: readonly (readonly DocumentText[])[] }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly DocumentText[])[];
    };

export interface DocumentView {
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
  /** What can be done with what the document is about. */
  readonly actions: readonly DocumentAction[];
}

export interface DocumentAction {
  readonly title: string;
  /** What the document is there to be asked for. */
  readonly isMain?: boolean;
}

/** What the page may ask of the host. */
export interface DocumentHost {
  load(): Promise<DocumentView>;
  /** Goes to a place of the document that was loaded last. */
  open(place: number): Promise<null>;
  /** Does one of the actions, by its place among them. */
  act(action: number): Promise<null>;
}

/** What the host may ask of the page. */
export interface DocumentPage {
  /** Load again: the document says something else now. */
  reload(): Promise<void>;
}

/** What the page starts with. */
export interface DocumentData {
  readonly loading: string;
}
