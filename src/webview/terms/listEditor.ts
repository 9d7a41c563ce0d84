import type {
  SaveResult,
  EditorList,
  TermEditorData,
  TermEditorHost,
} from '../../protocol/termEditor.ts';
import { termChange } from '../../terms/compareTerms.ts';
import { joinTerms } from '../../terms/termRules.ts';
import { type Announcer, MessageBox } from '../announcer.ts';
import { element, newId, set, fill } from '../dom.ts';
import { mergeObstacle, obstacle, type Obstacle } from './obstacle.ts';
import { replaceQuestion, changeView, termCount } from './replaceQuestion.ts';
import { SaveBar } from './saveBar.ts';
import { TermField } from './termField.ts';

/** What a list's editor needs of the page around it. */
export interface ListDeps {
  readonly host: Pick<TermEditorHost, 'stored' | 'merge' | 'replace' | 'tryTerms'>;
  readonly data: TermEditorData;
  readonly announcer: Announcer;
  /** The text, or what is stored, has changed. */
  changed(language: string): void;
  /** A list that is not stored yet is no longer wanted. */
  removed(language: string): void;
}

/** The editor of one language's list: its text, what would change, and the two ways to save. */
export class ListEditor {
  readonly element = element('div');
  readonly #around: ListDeps;
  readonly #field: TermField;
  readonly #change = element('div', { role: 'group' });
  readonly #message: MessageBox;
  readonly #question = element('div');
  readonly #bar: SaveBar;
  #list: EditorList;
  /** What counts as saved where nobody can read the stored terms. */
  #saved: readonly string[] = [];
  #busy = false;

  constructor(list: EditorList, text: string | undefined, around: ListDeps) {
    this.#list = list;
    this.#around = around;
    const { texts } = around.data;
    this.#message = new MessageBox(around.announcer);
    this.#field = new TermField(list, around.data, () => this.#typed());
    this.#bar = new SaveBar(texts, {
      merge: () => void this.merge(),
      replace: () => void this.replace(),
      tryTerms: () => void around.host.tryTerms(list.language),
      discard: () => this.#discard(),
      remove: () => around.removed(list.language),
    });
    this.#build();
    this.#field.text = text ?? joinTerms(this.#baseline);
    this.#show();
  }

  get list(): EditorList {
    return this.#list;
  }

  get text(): string {
    return this.#field.text;
  }

  /** Whether something would be lost without a draft. */
  get isDirty(): boolean {
    return joinTerms(this.#field.terms) !== joinTerms(this.#baseline);
  }

  /** Takes over what is stored now; a text that was typed stays. */
  update(list: EditorList): void {
    const wasDirty = this.isDirty;
    this.#list = list;
    if (!wasDirty) this.#field.text = joinTerms(this.#baseline);
    this.#show();
  }

  focus(): void {
    this.#field.focus();
  }

  /** Saves in the way that fits: merges where nothing is removed, asks otherwise. */
  async save(): Promise<void> {
    const { added, gone } = this.#difference;
    const onlyMoved = this.isDirty && added.length === 0;
    await (gone.length > 0 || onlyMoved ? this.replace() : this.merge());
  }

  async merge(): Promise<void> {
    const found = this.#mergeObstacle;
    if (found !== undefined) this.#explain(found);
    else await this.#send((language, terms) => this.#around.host.merge(language, terms));
  }

  /** Asks the service again what it has, and the user only if something of it would be removed. */
  async replace(): Promise<void> {
    const found = this.#obstacle;
    if (found !== undefined) {
      this.#explain(found);
      return;
    }
    if (!(await this.#readAgain())) return;
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

  get #obstacle(): Obstacle | undefined {
    return obstacle(this.text, this.#around.data.limit);
  }

  get #mergeObstacle(): Obstacle | undefined {
    return mergeObstacle(this.#list, this.text, this.#around.data.limit);
  }

  #build(): void {
    const heading = element('h2', { id: newId() }, this.#around.data.texts.change);
    set(this.#change, { 'aria-labelledby': heading.id });
    this.element.append(this.#field.element, heading, this.#change);
    this.element.append(this.#message.element, this.#question, this.#bar.element);
  }

  #typed(): void {
    this.#field.show();
    this.#message.clear();
    this.#question.replaceChildren();
    this.#show();
    this.#around.announcer.say(this.#field.count);
  }

  #show(): void {
    const { texts } = this.#around.data;
    this.#change.replaceChildren(...changeView(this.#list, this.#field.terms, texts));
    const isNew = this.#list.entryCount === null;
    this.#bar.show({
      merge: !this.#busy && this.#mergeObstacle === undefined,
      replace: !this.#busy && this.#obstacle === undefined,
      tryTerms: !isNew,
      discard: !isNew && this.isDirty,
      remove: isNew,
    });
    this.#around.changed(this.#list.language);
  }

  #explain(found: Obstacle): void {
    const { texts } = this.#around.data;
    const { over } = { over: 0, ...found };
    const reasons: Readonly<Record<Obstacle['kind'], string>> = {
      errors: texts.mendFirst,
      noTerms: texts.noTerms,
      nothingNew: texts.nothingToMerge,
      mergedTooLong: fill(texts.mergedTooLong, over),
    };
    this.#message.say(reasons[found.kind]);
  }

  async #readAgain(): Promise<boolean> {
    try {
      this.update(await this.#around.host.stored(this.#list.language));
      return true;
    } catch (error) {
      this.#message.say((error as Error).message, 'error');
      return false;
    }
  }

  #ask(gone: readonly string[] | undefined): void {
    const question = replaceQuestion(this.#list, gone, this.#around.data.texts, (answer) => {
      this.#question.replaceChildren();
      if (answer === 'keep') this.#field.focus();
      else void (answer === 'replace' ? this.#putList() : this.merge());
    });
    this.#message.clear();
    this.#question.replaceChildren(question);
    question.querySelector('h2')?.focus();
  }

  #putList(): Promise<void> {
    return this.#send((language, terms) => this.#around.host.replace(language, terms));
  }

  async #send(
    call: (language: string, terms: readonly string[]) => Promise<SaveResult>,
  ): Promise<void> {
    if (this.#busy) return;
    const { terms } = this.#field;
    this.#busy = true;
    this.#message.say(this.#around.data.texts.saving);
    this.#show();
    try {
      this.#take(await call(this.#list.language, terms), terms);
    } catch (error) {
      this.#message.say((error as Error).message, 'error');
    } finally {
      this.#busy = false;
      this.#show();
    }
  }

  #take(answer: SaveResult, sent: readonly string[]): void {
    const { texts } = this.#around.data;
    if (answer.kind === 'refused') {
      this.#message.clear();
      if (answer.field === 'service') this.#message.say(answer.reason, 'error');
      else this.#field.refuse(answer.reason);
      return;
    }
    const { list, expected } = answer;
    this.#list = list;
    this.#saved = sent;
    if (joinTerms(this.#field.terms) === joinTerms(sent)) this.#field.text = joinTerms(sent);
    const count = list.entryCount ?? 0;
    const counted = termCount(count, texts);
    if (count === expected) this.#message.say(fill(texts.saved, list.name, counted));
    else this.#message.say(fill(texts.countDiffers, counted, expected), 'warning');
  }

  #discard(): void {
    this.#field.text = joinTerms(this.#baseline);
    this.#typed();
    this.#field.focus();
  }
}
