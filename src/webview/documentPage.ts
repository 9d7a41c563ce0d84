import type {
  DocumentBlock,
  DocumentData,
  DocumentHost,
  DocumentPage,
  DocumentText,
  DocumentView,
} from '../protocol/document.ts';
import { button, element, set, visibleText } from './dom.ts';
import { openPage } from './page.ts';

const page = openPage<DocumentHost, DocumentPage, DocumentData, null>({
  reload: () => load(),
});
const { host, data } = page;

const main = element('main');
const status = element('p', { class: 'quiet', role: 'status' }, data.loading);
const problem = element('p', { class: 'box error', role: 'alert', hidden: true });
document.body.append(status, problem, main);

async function load(): Promise<void> {
  await guarded(async () => show(await host.load()));
}

function show({ title, blocks, actions }: DocumentView): void {
  status.textContent = '';
  const buttons = actions.map(({ title: text, isMain = false }, action) => {
    const act = () => void guarded(async () => host.act(action));
    return button(text, act, isMain ? {} : { class: 'secondary' });
  });
  main.replaceChildren(
    element('h1', {}, title),
    ...(buttons.length > 0 ? [element('div', { class: 'row' }, ...buttons)] : []),
    ...blocks.map(documentBlock),
  );
}

/** Says what went wrong in the place of an answer. */
async function guarded(work: () => Promise<unknown>): Promise<void> {
  set(problem, { hidden: true });
  try {
    await work();
  } catch (error) {
    status.textContent = '';
    problem.textContent = error instanceof Error ? error.message : String(error);
    set(problem, { hidden: false });
  }
}

function documentBlock(block: DocumentBlock): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return element(block.level === 2 ? 'h2' : 'h3', {}, ...visibleText(block.text));
    case 'paragraph':
      return element('p', { class: block.tone }, ...visibleText(block.text));
    case 'list': {
      const items = block.items.map((texts) =>
        element(
          'li',
          {},
          ...texts.flatMap((text, place) => [place === 0 ? '' : ' · ', shownText(text)]),
        ),
      );
      return element('ul', {}, ...items);
    }
    case 'table':
      return table(block);
  }
}

function table({
  name,
  head,
  rows,
}: Extract<DocumentBlock, { readonly kind: 'table' }>): HTMLElement {
  const numeric = rows[0]?.map(({ isNumber }) => isNumber === true) ?? [];
  const className = (place: number) => (numeric[place] === true ? 'number' : undefined);
  const heads = head.map((text, place) =>
    element('th', { scope: 'col', class: className(place) }, text),
  );
  const shown = rows.map((cells) =>
    element(
      'tr',
      {},
      ...cells.map((cell, place) => element('td', { class: className(place) }, shownText(cell))),
    ),
  );
  const shownTable = element(
    'table',
    { class: 'document', 'aria-label': name },
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...shown),
  );
  return element('div', { class: 'wide' }, shownTable);
}

function shownText({ text, place, language, direction }: DocumentText): HTMLElement {
  if (place !== undefined) {
    const open = () => void guarded(async () => host.open(place));
    return button(text, open, { class: 'link' });
  }
  const foreign = language === undefined ? {} : { class: 'text', lang: language, dir: direction };
  return element('span', foreign, ...visibleText(text));
}

void load();
