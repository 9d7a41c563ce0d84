import type { ShownUsage, UsageData, UsageHost, UsagePage } from '../protocol/usage.ts';
import { button, element, set } from './dom.ts';
import { openPage } from './page.ts';
import { usageTable } from './usage/usageTable.ts';

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

function show({ lines, tables, notes }: ShownUsage): void {
  content.replaceChildren(
    ...lines.map((line) => element('p', {}, line)),
    ...tables.map(usageTable),
    ...notes.map((note) => element('p', { class: 'quiet' }, note)),
  );
}

void load();
