import type { CatalogPage, CatalogSummary, CatalogView } from '../protocol/catalog.ts';
import type { CatalogPageHost } from '../protocol/catalogDetails.ts';
import type { CatalogData } from '../protocol/catalogTexts.ts';
import { Announcer } from './announcer.ts';
import { Acting } from './catalog/acting.ts';
import { columnIn, columnsOf } from './catalog/grid/columns.ts';
import { Cursor, type EditedCell } from './catalog/grid/cursor.ts';
import { Editing, type EditDraft, type EditPlace } from './catalog/editing.ts';
import type { EditEnd } from './catalog/cellEditor.ts';
import { Grid } from './catalog/grid/grid.ts';
import { firstLocale, type GridPlace } from './catalog/grid/gridPlace.ts';
import { listenTo } from './catalog/grid/gridEvents.ts';
import { layOut } from './catalog/layOut.ts';
import { KeptText, type LostText } from './catalog/keptText.ts';
import { LineCache } from './catalog/grid/lineCache.ts';
import { MessagePane } from './catalog/details/messagePane.ts';
import { Picking } from './catalog/picking.ts';
import { ProblemBox } from './catalog/problemBox.ts';
import { StatusLine } from './catalog/statusLine.ts';
import { emptyView, Toolbar } from './catalog/toolbar.ts';
import { set } from './dom.ts';
import { openPage } from './page.ts';

/** What survives when the page is hidden. */
interface State {
  readonly view: CatalogView;
  readonly place: GridPlace;
  /** What was typed and not saved. */
  readonly unsaved: EditDraft | undefined;
  /** What was typed and could not be saved. */
  readonly lost: readonly LostText[] | undefined;
  /** What was typed into forms of the pane and could not be saved. */
  readonly forms: readonly LostText[] | undefined;
}

const { host, data, kept, keep } = openPage<CatalogPageHost, CatalogPage, CatalogData, State>({
  changed: async (now) => take(now),
});
const { texts } = data;
const announcer = new Announcer();
const status = new StatusLine(texts);
const problem = new ProblemBox();
const lost = new KeptText(texts, () => keepState(draft));
const lose = (text: LostText) => lost.keep(text);
const say = (text: string) => announcer.say(text);
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
const picking = new Picking({ texts, host, grid, cursor, tried, say });
const details = new MessagePane({
  texts,
  host,
  cursor,
  tried,
  say,
  refused: () => keepState(draft),
  lost: lose,
  saved: () => {
    say(texts.saved);
    // The button that was pressed may be gone.
    if (!isElsewhere() || document.activeElement?.matches('.details button')) grid.focus();
  },
  edit: (cell) => acting.edit(cell),
  judge: (how, seen) => acting.judge(how, seen),
});
const editing = new Editing({
  texts,
  host,
  placeOf: (edited) => placeOf(edited),
  isElsewhere,
  keep: (draft) => keepState(draft),
  back: (cell) => cursor.goTo(cell),
  ended: (cell, how) => void ended(cell, how),
  lost: lose,
});
const edit = (cell: EditedCell, started: () => string | undefined) => editing.start(cell, started);
const failed = (error: unknown) => problem.show(error);
const acting = new Acting({
  texts,
  host,
  grid,
  cursor,
  picking,
  edit,
  isElsewhere,
  lost: lose,
  tried,
  failed,
  say,
});

let summary: CatalogSummary | undefined;
let draft: EditDraft | undefined;
/** What was typed before the page was loaded, until it is offered. */
let unsaved: EditDraft | undefined = kept?.unsaved;
/** One offer after the other: the cursor of a second one would end the field of the first. */
let offered: Promise<void> = Promise.resolve();

const proposed = layOut({
  texts,
  status: status.element,
  tools: [toolbar.element, status.refused, lost.element, problem.element],
  table: [picking.element, grid.hint, grid.element, details.element, announcer.element],
  act: (action) => acting.act(action),
  rejectAll: () => void tried(async () => say(await host.rejectAll())),
});
listenTo(grid, {
  act: (action) => acting.act(action),
  type: (key) => acting.type(key),
  use: (match) => acting.here(() => details.useMatch(match)),
  move: (move) => acting.move(move),
  paste: (text) => acting.paste(text),
  left: () => void editing.end('saveAway'),
});
void start();

