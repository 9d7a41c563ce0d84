import * as vscode from 'vscode';
import type { PageKind } from '../../platform/pages/panel.ts';
import type { CatalogPage } from '../../protocol/catalog.ts';
import type { CatalogPageHost } from '../../protocol/catalogDetails.ts';
import type { CatalogData } from '../../protocol/catalogTexts.ts';
import type { CatalogSurroundings, OpenSession } from './openSession.ts';

/** There is one catalog in a window. */
export interface CatalogSubject {
  readonly kind: 'catalog';
}

export const catalogSubject: CatalogSubject = { kind: 'catalog' };

/** The page that shows the messages of the workspace in all their locales. */
export function catalogPanel(
  surroundings: CatalogSurroundings,
): PageKind<CatalogSubject, CatalogPageHost, CatalogPage> {
  return {
    viewType: 'glossa.catalog',
    name: 'catalogPage',
    idOf: ({ kind }) => kind,
    // Whatever an earlier session kept: there is only one.
    readSubject: async () => catalogSubject,
    schemas: async () => (await import('./page/catalogSchemas.ts')).catalogSchemas,
    open(_, panel) {
      let opened: Promise<OpenSession> | undefined;
      const open = async () => (await import('./openSession.ts')).openSession;
      const session = () =>
        (opened ??= open().then((start) => start(surroundings, () => panel.page)));
      // Files are read while the editor makes room for the page; what fails is said when the page asks.
      void session().catch(() => undefined);
      return {
        title: vscode.l10n.t({
          message: 'Catalog',
          comment: 'All messages of a project in all its locales.',
        }),
        async data() {
          const { catalogTexts } = await import('./page/catalogTexts.ts');
          return { texts: catalogTexts() } satisfies CatalogData;
        },
        host: hostOf(session),
        closed: () => void opened?.then((one) => one.dispose()).catch(() => undefined),
      };
    },
  };
}

/** The model and all that it needs are loaded with the first call. */
function hostOf(open: () => Promise<OpenSession>): CatalogPageHost {
  const host = async () => (await open()).session;
  const about = async () => (await open()).about;
  return {
    show: async (view) => (await host()).show(view),
    lines: async (from, to) => (await host()).lines(from, to),
    details: async (row, locale) => (await about()).details(row, locale),
    rowNamed: async (name, locale) => (await about()).rowNamed(name, locale),
    usages: async (row) => (await about()).usages(row),
    openUsage: async (place) => (await about()).openUsage(place),
    history: async (row, locale) => (await about()).history(row, locale),
    stop: async () => (await about()).stop(),
    check: async (row, locale, text) => (await host()).check(row, locale, text),
    edit: async (typed) => (await host()).cells.edit(typed),
    accept: async (seen) => (await host()).cells.accept(seen),
    act: async (act, rows, locale) => (await host()).rows.act(act, rows, locale),
    rows: async (ends) => (await host()).handles(ends),
    reject: async (seen) => (await host()).cells.reject(seen),
    acceptAll: async () => (await host()).cells.acceptAll(),
    rejectAll: async () => (await host()).cells.rejectAll(),
    undo: async () => (await host()).undo(),
    redo: async () => (await host()).redo(),
    unfinished: async (from, locale, step) => (await host()).unfinished(from, locale, step),
    lineOf: async (row) => (await host()).lineOf(row),
    went: async () => (await host()).went(),
    reveal: async (row, locale) => (await host()).reveal(row, locale),
    changeKeys: async (kind, rows) => (await host()).changeKeys(kind, rows),
    ignore: async (row, locale, code) => (await host()).requests.ignore(row, locale, code),
    exportShown: async () => (await host()).exportShown(),
    paste: async (row, locale, text) => (await host()).paste(row, locale, text),
    translate: async (rows, locale) => (await host()).requests.translate(rows, locale),
  };
}
