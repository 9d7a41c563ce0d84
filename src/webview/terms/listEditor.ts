import type {
  SaveAnswer,
  StoredList,
  TermEditorData,
  TermEditorHost,
} from '../../protocol/termEditor.ts';
import { mergedTerms, termChange } from '../../protocol/termChange.ts';
import { lengthOf, textOf } from '../../protocol/termList.ts';
import type { Announcer } from '../announcer.ts';
import { button, element, newId, set } from '../dom.ts';
import { changeView } from './changeView.ts';
import { fill } from '../fill.ts';
import { replaceQuestion } from './replaceQuestion.ts';
import { termCount } from './termCount.ts';
import { TermField } from './termField.ts';

/** What a list's editor needs of the page around it. */
export interface ListSurroundings {
  readonly host: Pick<TermEditorHost, 'stored' | 'merge' | 'replace'>;
  readonly data: TermEditorData;
  readonly announcer: Announcer;
  /** The text, or what is stored, has changed. */
  changed(language: string): void;
  /** A list that is not stored yet is not wanted any more. */
  removed(language: string): void;
}

/** The editor of one language's list: its text, what would change, and the two ways to save. */
export class ListEditor {
  readonly element = element('div');
  readonly #around: ListSurroundings;
  readonly #field: TermField;
  readonly #change = element('div', { role: 'group' });
  readonly #message = element('div', { class: 'box', hidden: true });
  readonly #question = element('div');
  readonly #buttons: Readonly<
    Record<'merge' | 'replace' | 'discard' | 'remove', HTMLButtonElement>
  >;
  #list: StoredList;
  /** What counts as saved where nobody can read the stored terms. */
  #saved: readonly string[] = [];
  #busy = false;

  constructor(list: StoredList, text: string | undefined, around: ListSurroundings) {
    this.#list = list;
    this.#around = around;
    const { texts } = around.data;
    this.#field = new TermField(list, around.data, () => this.#typed());
    this.#buttons = {
      merge: button(texts.merge, () => void this.merge()),
      replace: button(texts.replace, () => void this.replace(), { class: 'secondary' }),
      discard: button(texts.discard, () => this.#discard(), { class: 'link' }),
      remove: button(texts.removeLanguage, () => around.removed(list.language), { class: 'link' }),
    };
    this.#build();
    this.#field.text = text ?? textOf(this.#baseline);
    this.#show();
  }

  get list(): StoredList {
    return this.#list;
  }

  get text(): string {
    return this.#field.text;
  }

  /** Whether something would be lost without a draft. */
  get isDirty(): boolean {
    return textOf(this.#field.terms) !== textOf(this.#baseline);
  }

  /** Takes over what is stored now; a text that was typed stays. */
  update(list: StoredList): void {
    const wasDirty = this.isDirty;
    this.#list = list;
    if (!wasDirty) this.#field.text = textOf(this.#baseline);
    this.#show();
  }

  focus(): void {
    this.#field.focus();
  }

  /** Saves in the way that fits: merges where nothing goes away, asks otherwise. */
  async save(): Promise<void> {
    const { added, gone } = this.#difference;
    const onlyMoved = this.isDirty && added.length === 0;
    await (gone.length > 0 || onlyMoved ? this.replace() : this.merge());
  }

  async merge(): Promise<void> {
    const obstacle = this.#mergeObstacle();
    if (obstacle !== undefined) this.#say(obstacle, 'info');
    else await this.#send((language, terms) => this.#around.host.merge(language, terms));
  }

  /** Asks the service again what it has, and the user only if something of that would go away. */
  async replace(): Promise<void> {
    const obstacle = this.#obstacle();
    if (obstacle !== undefined) {
      this.#say(obstacle, 'info');
      return;
    }
    if (this.#list.entryCount !== null && !(await this.#readAgain())) return;
    const { gone } = this.#difference;
    const isUnknown = this.#list.terms === null && this.#list.entryCount !== 0;
    if (isUnknown || gone.length > 0) this.#ask(isUnknown ? undefined : gone);
    else await this.#putList();
  }

  get #baseline(): readonly string[] {
    return this.#list.terms ?? this.#saved;
  }

  get #difference(): ReturnType<typeof termChange> {
    return termChange(this.#list.terms ?? [], this.#field.terms);
  }

  #build(): void {
    const { texts } = this.#around.data;
    const { merge, replace, discard, remove } = this.#buttons;
    const heading = element('h2', { id: newId() }, texts.change);
    const mergeHint = element('p', { id: newId(), class: 'quiet' }, texts.mergeHint);
    const replaceHint = element('p', { id: newId(), class: 'quiet' }, texts.replaceHint);
    set(merge, { 'aria-describedby': mergeHint.id });
    set(replace, { 'aria-describedby': replaceHint.id });
    set(this.#change, { 'aria-labelledby': heading.id });
    this.element.append(
      this.#field.element,
      heading,
      this.#change,
      this.#message,
      this.#question,
      element('div', { class: 'row actions' }, merge, replace, discard, remove),
      mergeHint,
      replaceHint,
    );
  }

  #typed(): void {
    this.#field.show();
    this.#say(undefined);
    this.#question.replaceChildren();
    this.#show();
    this.#around.announcer.say(this.#field.count);
  }

