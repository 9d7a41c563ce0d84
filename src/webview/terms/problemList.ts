import type { TermEditorTexts } from '../../protocol/termEditor.ts';
import { severityOf, type ListProblem } from '../../terms/listProblems.ts';
import { button, element } from '../dom.ts';
import { fill } from '../fill.ts';

/** Rows that are shown; a pasted book must not make a page of ten thousand rows. */
const most = 20;

const signs = { error: '✕', warning: '⚠', info: 'ℹ' } as const;

/** The problems of a text, each with a way to its line. */
export function problemList(
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
