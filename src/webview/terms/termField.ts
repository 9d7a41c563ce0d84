import type { EditorList, TermEditorData, TermEditorTexts } from '../../protocol/termEditor.ts';
import { lengthOf, joinTerms, termsOf } from '../../terms/termRules.ts';
import {
  isSendable,
  listProblems,
  severityOf,
  type ListProblem,
} from '../../terms/listProblems.ts';
import { button, element, newId, set, fill } from '../dom.ts';
import { termCount } from './replaceQuestion.ts';

/** Rows that are shown; a pasted book must not make a page of ten thousand rows. */
const most = 20;

const signs = { error: '✕', warning: '⚠', info: 'ℹ' } as const;

/** The text of a list, its counter, what is to mend in it, and what the service had against it. */
export class TermField {
  readonly element: HTMLElement;
  readonly #data: TermEditorData;
  readonly #area: HTMLTextAreaElement;
  readonly #counter = element('p', { id: newId(), class: 'counter' });
  readonly #error = element('p', { id: newId(), class: 'box error', role: 'alert', hidden: true });
  readonly #problems = element('div');
  readonly #cleanUp: HTMLButtonElement;

  constructor({ language, name }: EditorList, data: TermEditorData, changed: () => void) {
    const { texts } = data;
    this.#data = data;
    this.#area = element('textarea', {
      id: newId(),
      rows: '10',
      lang: language,
      dir: 'auto',
      spellcheck: 'false',
      wrap: 'off',
      'aria-describedby': `${this.#error.id} ${this.#counter.id}`,
    });
    this.#cleanUp = button(texts.cleanUp, () => this.#type(joinTerms(this.terms)), {
      class: 'secondary',
    });
    this.#area.addEventListener('input', () => {
      this.refuse(undefined);
      changed();
    });
    const label = element('label', { for: this.#area.id }, fill(texts.terms, name));
    const heading = element('div', { class: 'row' }, element('h2', {}, texts.problems));
    heading.append(this.#cleanUp);
    this.element = element('div', { class: 'fields' });
    this.element.append(
      element('div', {}, label, this.#area, this.#error, this.#counter),
      element('section', { 'aria-label': texts.problems }, heading, this.#problems),
    );
  }

  get text(): string {
    return this.#area.value;
  }

  set text(text: string) {
    // Setting the same text would still move the cursor to the end.
    if (text !== this.#area.value) this.#area.value = text;
    this.show();
  }

  /** The terms as they would be sent. */
  get terms(): readonly string[] {
    return termsOf(this.text);
  }

  /** How much of the limit is used, in words. */
  get count(): string {
    const { limit, texts } = this.#data;
    const { characters } = lengthOf(this.terms);
    const over = characters - limit;
    const text = over > 0 ? texts.counterOver : texts.counter;
    return fill(text, characters, limit, termCount(this.terms.length, texts), over);
  }

  /** Shows what the service had against the list; typing takes it away again. */
  refuse(reason: string | undefined): void {
    this.#error.textContent = reason ?? '';
    this.#error.hidden = reason === undefined;
    this.#markValidity();
  }

  /** Works out counter and problems again. */
  show(): void {
    const { limit, texts } = this.#data;
    this.#counter.textContent = this.count;
    this.#problems.replaceChildren(
      renderProblems(listProblems(this.text, limit), texts, (line) => this.#goTo(line)),
    );
    this.#cleanUp.hidden = this.text.trimEnd() === joinTerms(this.terms);
    this.#markValidity();
  }

  focus(): void {
    this.#area.focus();
  }

  #markValidity(): void {
    const invalid = !isSendable(this.text, this.#data.limit) || !this.#error.hidden;
    set(this.#area, { 'aria-invalid': invalid ? 'true' : undefined });
    this.#counter.classList.toggle('over', lengthOf(this.terms).characters > this.#data.limit);
  }

  #goTo(line: number): void {
    const before = this.text.split('\n').slice(0, line - 1);
    const start = before.reduce((sum, { length }) => sum + length + 1, 0);
    const end = this.text.indexOf('\n', start);
    this.#area.focus();
    this.#area.setSelectionRange(start, end < 0 ? this.text.length : end);
  }

  // As if typed, because only then can the user undo it.
  #type(text: string): void {
    this.#area.focus();
    this.#area.select();
    document.execCommand('insertText', false, text);
  }
}

/** The problems of a text, each with a way to its line. */
function renderProblems(
  problems: readonly ListProblem[],
  texts: TermEditorTexts,
  goTo: (line: number) => void,
): HTMLElement {
  if (problems.length === 0) return element('p', { class: 'quiet' }, texts.noProblems);
  const rows = problems.slice(0, most).map((problem) => row(problem, texts, goTo));
  const more = problems.length - rows.length;
  if (more > 0) rows.push(element('li', {}, fill(texts.moreProblems, more)));
  return element('ul', { class: 'problems' }, ...rows);
}

function row(
  problem: ListProblem,
  texts: TermEditorTexts,
  goTo: (line: number) => void,
): HTMLLIElement {
  const severity = severityOf(problem);
  return element(
    'li',
    { class: severity },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, signs[severity]),
    element('span', { class: 'spoken' }, `${texts.severity[severity]}: `),
    button(fill(texts.line, problem.line), () => goTo(problem.line), { class: 'link' }),
    ` ${fill(texts.problem[problem.kind], valueOf(problem))}`,
  );
}

function valueOf(problem: ListProblem): string | number {
  if ('other' in problem) return problem.other;
  if ('code' in problem) return problem.code;
  return 'over' in problem ? problem.over : '';
}