  #show(): void {
    const { texts } = this.#around.data;
    this.#change.replaceChildren(...changeView(this.#list, this.#field.terms, texts));
    const { merge, replace, discard, remove } = this.#buttons;
    set(merge, { 'aria-disabled': String(this.#busy || this.#mergeObstacle() !== undefined) });
    set(replace, { 'aria-disabled': String(this.#busy || this.#obstacle() !== undefined) });
    const isNew = this.#list.entryCount === null;
    discard.hidden = isNew || !this.isDirty;
    remove.hidden = !isNew;
    this.#around.changed(this.#list.language);
  }

  #obstacle(): string | undefined {
    const { texts } = this.#around.data;
    if (this.#field.hasErrors) return texts.mendFirst;
    return this.#field.terms.length === 0 ? texts.noTerms : undefined;
  }

  #mergeObstacle(): string | undefined {
    const { limit, texts } = this.#around.data;
    const { terms } = this.#field;
    const obstacle = this.#obstacle();
    if (obstacle !== undefined || this.#list.terms === null) return obstacle;
    if (this.#difference.added.length === 0) return texts.nothingToMerge;
    const over = lengthOf(mergedTerms(this.#list.terms, terms)).characters - limit;
    return over > 0 ? fill(texts.mergedTooLong, over) : undefined;
  }

  async #readAgain(): Promise<boolean> {
    try {
      this.update(await this.#around.host.stored(this.#list.language));
      return true;
    } catch (error) {
      this.#say((error as Error).message, 'error');
      return false;
    }
  }

  #ask(gone: readonly string[] | undefined): void {
    const question = replaceQuestion(this.#list, gone, this.#around.data.texts, (answer) => {
      this.#question.replaceChildren();
      if (answer === 'keep') this.#field.focus();
      else void (answer === 'replace' ? this.#putList() : this.merge());
    });
    this.#say(undefined);
    this.#question.replaceChildren(question);
    question.querySelector('h2')?.focus();
  }

  #putList(): Promise<void> {
    return this.#send((language, terms) => this.#around.host.replace(language, terms));
  }

  async #send(
    call: (language: string, terms: readonly string[]) => Promise<SaveAnswer>,
  ): Promise<void> {
    if (this.#busy) return;
    const { terms } = this.#field;
    this.#busy = true;
    this.#say(this.#around.data.texts.saving, 'info');
    this.#show();
    try {
      this.#take(await call(this.#list.language, terms), terms);
    } catch (error) {
      this.#say((error as Error).message, 'error');
    } finally {
      this.#busy = false;
      this.#show();
    }
  }

  #take(answer: SaveAnswer, sent: readonly string[]): void {
    const { texts } = this.#around.data;
    if (answer.kind === 'refused') {
      this.#say(answer.field === 'service' ? answer.reason : undefined, 'error');
      if (answer.field === 'terms') this.#field.refuse(answer.reason);
      return;
    }
    const { list, expected } = answer;
    this.#list = list;
    this.#saved = sent;
    if (textOf(this.#field.terms) === textOf(sent)) this.#field.text = textOf(sent);
    const count = list.entryCount ?? 0;
    const counted = termCount(count, texts);
    if (count === expected) this.#say(fill(texts.saved, list.name, counted), 'info');
    else this.#say(fill(texts.countDiffers, counted, expected), 'warning');
  }

  #discard(): void {
    this.#field.text = textOf(this.#baseline);
    this.#typed();
    this.#field.focus();
  }

  /** Says something where everybody finds it: in a box above the buttons, and to screen readers. */
  #say(text: string | undefined, kind: 'info' | 'warning' | 'error' = 'info'): void {
    this.#message.hidden = text === undefined;
    this.#message.className = `box ${kind}`;
    this.#message.textContent = text ?? '';
    if (text !== undefined) this.#around.announcer.say(text);
  }
}
