import type {
  SegmentsAnswer,
  SegmentsData,
  SegmentsHost,
  SegmentsPage,
  ShownLanguage,
  ShownSegment,
} from '../protocol/segments.ts';
import { button, element, set } from './dom.ts';
import { fill } from './fill.ts';
import { openPage } from './page.ts';

/** What survives when the page is hidden. */
interface State {
  readonly filter: string;
  readonly language: string;
}

/** Milliseconds without a key before a search starts. */
const debounce = 300;

const page = openPage<SegmentsHost, SegmentsPage, SegmentsData, State>({
  restart: async () => restart(),
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
const rows = element('tbody');
const targetHead = element('th', { scope: 'col' });
const table = element(
  'table',
  { class: 'segments', 'aria-label': data.name, hidden: true },
  element(
    'thead',
    {},
    element(
      'tr',
      {},
      element('th', { scope: 'col' }, fill(texts.source, data.source.name)),
      targetHead,
    ),
  ),
  rows,
);
const more = button(texts.loadMore, () => void load(), { class: 'secondary', hidden: true });

let shown: ShownSegment[] = [];
let cursor: string | null = null;
/** Counts the searches, so that an answer to an earlier one is dropped. */
let round = 0;
let typing: ReturnType<typeof setTimeout> | undefined;

function filter(): string {
  const text = search.value.trim();
  return Array.from(text).length < data.filterLength ? '' : text;
}

/** Starts again with the present filter. */
function restart(): void {
  round++;
  shown = [];
  cursor = null;
  rows.replaceChildren();
  void load();
}

async function load(): Promise<void> {
  const asked = round;
  set(problem, { hidden: true });
  set(more, { hidden: true });
  status.textContent = texts.loading;
  try {
    const answer = await host.load(filter(), cursor);
    if (asked === round) take(answer);
  } catch (error) {
    if (asked === round) fail(error);
  }
}

function take(answer: SegmentsAnswer): void {
  shown.push(...answer.segments);
  ({ cursor } = answer);
  rows.append(...answer.segments.map(row));
  more.textContent = texts.loadMore;
  set(more, { hidden: cursor === null });
  set(table, { hidden: shown.length === 0 });
  const filtered = filter() !== '';
  if (shown.length === 0) status.textContent = filtered ? texts.nothing : texts.empty;
  else status.textContent = fill(filtered ? texts.found : texts.shown, String(shown.length));
}

function fail(error: unknown): void {
  status.textContent = '';
  more.textContent = texts.tryAgain;
  set(more, { hidden: false });
  tell(error);
}

function tell(error: unknown): void {
  problem.textContent = error instanceof Error ? error.message : String(error);
  set(problem, { hidden: false });
}

function row({ source, targets }: ShownSegment): HTMLTableRowElement {
  const language = target();
  const translations = targets.filter((one) => sameCode(one.language, language.code));
  return element(
    'tr',
    {},
    element('td', {}, textBlock(source, data.source), actions(copyButton(source))),
    element(
      'td',
      {},
      ...(translations.length === 0 ? [element('p', { class: 'quiet' }, texts.untranslated)] : []),
      ...translations.flatMap(({ text }) => [
        textBlock(text, language),
        actions(
          copyButton(text),
          button(texts.use, () => void use(text), { class: 'link' }),
        ),
      ]),
    ),
  );
}

function textBlock(text: string, { code, direction }: ShownLanguage): HTMLElement {
  return element('p', { class: 'text', lang: code, dir: direction }, ...visible(text));
}

function actions(...buttons: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'row' }, ...buttons);
}

function copyButton(text: string): HTMLElement {
  return button(texts.copy, () => void act(() => host.copy(text).then(() => texts.copied)), {
    class: 'link',
  });
}

async function use(text: string): Promise<void> {
  await act(() => host.use(target().code, text));
}

/** Does something and says what came of it. */
async function act(work: () => Promise<string>): Promise<void> {
  set(problem, { hidden: true });
  status.textContent = '';
  try {
    status.textContent = await work();
  } catch (error) {
    tell(error);
  }
}

function target(): ShownLanguage {
  const found = data.targets.find(({ code }) => code === languages.value);
  return found ?? { code: languages.value, name: languages.value, direction: 'ltr' };
}

function showLanguage(): void {
  targetHead.textContent = target().name;
  rows.replaceChildren(...shown.map(row));
}

function keep(): void {
  page.keep({ filter: search.value, language: languages.value });
}

// Controls and marks that turn the order of letters around: what they do must be seen, not suffered.
// oxlint-disable-next-line no-control-regex -- these are the characters to show
const unseen = /([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2066-\u2069\ufeff])/;

/** A text with marks in the place of what the eye cannot see. */
function visible(text: string): readonly (string | HTMLElement)[] {
  return text.split(unseen).map((part) => {
    if (!unseen.test(part)) return part;
    const code = (part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return element('code', {}, `U+${code}`);
  });
}

function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

search.value = page.kept?.filter ?? '';
if (data.targets.some(({ code }) => code === page.kept?.language)) {
  languages.value = page.kept?.language ?? '';
}
search.addEventListener('input', () => {
  keep();
  clearTimeout(typing);
  typing = setTimeout(restart, debounce);
});
languages.addEventListener('change', () => {
  keep();
  showLanguage();
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
    table,
    more,
  ),
);
showLanguage();
restart();