async function start(): Promise<void> {
  lost.keep(...(kept?.lost ?? []), ...(kept?.forms ?? []));
  await apply();
  // What was typed leads to its own message, and going elsewhere would end its field.
  if (kept?.unsaved !== undefined) return;
  if (kept?.place !== undefined && summary?.go === null) grid.go(kept.place, false);
}

/** Opens the field with what was typed before the page was loaded, once its message is there; a filter that hides it goes. */
async function offer(): Promise<void> {
  if (unsaved === undefined || editing.edited !== undefined) return;
  const { name, locale, text, shown } = unsaved;
  const row = await host.rowNamed(name, locale).catch(() => null);
  if (unsaved === undefined || editing.edited !== undefined) return;
  // It may still be in a file that is not read yet.
  if (row === null) return summary?.isReading === false ? giveUp(unsaved) : undefined;
  const isThere = await cursor.goTo({ row, locale });
  if (!isThere) return summary?.isReading === false ? toolbar.clear() : undefined;
  // From then on it is the field's, which may be saved before it has asked what its text was.
  const taken = () => {
    unsaved = undefined;
    keepState({ name, locale, text, shown });
  };
  await tried(() => editing.start({ row, locale }, () => '', { text, taken }));
}

/** There is no field for it any more, or a person types elsewhere: it stays in sight. */
function giveUp({ shown, name, locale, text }: EditDraft): void {
  unsaved = undefined;
  const { key, locale: of } = shown ?? { key: name.id, locale };
  lost.keep({ key, locale: of, text, reason: '' });
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
  if (now.go !== null) return goTo(now.go);
  void follow();
  offered = offered.then(offer);
}

/** Goes to the message that a command has named; a filter that hides it goes. */
function goTo({ row, line, locale, isProposed }: NonNullable<CatalogSummary['go']>): void {
  if (isProposed && !toolbar.showsProposed) return toolbar.showProposed();
  if (line === null) return toolbar.clear();
  const column = locale === null ? undefined : columnIn(grid.columns, locale);
  cursor.go(row, { line, column: column ?? firstLocale });
  void host.went();
}

/** Stays on the same message when lines come or go above it. */
async function follow(): Promise<void> {
  const takes = () => editing.edited === undefined && grid.element.contains(document.activeElement);
  await cursor.follow(takes);
  editing.place();
  await editing.checkPlace((edited) => cursor.isOn(edited));
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

function placeOf(edited: EditedCell): EditPlace | undefined {
  const column = grid.columns[grid.place.column];
  const cell = cursor.isOn(edited) ? grid.cellAt(grid.place) : undefined;
  if (cell === undefined || column?.kind !== 'locale') return undefined;
  return { element: cell, key: cursor.key, locale: column.locale };
}

/** Whether a person has gone to something else than the table: the keyboard is not taken from there. */
function isElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && !grid.element.contains(activeElement);
}

/** The keyboard is in the table again at once: no key that comes now is to miss it. */
async function ended(cell: EditedCell, how: EditEnd): Promise<void> {
  grid.refill();
  if (how !== 'leave') say(texts.saved);
  if (how === 'saveAway' || isElsewhere()) return;
  grid.focus();
  if (!cursor.isOn(cell)) return;
  const step = how === 'saveNext' ? 1 : how === 'savePrevious' ? -1 : 0;
  cursor.go(cell.row, { ...grid.place, column: grid.place.column + step });
  if (how === 'accept') await tried(() => acting.goUnfinished(1, () => !isElsewhere()));
  else await follow();
}

function keepState(now: EditDraft | undefined): void {
  draft = now;
  if (draft !== undefined && unsaved !== undefined) giveUp(unsaved);
  const { refused: forms } = details;
  const typed = draft ?? unsaved;
  keep({ view: toolbar.view, place: grid.place, unsaved: typed, lost: lost.all, forms });
}
