import type {
  UsageView,
  UsageBar,
  UsageData,
  UsageHost,
  UsagePage,
  UsageTable,
} from '../protocol/usage.ts';
import { button, element, set } from './dom.ts';
import { openPage } from './page.ts';

const { host, data } = openPage<UsageHost, UsagePage, UsageData, null>({ reload: () => load() });

const refresh = button(data.refresh, () => void load(data.loaded), { class: 'secondary' });
const status = element('p', { class: 'quiet', role: 'status' });
const problem = element('p', { class: 'box error', role: 'alert', hidden: true });
const content = element('div');
document.body.append(
  element(
    'main',
    {},
    element('div', { class: 'row title' }, element('h1', {}, data.title), refresh),
    problem,
    status,
    content,
  ),
);

let turn = 0;

/** Shows what the service says now; `said` is said then. What was shown before stays until something better is there. */
async function load(said = ''): Promise<void> {
  const own = ++turn;
  status.textContent = data.loading;
  set(problem, { hidden: true });
  try {
    const usage = await host.load();
    if (own !== turn) return;
    show(usage);
    status.textContent = said;
  } catch (error) {
    if (own !== turn) return;
    status.textContent = '';
    problem.textContent = error instanceof Error ? error.message : String(error);
    set(problem, { hidden: false });
  }
}

function show({ lines, tables, notes }: UsageView): void {
  content.replaceChildren(
    ...lines.map((line) => element('p', {}, line)),
    ...tables.map(usageTable),
    ...notes.map((note) => element('p', { class: 'quiet' }, note)),
  );
}

/** A table with bars: each bar says its share in words too. */
function usageTable({ name, head, rows }: UsageTable): HTMLElement {
  const last = head.length - 1;
  const heads = head.map((text, place) => {
    const className = place === 0 || place === last ? undefined : 'number';
    return element('th', { scope: 'col', class: className }, text);
  });
  const shown = rows.map((row) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, row.name),
      ...row.cells.map((text) => element('td', { class: 'number' }, text)),
      element('td', { class: 'share' }, ...bar(row.bar)),
    ),
  );
  return element(
    'table',
    {},
    element('caption', {}, name),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...shown),
  );
}

function bar({ share, text, isFull }: UsageBar): readonly HTMLElement[] {
  const words = element('span', {}, text);
  if (share === null) return [words];
  const filled = element('div', { class: isFull ? 'filled full' : 'filled' });
  filled.style.inlineSize = `${Math.min(1, share) * 100}%`;
  return [element('div', { class: 'bar', 'aria-hidden': 'true' }, filled), words];
}

void load();
