import type {
  SegmentsAnswer,
  SegmentsData,
  SegmentsHost,
  SegmentsPage,
} from '../protocol/segments.ts';
import type { LocaleView } from '../protocol/localeView.ts';
import { button, element, set, fill } from './dom.ts';
import { openPage } from './page.ts';
import { ActionOutcome } from './actionOutcome.ts';
import { SegmentTable } from './segments/segmentTable.ts';

/** Milliseconds without a key before a search starts. */
const debounce = 300;

const page = openPage<
  SegmentsHost,
  SegmentsPage,
  SegmentsData,
  { readonly filter: string; readonly language: string }
>({
  async restart() {
    // What another account has must not stay in sight.
    table.show([], target(), search);
    restart();
  },
});
const { host, data } = page;
const { texts } = data;

const search = element('input', {
  id: 'search',
  type: 'search',
  'aria-describedby': 'search-hint',
  spellcheck: 'false',
});
const languages = element(
  'select',
  { id: 'language' },
  ...data.targets.map(({ code, name }) => element('option', { value: code }, name)),
);
const status = element('p', { class: 'quiet', role: 'status' });
const problem = element('p', { class: 'box error', role: 'alert', hidden: true });
const outcome = new ActionOutcome();
const table = new SegmentTable({ data, host, outcome });
const more = button(texts.loadMore, () => void load(), { class: 'secondary', hidden: true });

let cursor: string | null = null;
/** The filter of what is shown, or is on its way. */
let searched = '';
/** Counts the searches, so that an answer to an earlier one is dropped. */
let round = 0;
let loading = false;
let typing: ReturnType<typeof setTimeout> | undefined;

function filter(): string {
  const text = search.value.trim();
  return Array.from(text).length < data.filterLength ? '' : text;
}

/** Starts again with the present filter. What is shown stays until the answer is there. */
function restart(): void {
  round++;
  cursor = null;
  searched = filter();
  loading = false;
  void load();
}

async function load(): Promise<void> {
  if (loading) return;
  const asked = round;
  const isFirst = cursor === null;
  loading = true;
  set(problem, { hidden: true });
  status.textContent = texts.loading;
  try {
    const answer = await host.load(searched, cursor);
    if (asked === round) take(answer, isFirst);
  } catch (error) {
    if (asked === round) fail(error, isFirst);
  } finally {
    if (asked === round) loading = false;
  }
}

function take({ segments, cursor: next, problem: why }: SegmentsAnswer, isFirst: boolean): void {
  const before = table.shown.length;
  const wasMore = document.activeElement === more;
  if (isFirst) table.show(segments, target(), search);
  else table.append(segments, target());
  cursor = next;
  more.textContent = texts.loadMore;
  set(more, { hidden: cursor === null });
  problem.textContent = why;
  set(problem, { hidden: why === '' });
  if (wasMore && cursor === null) table.focusRow(isFirst ? 0 : before);
  const { length } = table.shown;
  if (length === 0) status.textContent = searched === '' ? texts.empty : texts.nothing;
  else status.textContent = fill(searched === '' ? texts.shown : texts.found, String(length));
}

function fail(error: unknown, isFirst: boolean): void {
  status.textContent = '';
  more.textContent = texts.tryAgain;
  set(more, { hidden: false });
  if (isFirst) table.show([], target(), more);
  problem.textContent = error instanceof Error ? error.message : String(error);
  set(problem, { hidden: false });
}

function target(): LocaleView {
  const found = data.targets.find(({ code }) => code === languages.value);
  return found ?? { code: languages.value, name: languages.value, direction: 'ltr' };
}

function keep(): void {
  page.keep({ filter: search.value, language: languages.value });
}

search.value = page.kept?.filter ?? '';
if (data.targets.some(({ code }) => code === page.kept?.language)) {
  languages.value = page.kept?.language ?? '';
}
search.addEventListener('input', () => {
  keep();
  outcome.clear();
  clearTimeout(typing);
  typing = setTimeout(() => {
    if (filter() !== searched) restart();
  }, debounce);
});
languages.addEventListener('change', () => {
  keep();
  table.show(table.shown, target(), languages);
});

document.body.append(
  element(
    'main',
    {},
    element('h1', {}, data.name),
    element('p', { class: 'quiet' }, data.count),
    element(
      'div',
      { class: 'segments-search' },
      element(
        'div',
        {},
        element('label', { for: 'search' }, texts.search),
        search,
        element('p', { id: 'search-hint', class: 'quiet' }, texts.searchHint),
      ),
      element('div', {}, element('label', { for: 'language' }, texts.language), languages),
    ),
    element('p', { class: 'quiet' }, texts.useHint),
    status,
    problem,
    outcome.element,
    table.element,
    more,
  ),
);
restart();
