import type {
  VoiceHost,
  VoiceOpening,
  VoicePage,
  VoiceView,
  SavedForm,
} from '../protocol/voice.ts';
import { Announcer } from './announcer.ts';
import { button, element, set, newId } from './dom.ts';
import { openPage } from './page.ts';
import { ActionOutcome } from './actionOutcome.ts';
import { TranscriptTable } from './voice/transcriptTable.ts';
import { TrialView } from './voice/trialView.ts';

const forms: readonly SavedForm[] = ['srt', 'txt', 'json'];

/** Copies or saves a transcript in one of its languages. */
class SavePane {
  readonly element: HTMLElement;

  constructor({ source, targets, texts }: VoiceOpening, outcome: ActionOutcome, host: VoiceHost) {
    const language = element(
      'select',
      { id: newId() },
      // The spoken language has no code here: it may be one of the targets too.
      element('option', { value: '' }, source.name),
      ...targets.map(({ code, name }) => element('option', { value: code }, name)),
    );
    const form = element(
      'select',
      { id: newId() },
      ...forms.map((one) => element('option', { value: one }, texts.forms[one])),
    );
    const chosen = () => (language.value === '' ? null : language.value);
    const copy = () => void outcome.of(() => host.copy(chosen()));
    const save = () => void outcome.of(() => host.save(form.value as SavedForm, chosen()));
    const field = (text: string, control: HTMLElement) =>
      element('div', {}, element('label', { for: control.id }, text), control);
    this.element = element(
      'div',
      { class: 'save-pane' },
      field(texts.language, language),
      field(texts.form, form),
      element(
        'div',
        { class: 'row' },
        button(texts.save, save),
        button(texts.copy, copy, { class: 'secondary' }),
        button(texts.discard, () => void host.discard(), { class: 'secondary' }),
      ),
    );
  }
}

const { host } = openPage<VoiceHost, VoicePage, object, object>({
  async show(view) {
    update?.(view);
  },
});
let update: ((view: VoiceView) => void) | undefined;

void host.load().then(build);

function build(opening: VoiceOpening): void {
  const { texts, isTrial } = opening;
  const announcer = new Announcer();
  const status = element('p');
  const failure = element('p', { class: 'box error', role: 'alert', hidden: true });
  const notes = element('ul', { class: 'box warning', hidden: true });
  const progress = element('progress', { max: '1', 'aria-label': texts.progress });
  const start = button(texts.start, () => void host.start());
  const stop = button(texts.stop, () => void host.stop(), { class: 'secondary' });
  const outcome = new ActionOutcome();
  const pane = new SavePane(opening, outcome, host);
  const shown = isTrial ? new TrialView(opening) : new TranscriptTable(opening);
  update = (view) => {
    const { state } = view;
    status.textContent = state === 'failed' ? '' : view.status;
    failure.textContent = state === 'failed' ? view.status : '';
    set(failure, { hidden: state !== 'failed' });
    notes.replaceChildren(...view.notes.map((note) => element('li', {}, note)));
    set(notes, { hidden: view.notes.length === 0 });
    progress.value = view.progress;
    set(progress, { hidden: state !== 'running' });
    start.textContent = state === 'idle' ? texts.start : texts.again;
    moveFocus(start, stop, state === 'running');
    set(pane.element, { hidden: isTrial || state === 'idle' });
    // The time goes on all the while: what is heard is said instead, and how it ended.
    const news = shown.show(view) || (state === 'running' ? '' : view.status);
    if (news !== '') announcer.say(news);
  };
  document.body.append(
    element(
      'main',
      {},
      element('h1', {}, opening.name),
      element('p', { class: 'quiet' }, opening.about),
      element('div', { class: 'row' }, start, stop, progress),
      status,
      failure,
      notes,
      shown.element,
      pane.element,
      outcome.element,
      element('p', { class: 'quiet' }, texts.microphone),
      announcer.element,
    ),
  );
  update(opening.view);
}

/** One of the two buttons is there; the keyboard goes from the one to the other. */
function moveFocus(start: HTMLElement, stop: HTMLElement, runs: boolean): void {
  const [shown, hidden] = runs ? [stop, start] : [start, stop];
  const had = document.activeElement === hidden;
  set(shown, { hidden: false });
  if (had) shown.focus();
  set(hidden, { hidden: true });
}
