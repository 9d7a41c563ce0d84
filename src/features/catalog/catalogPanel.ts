import type { PageKind } from '../../platform/pages/panel.ts';
import type { Services } from '../../platform/services.ts';
import type { CatalogPage } from '../../protocol/catalog.ts';
import type { CatalogPageHost } from '../../protocol/catalogDetails.ts';
import type { CatalogData } from '../../protocol/catalogTexts.ts';
import type { OpenSession } from './openSession.ts';
import type { PendingReveal } from './pendingReveal.ts';
import { labels } from '../../texts/labels.ts';

/** There is one catalog in a window. */
export const catalogSubject = { kind: 'catalog' } as const;

/** The page that shows the messages of the workspace in all their locales. */
export function catalogPanel(
  services: Services,
  wanted: PendingReveal,
): PageKind<typeof catalogSubject, CatalogPageHost, CatalogPage> {
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
        (opened ??= open().then((start) => start(services, wanted, () => panel.page)));
      // Files are read while the editor makes room for the page; what fails is said when the page asks.
      void session().catch(() => undefined);
      return {
        title: labels.catalog(),
        async data() {
          const { catalogPageTexts } = await import('./page/catalogPageTexts.ts');
          return { texts: catalogPageTexts() } satisfies CatalogData;
        },
        host: hostOf(session),
        closed: () => void opened?.then((one) => one.dispose()).catch(() => undefined),
      };
    },
  };
}

/** Each call is answered by a part of the open catalog, which is loaded with the first one. */
function hostOf(open: () => Promise<OpenSession>): CatalogPageHost {
  const session = async () => (await open()).session;
  const about = async () => (await open()).about;
  return {
    ...answers(session, ['show', 'lines', 'rows', 'lineOf', 'unfinished', 'went', 'reveal', 'saw']),
    ...answers(session, ['check', 'undo', 'redo', 'changeKeys', 'exportShown', 'paste']),
    ...answers(about, ['details', 'rowNamed', 'usages', 'openUsage', 'history', 'stop']),
    ...answers(
      async () => (await session()).cellActs,
      ['edit', 'accept', 'reject', 'acceptAll', 'rejectAll'],
    ),
    ...answers(async () => (await session()).rowActs, ['act', 'acceptable']),
    ...answers(async () => (await session()).requests, ['translate', 'ignore']),
  };
}

/** Calls that a part answers by methods of the same names. */
function answers<
  Call extends string,
  Part extends { readonly [C in Call]: (...args: never[]) => Promise<unknown> },
>(part: () => Promise<Part>, calls: readonly Call[]): Pick<Part, Call> {
  const answer =
    (call: Call) =>
    async (...args: never[]) =>
      (await part())[call](...args);
  return Object.fromEntries(calls.map((call) => [call, answer(call)])) as Pick<Part, Call>;
}
