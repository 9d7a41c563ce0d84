import type * as vscode from 'vscode';
import type { TermEditorData, TermEditorHost, TermEditorPage } from '../../protocol/termEditor.ts';
import { limits } from '../../service/limits.ts';
import type { SpokenTerms } from '../../service/spokenTerms/schemas.ts';
import { Panels, type PageKind, type PagePanel } from '../../platform/pages/panel.ts';
import type { Services } from '../../platform/services.ts';
import { lazily } from '../../platform/ui/inBackground.ts';
import { plainText } from '../../texts/uiText.ts';
import type { Drafts } from './drafts.ts';
import type { TermEditorSubject } from './termEditorSchemas.ts';

/** The pages in which the terms of collections are edited. */
export class TermEditors implements vscode.Disposable {
  readonly #services: Services;
  readonly #drafts: Drafts;
  readonly #panels: Panels<TermEditorSubject, TermEditorHost, TermEditorPage>;
  readonly #terms = lazily(async () => {
    const { EditedTerms } = await import('./editedTerms.ts');
    return new EditedTerms(this.#services, this.#drafts);
  });
  /** For pages that are about to load: the language to show, by collection. */
  readonly #focus = new Map<string, string>();

  constructor(services: Services, drafts: Drafts) {
    this.#services = services;
    this.#drafts = drafts;
    this.#panels = new Panels(this.#kind(), services.context.extensionUri, services.log);
  }

  /** Opens the editor of a collection, or brings it to the front, at a language if one is given. */
  show({ id, name }: Pick<SpokenTerms, 'id' | 'name'>, language: string | undefined): void {
    const subject = { id, name: plainText(name) };
    if (language !== undefined) this.#focus.set(id, language);
    const open = this.#panels.pageOf(subject);
    this.#panels.show(subject);
    // A page that comes to the front loads by itself.
    open?.reload().catch(() => undefined);
  }

  /** Shows what the collections are by now. */
  reload(): void {
    // A page that is hidden or closing needs no news.
    for (const page of this.#panels.pages) page.reload().catch(() => undefined);
  }

  close(subject: TermEditorSubject): void {
    this.#panels.close(subject);
  }

  dispose(): void {
    this.#panels.dispose();
  }

  #kind(): PageKind<TermEditorSubject, TermEditorHost, TermEditorPage> {
    return {
      viewType: 'glossa.termEditor',
      name: 'termsPage',
      idOf: ({ id }) => id,
      readSubject: async (kept) => (await import('./termEditorSchemas.ts')).readSubject(kept),
      schemas: async () => (await import('./termEditorSchemas.ts')).termEditorSchemas,
      open: (subject, panel) => ({
        title: this.#titleOf(subject),
        async data() {
          const { termEditorTexts } = await import('./termEditorTexts.ts');
          return {
            limit: limits.termListLength,
            texts: termEditorTexts(),
          } satisfies TermEditorData;
        },
        host: this.#hostOf(subject, panel),
      }),
    };
  }

  #titleOf({ id, name }: TermEditorSubject): string {
    return this.#drafts.of(id).size > 0 ? `● ${name}` : name;
  }

  #hostOf({ id, ...of }: TermEditorSubject, panel: PagePanel<TermEditorPage>): TermEditorHost {
    let { name } = of;
    return {
      load: async () => {
        const wanted = this.#focus.get(id);
        this.#focus.delete(id);
        const collection = await (await this.#terms()).load(id, wanted);
        name = collection.name;
        panel.setTitle(this.#titleOf({ id, name }));
        return collection;
      },
      keepDraft: async (language, draft) => {
        await this.#drafts.keep(id, language, draft ?? undefined);
        panel.setTitle(this.#titleOf({ id, name }));
        return null;
      },
      stored: async (language) => (await this.#terms()).storedNow(id, language),
      tryTerms: async (language) => (await this.#terms()).tryOut(id, language),
      merge: async (language, terms) => (await this.#terms()).merge(id, { language, terms }),
      replace: async (language, terms) => (await this.#terms()).replace(id, { language, terms }),
    };
  }
}
