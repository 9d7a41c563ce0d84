import type { CatalogPage, CatalogSummary, CatalogView } from '../protocol/catalog.ts';
import type { CatalogPageHost } from '../protocol/catalogDetails.ts';
import type { CatalogData, CatalogTexts } from '../protocol/catalogTexts.ts';
import { Announcer } from './announcer.ts';
import { ActionBar } from './catalog/actionBar.ts';
import { Commands } from './catalog/commands.ts';
import { DetailsPane } from './catalog/details/detailsPane.ts';
import { Editing } from './catalog/editing.ts';
import { Grid } from './catalog/grid/grid.ts';
import type { GridAction } from './catalog/grid/gridKeys.ts';
import type { OpenCatalog } from './catalog/openCatalog.ts';
import { ProblemBox } from './catalog/problemBox.ts';
import { CatalogState, type Change } from './catalog/state/catalogState.ts';
import { columnIn, columnsOf, firstLocale, type GridPlace } from './catalog/state/columns.ts';
import type { KeptTexts, LostText, TypedTexts } from './catalog/state/typedTexts.ts';
import { emptyView, Toolbar } from './catalog/toolbar.ts';
import { button, element, set, fill } from './dom.ts';
import { openPage } from './page.ts';

/** Shows what was typed and could not be saved, to be copied, until the person dismisses it. */
class KeptText {
  readonly element = element('div', { hidden: true });
  readonly #texts: CatalogTexts;
  readonly #typed: TypedTexts;
  #shown: readonly LostText[] = [];

  constructor(texts: CatalogTexts, typed: TypedTexts) {
    this.#texts = texts;
    this.#typed = typed;
  }

