import type { CatalogPage, CatalogSummary, CatalogView } from '../protocol/catalog.ts';
import type { CatalogPageHost } from '../protocol/catalogDetails.ts';
import type { CatalogData } from '../protocol/catalogTexts.ts';
import { Announcer } from './announcer.ts';
import { columnsOf } from './catalog/grid/columns.ts';
import { Cursor } from './catalog/grid/cursor.ts';
import { Editing, type EditDraft, type EditedCell } from './catalog/editing.ts';
import type { EditEnd } from './catalog/cellEditor.ts';
import { firstLocale, Grid } from './catalog/grid/grid.ts';
import type { GridPlace } from './catalog/grid/gridLines.ts';
import { gridKey, type GridAction } from './catalog/grid/gridKeys.ts';
import { layOut } from './catalog/layOut.ts';
import { LineCache } from './catalog/grid/lineCache.ts';
import { MessagePane } from './catalog/messagePane.ts';
import { ProblemBox } from './catalog/problemBox.ts';
import { StatusLine } from './catalog/statusLine.ts';
import { emptyView, Toolbar } from './catalog/toolbar.ts';
import { set } from './dom.ts';
import { fill } from './fill.ts';
import { openPage } from './page.ts';

/** What survives when the page is hidden. */
interface State {
  readonly view: CatalogView;
  readonly place: GridPlace;
  readonly draft: EditDraft | undefined;
}

const { host, data, kept, keep } = openPage<CatalogPageHost, CatalogPage, CatalogData, State>({
  changed: async (now) => take(now),
});
const { texts } = data;
const announcer = new Announcer();
const status = new StatusLine(texts);
const problem = new ProblemBox();
const tried = (work: () => Promise<unknown>) => problem.tried(work);
const toolbar = new Toolbar(texts, { ...emptyView, ...kept?.view }, () => void apply());
const cache = new LineCache(
  (from, to) => host.lines(from, to),
  () => arrived(),
);
const grid = new Grid({
  texts,
  lineAt: (place) => cache.at(place),
  want: (from, to) => cache.want(from, to),
  moved: () => moved(),
});
const cursor = new Cursor(grid, cache);
const details = new MessagePane({
  texts,
  host,
  cursor,
  tried,
  saved: () => {
    announcer.say(texts.saved);
    grid.focus();
  },
  actions: {
    edit: () => void act('edit'),
    accept: () => void act('accept'),
    reject: () => void act('reject'),
    copySource: () => void give((about) => about.source),
    clear: () => void give(() => ''),
    translate: () => void onCell(({ row, locale }) => host.translate(row, locale)),
    reveal: () => void reveal(),
  },
});
const editing = new Editing({
  texts,
  host,
  cellOf: (edited) => cursor.elementOf(edited),
  keep: (draft) => keepState(draft),
  ended: (cell, how) => void ended(cell, how),
});

let summary: CatalogSummary | undefined;
/** The message that the keyboard is on, wherever its line is. */
let held: number | undefined;
let draft: EditDraft | undefined = kept?.draft;

const proposed = layOut({
  texts,
  status: status.element,
  tools: [toolbar.element, status.refused, problem.element],
  table: [grid.hint, grid.element, details.element, announcer.element],
  act: (action) => void act(action),
  acceptShown: () => void acceptShown(),
  rejectAll: () => void tried(async () => announcer.say(await host.rejectAll())),
});
grid.element.addEventListener('keydown', (event) => {
  if ((event.target as Element).closest('.editor') !== null) return;
  const asked = gridKey(event, grid);
  if (asked === undefined) return;
  event.preventDefault();
  // What reaches the window, the editor handles as well: its undo would undo what was typed into the search.
  event.stopPropagation();
  if (typeof asked === 'string') void act(asked);
  else if (typeof asked === 'number') void details.useMatch(asked);
  else grid.go(asked);
});
grid.element.addEventListener('dblclick', () => void act('edit'));
grid.element.addEventListener('focusout', ({ relatedTarget }) => {
  // Elsewhere in the page; a window that is left keeps the field as it is.
  const goesTo = relatedTarget as Element | null;
  if (goesTo !== null && goesTo.closest('.editor') === null) void editing.end('saveAway');
});
void start();

async function start(): Promise<void> {
  await apply();
  if (kept?.place !== undefined) grid.go(kept.place, false);
  if (draft !== undefined) void editing.start(draft, draft);
}

async function apply(): Promise<void> {
  keepState(draft);
  await tried(async () => take(await host.show(toolbar.view)));
}

