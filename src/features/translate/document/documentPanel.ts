import * as vscode from 'vscode';
import type { PageKind } from '../../../platform/pages/panel.ts';
import type { DocumentAction, DocumentHost, DocumentPage } from '../../../protocol/document.ts';
import type { DocumentBuilder } from './documentBuilder.ts';

/** What a page shows: the last run of a workspace folder, named by its URI, or what the next one would do. */
export interface DocumentSubject {
  readonly kind: 'report' | 'plan';
  readonly folder: string;
}

/** A document as it is now. */
export interface LoadedDocument {
  readonly title: string;
  readonly content: DocumentBuilder;
  readonly actions: readonly LoadedAction[];
}

interface LoadedAction extends DocumentAction {
  readonly run: () => Promise<unknown>;
}

/** The page of a document; what it shows is asked for again each time that it is shown. */
export function documentPanel(
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

export const reportTitle = () => vscode.l10n.t('Translation Report');

export const planTitle = () => vscode.l10n.t('Translation Plan');
