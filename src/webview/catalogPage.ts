import type { CatalogPage, CatalogSummary, CatalogView } from '../protocol/catalog.ts';
import type { CatalogPageHost } from '../protocol/catalogDetails.ts';
import type { CatalogData } from '../protocol/catalogTexts.ts';
import { Announcer } from './announcer.ts';
import { columnsOf } from './catalog/grid/columns.ts';
import { Cursor, type EditedCell } from './catalog/grid/cursor.ts';
import { Editing, type EditDraft } from './catalog/editing.ts';
import type { EditEnd } from './catalog/cellEditor.ts';
import { Grid } from './catalog/grid/grid.ts';
import { firstLocale, type GridPlace } from './catalog/grid/gridPlace.ts';
import { listenTo } from './catalog/grid/gridEvents.ts';
import type { GridAction } from './catalog/grid/gridKeys.ts';
import { layOut } from './catalog/layOut.ts';
import { LineCache } from './catalog/grid/lineCache.ts';
import { MessagePane } from './catalog/messagePane.ts';
import { Picking } from './catalog/picking.ts';
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
  pressed: (place, event) => picking.pressed(place, event),
  isSelected: (row) => picking.has(row),
});
const cursor = new Cursor(grid, cache, host);
const picking = new Picking({
  texts,
  host,
  grid,
  cursor,
  tried,
  say: (text) => announcer.say(text),
});
const details = new MessagePane({
  texts,
  host,
  cursor,
  tried,
  say: (text) => announcer.say(text),
  saved: () => {
    announcer.say(texts.saved);
    grid.focus();
  },
  actions: {
    edit: () => act('edit'),
    accept: () => act('accept'),
    reject: () => act('reject'),
    copySource: () => void give((about) => about.source),
    clear: () => void give(() => ''),
    translate: () => void onCell(({ row, locale }) => host.translate([row], locale)),
    reveal: () => void reveal(),
    ignore: (code) => void onCell(({ row, locale }) => host.ignore(row, locale, code)),
  },
});
const editing = new Editing({
  texts,
  host,
  cellOf: ({ row, locale }) =>
    row === cursor.row && locale === cursor.locale ? grid.cellAt(grid.place) : undefined,
  keep: (draft) => keepState(draft),
  ended: (cell, how) => void ended(cell, how),
});

let summary: CatalogSummary | undefined;
let draft: EditDraft | undefined = kept?.draft;

const proposed = layOut({
  texts,
  status: status.element,
  tools: [toolbar.element, status.refused, problem.element],
  table: [picking.element, grid.hint, grid.element, details.element, announcer.element],
  act: (action) => act(action),
  rejectAll: () => void tried(async () => announcer.say(await host.rejectAll())),
});
listenTo(grid, {
  act: (action) => act(action),
  use: (match) => void details.useMatch(match),
  move: (move) => picking.go(move.to, move.extends ? 'extend' : 'only'),
  paste: (text) => void picking.paste(text),
  left: () => void editing.end('saveAway'),
});
void start();

async function start(): Promise<void> {
  await apply();
  if (kept?.place !== undefined && summary?.go === null) grid.go(kept.place, false);
  if (draft !== undefined) void editing.start(draft, draft);
}

async function apply(): Promise<void> {
  picking.clear();
  keepState(draft);
  await tried(async () => take(await host.show(toolbar.view)));
}

function take(now: CatalogSummary): void {
  if (summary !== undefined && now.version < summary.version) return;
  summary = now;
  cache.restart(now.version, now.first);
  toolbar.show(now);
  set(proposed, { hidden: now.counts.proposed === 0 });
  grid.show(now.lines, columnsOf(now, new Set(toolbar.view.hidden), texts));
  status.show(now);
  picking.show(now.shown);
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
  cursor.go(row, { line, column: Math.max(firstLocale, column) });
  void host.went();
}

/** Stays on the same message when lines come or go above it. */
async function follow(): Promise<void> {
  const takes = () => editing.edited === undefined && grid.element.contains(document.activeElement);
  await cursor.follow(takes);
  editing.place();
}

function arrived(): void {
  cursor.arrived();
  grid.draw();
  editing.place();
  details.follow();
  if (cursor.isAstray) void follow();
}

function moved(): void {
  cursor.moved();
  picking.show();
  keepState(draft);
  details.follow();
}

/** One thing after the other: each is for the cell that the one before it has led to. */
let turn: Promise<unknown> = Promise.resolve();

function act(action: GridAction): void {
  turn = turn.then(() => perform(action));
}

async function perform(action: GridAction): Promise<void> {
  switch (action) {
    case 'edit':
      return cursor.cell === undefined ? reveal() : onCell((cell) => editing.start(cell));
    case 'select':
      return picking.toggle();
    case 'selectAll':
      return picking.all();
    case 'unselect':
      return picking.clear();
    case 'accept':
    case 'reject':
      if (picking.hasRows) return picking.act(action);
      return onwards(({ row, locale }) => host[action](row, locale));
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
const onwards = (work: (cell: EditedCell) => Promise<string>): Promise<void> =>
  onCell(async (cell) => {
    const said = await work(cell);
    await goUnfinished(1);
    announcer.say(said);
  });

async function ended({ row }: EditedCell, how: EditEnd): Promise<void> {
  grid.refill();
  if (how === 'saveAway') return announcer.say(texts.saved);
  const step = how === 'saveNext' ? 1 : how === 'savePrevious' ? -1 : 0;
  const line = (await host.lineOf(row).catch(() => null)) ?? grid.place.line;
  if (how !== 'leave') announcer.say(texts.saved);
  cursor.go(row, { line, column: grid.place.column + step });
  if (how === 'accept') await tried(() => goUnfinished(1));
}

async function goUnfinished(step: 1 | -1): Promise<void> {
  if (await cursor.goUnfinished(step)) return;
  announcer.say(fill(texts.noneUnfinished, grid.columns[grid.place.column]?.title ?? ''));
}

/** Gives the cell of the keyboard another text. */
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

async function onCell(work: (cell: EditedCell) => Promise<unknown>): Promise<void> {
  const { cell } = cursor;
  if (cursor.isAwaited) announcer.say(texts.loading);
  else if (cell !== undefined) await tried(() => work(cell));
}

function keepState(now: EditDraft | undefined): void {
  draft = now;
  keep({ view: toolbar.view, place: grid.place, draft });
}
