import type {
  DocumentData,
  DocumentHost,
  DocumentPage,
  ShownDocument,
} from '../protocol/document.ts';
import { documentBlock } from './document/documentBlock.ts';
import { button, element, set } from './dom.ts';
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

function show({ title, blocks, actions }: ShownDocument): void {
  status.textContent = '';
  const open = (place: number) => void guarded(async () => host.open(place));
  const buttons = actions.map(({ title: text, isMain = false }, action) => {
    const act = () => void guarded(async () => host.act(action));
    return button(text, act, isMain ? {} : { class: 'secondary' });
  });
  main.replaceChildren(
    element('h1', {}, title),
    ...(buttons.length > 0 ? [element('div', { class: 'row' }, ...buttons)] : []),
    ...blocks.map((block) => documentBlock(block, open)),
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

void load();