  /** What stays is not touched: a person may be copying it. */
  show(): void {
    const { lost } = this.#typed;
    if (lost === this.#shown) return;
    this.#shown = lost;
    this.element.replaceChildren(...lost.map((one) => this.#boxOf(one)));
    set(this.element, { hidden: lost.length === 0 });
  }

  #boxOf(lost: LostText): HTMLElement {
    const { key, locale, text, reason } = lost;
    const label = fill(this.#texts.notSaved, key, locale);
    const field = element('textarea', { 'aria-label': label, rows: '3', readonly: true });
    field.value = text;
    return element(
      'div',
      { class: 'box error', role: 'alert' },
      element('p', {}, `${reason || this.#texts.noPlace} ${label}`),
      field,
      button(this.#texts.dismiss, () => this.#typed.dismiss(lost), { class: 'secondary' }),
    );
  }
}

/** Says how much is shown, and which files are not. */
class StatusLine {
  readonly element = element('p', { class: 'quiet status' });
  readonly refused = element('ul', { class: 'box warning', hidden: true });
  readonly #texts: CatalogTexts;

  constructor(texts: CatalogTexts) {
    this.#texts = texts;
  }

  show({ all, shown, isReading, isChecking, refused }: CatalogSummary): void {
    const { empty, nothing, reading, checking } = this.#texts;
    const nothingHere = all === 0 ? empty : nothing;
    const counted = shown === 0 && !isReading ? nothingHere : fill(this.#texts.shown, shown, all);
    const busy = isReading ? [reading] : isChecking ? [checking] : [];
    this.element.textContent = [counted, ...busy].join(' · ');
    set(this.refused, { hidden: refused.length === 0 });
    this.refused.replaceChildren(...refused.map((reason) => element('li', {}, reason)));
  }
}

/** What survives when the page is hidden. */
interface Kept extends KeptTexts {
  readonly view: CatalogView;
  readonly place: GridPlace;
}

const { host, data, kept, keep } = openPage<CatalogPageHost, CatalogPage, CatalogData, Kept>({
  changed: async (now) => take(now),
});
const { texts } = data;
const state = new CatalogState(host, kept ?? {}, draw);
const { cursor, selection, typed } = state;
const announcer = new Announcer();
const problem = new ProblemBox();
const grid = new Grid(texts, state);
const page: OpenCatalog = { texts, host, state, grid, announcer, problem };
const editing = new Editing(page);
const commands = new Commands(page, editing);
const toolbar = new Toolbar(texts, { ...emptyView, ...kept?.view }, () => void apply());
const status = new StatusLine(texts);
const lost = new KeptText(texts, typed);
const bar = new ActionBar(texts, commands);
const details = new DetailsPane(page, commands);
const proposed = element(
  'div',
  { class: 'row proposals', hidden: true },
  button(texts.acceptAll, () => commands.act('acceptAll'), {
    'aria-keyshortcuts': 'Control+Shift+Enter',
  }),
  button(texts.rejectAll, () => void commands.onShown('rejectAll'), { class: 'secondary' }),
);

/** One offer after the other: the cursor of a second one would end the field of the first. */
let offered: Promise<void> = Promise.resolve();

document.body.append(
  element(
    'main',
    {},
    element(
      'div',
      { class: 'row top' },
      element('h1', {}, texts.title),
      status.element,
      ...(['undo', 'redo', 'previous', 'next'] as const).map(tool),
    ),
    toolbar.element,
    status.refused,
    lost.element,
    problem.element,
    proposed,
    bar.element,
    grid.hint,
    grid.element,
    details.element,
    announcer.element,
  ),
);
void start();

async function start(): Promise<void> {
  lost.show();
  await apply();
  // What was typed leads to its own message, and going elsewhere would end its field.
  if (kept?.unsaved !== undefined) return;
  if (kept?.place !== undefined && state.summary?.go === null)
    cursor.go(kept.place, { takes: false });
}

/** Asks for what the filters show. */
async function apply(): Promise<void> {
  selection.clear();
  keepState();
  await problem.tried(async () => take(await host.show(toolbar.view)));
}

function take(now: CatalogSummary): void {
  state.take(now, columnsOf(now, new Set(toolbar.view.hidden), texts));
}

/** Shows what is another one now; all that the page shows follows from the state. */
function draw(change: Change, takes = false): void {
  switch (change) {
    case 'summary':
      return drawSummary();
    case 'lines':
      grid.draw();
      editing.place();
      details.follow();
      if (cursor.isAstray) void editing.follow();
      return;
    case 'moved':
      grid.moved(takes);
      bar.show(state);
      keepState();
      return details.follow();
    case 'selected': {
      const { size } = selection.rows;
      announcer.say(size === 0 ? texts.noneSelected : fill(texts.selected, size));
      bar.show(state);
      return grid.redraw();
    }
    case 'typed':
      lost.show();
      return keepState();
    case 'details':
      return details.show();
  }
}

function drawSummary(): void {
  const { summary } = state;
  if (summary === undefined) return;
  toolbar.show(summary);
  set(proposed, { hidden: summary.counts.proposed === 0 });
  grid.show();
  status.show(summary);
  bar.show(state);
  if (summary.go !== null) return goTo(summary.go);
  void editing.follow();
  offered = offered.then(offer);
}

/** Goes to the message that a command has named; a filter that hides it goes. */
function goTo({ row, line, locale, among }: NonNullable<CatalogSummary['go']>): void {
  if (among !== null && !toolbar.showsOnly(among)) return toolbar.showOnly(among);
  // Its state may be another one by now.
  if (line === null && among !== null)
    return state.summary?.isReading === true ? undefined : void host.went();
  if (line === null) return toolbar.clear();
  const column = locale === null ? undefined : columnIn(cursor.columns, locale);
  cursor.go({ line, column: column ?? firstLocale }, { row });
  void host.went();
}

/** Opens the field with what was typed before the page was loaded, once its message is there; a filter that hides it goes. */
async function offer(): Promise<void> {
  const { earlier } = typed;
  if (earlier === undefined || editing.edited !== undefined) return;
  const { name, locale } = earlier;
  const row = await host.rowNamed(name, locale).catch(() => null);
  if (typed.earlier === undefined || editing.edited !== undefined) return;
  // It may still be in a file that is not read yet.
  if (row === null) return state.summary?.isReading === false ? typed.giveUp() : undefined;
  const isThere = await cursor.goTo({ row, locale });
  if (!isThere) return state.summary?.isReading === false ? toolbar.clear() : undefined;
  await problem.tried(() => editing.start({ row, locale }, () => '', earlier));
}

function keepState(): void {
  const { unsaved, lost } = typed;
  keep({ view: toolbar.view, place: cursor.place, unsaved, lost, forms: details.refused });
}

function tool(action: GridAction & keyof typeof texts): HTMLElement {
  return button(texts[action], () => commands.act(action), { class: 'tool' });
}
