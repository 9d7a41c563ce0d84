import type {
  Draft,
  EditedCollection,
  EditedList,
  LanguageChoice,
  TermEditorData,
  TermEditorHost,
  TermEditorPage,
} from '../protocol/termEditor.ts';
import { Announcer } from './announcer.ts';
import { button, element } from './dom.ts';
import { openPage } from './page.ts';
import { Tabs } from './tabs.ts';
import { AddLanguage } from './terms/addLanguage.ts';
import { ListEditor } from './terms/listEditor.ts';
import { sameLanguage } from '../terms/sameLanguage.ts';

/** Milliseconds in which changes are gathered before they go to the host. */
const draftDelay = 250;

const { host, data, kept, keep } = openPage<
  TermEditorHost,
  TermEditorPage,
  TermEditorData,
  { readonly drafts: Readonly<Record<string, Draft>>; readonly current: string | undefined }
>({
  reload: load,
});
const { texts } = data;
const editors = new Map<string, ListEditor>();
const drafts = new Map<string, Draft>();
const toSend = new Map<string, Draft | null>();
let draftTimer: ReturnType<typeof setTimeout> | undefined;
let loaded = false;

const announcer = new Announcer();
const title = element('h1');
const failure = element('div', { class: 'box error', role: 'alert', hidden: true });
const waiting = element('p', { class: 'quiet' }, texts.loading);
const empty = element('p', { hidden: true }, texts.noLists);
const tabs = new Tabs(texts.languages, () => keepState());
const adder = new AddLanguage(texts, (code) => editorOf(code) !== undefined, startList);

document.body.append(
  element(
    'main',
    {},
    title,
    element('p', { class: 'quiet' }, texts.about),
    failure,
    waiting,
    empty,
    element('div', { class: 'row tabs' }, tabs.list, adder.opener),
    adder.form,
    tabs.panels,
    announcer.element,
  ),
);
document.addEventListener('keydown', (event) => {
  const saves = event.key === 's' || event.key === 'S' || event.key === 'Enter';
  if (!saves || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  void current()?.save();
});
void load();

async function load(): Promise<void> {
  try {
    take(await host.load());
    failure.hidden = true;
  } catch (error) {
    const again = button(texts.tryAgain, () => void load());
    failure.replaceChildren(element('p', {}, (error as Error).message), again);
    failure.hidden = false;
  }
  waiting.hidden = true;
}

function take({ name, lists, languages, focus }: EditedCollection): void {
  title.textContent = name;
  adder.offer(languages);
  for (const list of lists) takeList(list);
  for (const [language, editor] of editors) {
    if (!lists.some((list) => sameLanguage(list.language, language))) orphan(editor);
  }
  empty.hidden = editors.size > 0;
  if (focus !== null) {
    tabs.show(editorOf(focus)?.list.language ?? '');
    current()?.focus();
  } else if (!loaded && kept?.current !== undefined) tabs.show(kept.current);
  loaded = true;
  keepState();
}

function takeList(list: EditedList): void {
  const editor = editorOf(list.language);
  if (editor !== undefined) editor.update(list);
  else addEditor(list, younger(kept?.drafts?.[list.language], list.draft));
}

function younger(own: Draft | undefined, hosts: Draft | null): string | undefined {
  return (own !== undefined && own.at >= (hosts?.at ?? 0) ? own : hosts)?.text;
}

/** The list is stored no more. What was typed stays and can start it again. */
function orphan(editor: ListEditor): void {
  const { list, isDirty } = editor;
  if (list.entryCount !== null && !isDirty) removeEditor(list.language);
  else editor.update({ ...list, entryCount: null, terms: [], remembered: false });
}

function startList({ code, name }: LanguageChoice): void {
  const list = { language: code, name, entryCount: null, terms: [], remembered: false };
  addEditor(list, undefined);
  tabs.show(code);
  current()?.focus();
}

function addEditor(list: ListEditor['list'], text: string | undefined): void {
  const editor = new ListEditor(list, text, {
    host,
    data,
    announcer,
    changed: (language) => note(editors.get(language)),
    removed: removeEditor,
  });
  editors.set(list.language, editor);
  tabs.add(list.language, labelOf(editor), editor.element);
  empty.hidden = true;
  note(editor);
}

function removeEditor(language: string): void {
  editors.delete(language);
  drafts.delete(language);
  const held = document.activeElement;
  tabs.remove(language);
  sendDraft(language, null);
  empty.hidden = editors.size > 0;
  keepState();
  // The keyboard goes to the button only where what it was on is gone.
  if (held?.isConnected === false) adder.opener.focus();
}

/** Keeps a text that is not saved: at once in the page's own state, and soon with the host. */
function note(editor: ListEditor | undefined): void {
  if (editor === undefined) return;
  const { text, list, isDirty } = editor;
  const { language } = list;
  tabs.rename(language, labelOf(editor));
  if (!isDirty && list.entryCount !== null) drafts.delete(language);
  else if (drafts.get(language)?.text !== text) drafts.set(language, { text, at: Date.now() });
  sendDraft(language, drafts.get(language) ?? null);
  keepState();
}

/** The first change goes at once, what follows is gathered: a page that is closed loses next to nothing. */
function sendDraft(language: string, draft: Draft | null): void {
  toSend.set(language, draft);
  if (draftTimer !== undefined) return;
  flushDrafts();
  draftTimer = setTimeout(() => {
    draftTimer = undefined;
    flushDrafts();
  }, draftDelay);
}

function flushDrafts(): void {
  for (const sent of toSend) void host.keepDraft(...sent);
  toSend.clear();
}

function keepState(): void {
  keep({ drafts: Object.fromEntries(drafts), current: tabs.current });
}

function labelOf({ list, isDirty }: ListEditor): string {
  return isDirty ? `${list.name} • ${texts.unsaved}` : list.name;
}

function current(): ListEditor | undefined {
  return editors.get(tabs.current ?? '');
}

function editorOf(language: string): ListEditor | undefined {
  return [...editors.values()].find(({ list }) => sameLanguage(list.language, language));
}