function take(now: CatalogSummary): void {
  if (summary !== undefined && now.version < summary.version) return;
  summary = now;
  cache.restart(now.version);
  toolbar.show(now);
  set(proposed, { hidden: now.counts.proposed === 0 });
  grid.show(now.lines, columnsOf(now, new Set(toolbar.view.hidden), texts));
  status.show(now);
  if (now.go === null) void follow();
  else goTo(now.go);
}

/** Goes to the message that a command has named; a filter that hides it goes. */
function goTo({ row, line, locale, isProposed }: NonNullable<CatalogSummary['go']>): void {
  if (isProposed && !toolbar.showsProposed) return toolbar.showProposed();
  if (line === null) return toolbar.clear();
  const column = grid.columns.findIndex(
    (one) => one.kind === 'locale' && one.locale.code === locale,
  );
  held = row;
  grid.go({ line, column: Math.max(firstLocale, column) });
  void host.went();
}

/** Stays on the same message when lines come or go above it. */
async function follow(): Promise<void> {
  const row = editing.edited?.row ?? held;
  if (row === undefined) return;
  const line = await host.lineOf(row).catch(() => null);
  const hasGoneOn = row !== (editing.edited?.row ?? held);
  if (hasGoneOn || line === null || line === grid.place.line) return;
  grid.go({ ...grid.place, line }, grid.element.contains(document.activeElement));
  editing.place();
}

function arrived(): void {
  grid.redraw();
  editing.place();
  moved();
}

function moved(): void {
  held = cursor.row ?? held;
  keepState(draft);
  details.follow();
}

async function act(action: GridAction): Promise<void> {
  switch (action) {
    case 'edit':
      return cursor.cell === undefined ? reveal() : onCell((cell) => editing.start(cell));
    case 'accept':
      return onwards(({ row, locale }) => host.accept(row, locale));
    case 'reject':
      return onwards(({ row, locale }) => host.reject(row, locale));
    case 'undo':
    case 'redo':
    case 'acceptAll':
      return tried(async () => announcer.say(await host[action]()));
    case 'next':
    case 'previous':
      return tried(() => goUnfinished(action === 'next' ? 1 : -1));
  }
}

/** Does something with the cell of the keyboard, and goes to the next one that waits. */
async function onwards(work: (cell: EditedCell) => Promise<string>): Promise<void> {
  await onCell(async (cell) => {
    const said = await work(cell);
    await goUnfinished(1);
    announcer.say(said);
  });
}

async function ended({ row }: EditedCell, how: EditEnd): Promise<void> {
  grid.refill();
  if (how === 'saveAway') return announcer.say(texts.saved);
  const step = how === 'saveNext' ? 1 : how === 'savePrevious' ? -1 : 0;
  const line = (await host.lineOf(row).catch(() => null)) ?? grid.place.line;
  if (how !== 'leave') announcer.say(texts.saved);
  grid.go({ line, column: grid.place.column + step });
  if (how === 'accept') await tried(() => goUnfinished(1));
}

/** In the column of the keyboard; from those of keys and sources, in the first of the locales. */
async function goUnfinished(step: 1 | -1): Promise<void> {
  if (cursor.locale === undefined) grid.go({ ...grid.place, column: firstLocale });
  const { locale } = cursor;
  if (locale === undefined) return;
  const line = await host.unfinished(grid.place.line, locale, step);
  if (line !== null) grid.go({ ...grid.place, line });
  else announcer.say(fill(texts.noneUnfinished, grid.columns[grid.place.column]?.title ?? ''));
}

/** Gives the cell of the keyboard another text, and undoes it as an edit. */
async function give(textOf: (about: { readonly source: string }) => string): Promise<void> {
  await onCell(async ({ row, locale }) => {
    const about = await host.details(row, locale);
    if (about?.cell === undefined || about.cell === null) return;
    const after = textOf(about);
    await host.edit({ row, locale, before: about.cell.text, after, isReviewed: false });
    announcer.say(texts.saved);
  });
  grid.focus();
}

async function reveal(): Promise<void> {
  const { row, locale } = cursor;
  if (row !== undefined) await tried(() => host.reveal(row, locale ?? null));
}

async function acceptShown(): Promise<void> {
  const { locale } = cursor;
  if (locale !== undefined) await tried(async () => announcer.say(await host.acceptShown(locale)));
}

async function onCell(work: (cell: EditedCell) => Promise<unknown>): Promise<void> {
  const { cell } = cursor;
  if (cell !== undefined) await tried(() => work(cell));
}

function keepState(now: EditDraft | undefined): void {
  draft = now;
  keep({ view: toolbar.view, place: grid.place, draft });
}
