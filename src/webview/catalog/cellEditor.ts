import type { ShownFinding } from '../../protocol/catalog.ts';
import type { CatalogDetails } from '../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../protocol/catalogTexts.ts';
import { longestTyped } from '../../protocol/catalog.ts';
import { button, element, newId, set } from '../dom.ts';
import { fill } from '../fill.ts';
import { visibleText } from '../visibleText.ts';
import { findingList } from './findingList.ts';
import { digitOf } from './grid/gridKeys.ts';

/** How a person ends an edit: where the keyboard goes, or has gone already, and whether the text counts as read. */
export type EditEnd = 'leave' | 'save' | 'saveNext' | 'savePrevious' | 'saveAway' | 'accept';

export interface EditorParts {
  readonly texts: CatalogTexts;
  readonly details: CatalogDetails;
  readonly cell: NonNullable<CatalogDetails['cell']>;
  /** What was typed earlier and not saved. */
  readonly draft: string | undefined;
  readonly check: (text: string) => Promise<readonly ShownFinding[]>;
  readonly typed: (text: string) => void;
  readonly end: (how: EditEnd) => void;
}

/** Milliseconds without a key before the text is checked. */
const quiet = 150;

/** A field over the cell that is edited, with the placeholders of the source and what the checks say. */
export class CellEditor {
  readonly element: HTMLElement;
  readonly #parts: EditorParts;
  readonly #area: HTMLTextAreaElement;
  readonly #length = element('span', { class: 'quiet' });
  readonly #findings = element('div', { class: 'findings' });
  readonly #failure = element('p', { class: 'box error', role: 'alert', hidden: true });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

  constructor(parts: EditorParts) {
    this.#parts = parts;
    const { texts, cell, details, draft } = parts;
    const hint = newId();
    const found = newId();
    set(this.#findings, { id: found });
    this.#area = element('textarea', {
      'aria-label': fill(texts.editLabel, details.key, cell.locale.name),
      'aria-describedby': `${hint} ${found}`,
      lang: cell.locale.code,
      dir: cell.locale.direction,
      rows: '4',
      maxlength: String(Math.max(longestTyped, cell.text?.length ?? 0)),
      spellcheck: 'true',
    });
    this.#area.value = draft ?? cell.text ?? '';
    this.#area.setSelectionRange(this.#area.value.length, this.#area.value.length);
    this.element = element(
      'div',
      { class: 'editor' },
      element(
        'p',
        { class: 'text original', dir: details.direction },
        ...visibleText(details.source),
      ),
      this.#area,
      ...this.#placeholders(),
      element('p', { class: 'row' }, this.#length),
      this.#findings,
      this.#failure,
      element('p', { id: hint, class: 'quiet hint' }, texts.editHint),
    );
    this.#area.addEventListener('input', () => this.#changed());
    this.#area.addEventListener('keydown', (event) => this.#key(event));
    this.#changed();
  }

  /** The text as it is to be written: with the line ends of the text that was there. */
  get text(): string {
    const isWindows = this.#parts.cell.text?.includes('\r\n') === true;
    return isWindows ? this.#area.value.replaceAll('\n', '\r\n') : this.#area.value;
  }

  /** Whether it is another text than the one that was there. */
  get isChanged(): boolean {
    const before = (this.#parts.cell.text ?? '').replace(/\r\n?/g, '\n');
    return this.#area.value !== before;
  }

  focus(): void {
    const end = this.element.closest('.grid')?.getBoundingClientRect().right ?? 0;
    // In the last columns it opens towards the first.
    this.element.classList.toggle('atEnd', this.element.getBoundingClientRect().right > end);
    this.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The caret stays where it is when the field moves along with its line.
    this.#area.focus();
  }

  /** Takes no more text, or does again. */
  hold(isHeld: boolean): void {
    this.#area.readOnly = isHeld;
  }

  /** Says why the text was not written; the person goes on from there. */
  fail(reason: string): void {
    this.#failure.textContent = reason;
    set(this.#failure, { hidden: false });
    this.focus();
  }

  #placeholders(): readonly HTMLElement[] {
    const { texts, cell } = this.#parts;
    const all = [...new Set(cell.placeholders)].slice(0, 9);
    if (all.length === 0) return [];
    const buttons = all.map((placeholder, place) =>
      button(placeholder, () => this.#insert(placeholder), {
        class: 'secondary placeholder',
        'aria-label': fill(texts.insert, placeholder),
        'aria-keyshortcuts': `Alt+${place + 1}`,
        title: `Alt+${place + 1}`,
        tabindex: '-1',
      }),
    );
    return [element('p', { class: 'row' }, ...buttons)];
  }

  #insert(text: string): void {
    if (this.#area.readOnly) return;
    this.#area.focus();
    const { selectionStart, selectionEnd } = this.#area;
    this.#area.setRangeText(text, selectionStart, selectionEnd, 'end');
    this.#changed();
  }

  #changed(): void {
    const { texts, details } = this.#parts;
    const { value } = this.#area;
    this.#length.textContent = fill(
      texts.length,
      Array.from(value).length,
      Array.from(details.source).length,
    );
    this.#parts.typed(value);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), quiet);
  }

  async #check(): Promise<void> {
    const round = ++this.#round;
    const { texts, check } = this.#parts;
    const found = this.#area.value === '' ? [] : await check(this.text).catch(() => undefined);
    if (round !== this.#round || found === undefined) return;
    const nothing = this.#area.value === '' ? '' : texts.noFindings;
    this.#findings.replaceChildren(...findingList(found, nothing, (text) => this.#replace(text)));
    set(this.#area, { 'aria-invalid': String(found.some(({ severity }) => severity === 'error')) });
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const digit = event.altKey ? digitOf(event) : undefined;
    const end = endOf(event);
    if (digit === undefined && end === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (end !== undefined) this.#parts.end(end);
    else if (event.shiftKey) this.#replace(this.#matchAt(digit));
    else this.#insert(this.#placeholderAt(digit));
  }

  #placeholderAt(digit = 0): string {
    return [...new Set(this.#parts.cell.placeholders)][digit - 1] ?? '';
  }

  #matchAt(digit = 0): string | undefined {
    return this.#parts.cell.matches[digit - 1]?.text;
  }

  /** Puts a text into the place of all that was typed. */
  #replace(text: string | undefined): void {
    if (text === undefined) return;
    this.#area.select();
    this.#insert(text);
  }
}

function endOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): EditEnd | undefined {
  if (altKey) return undefined;
  if (key === 'Escape') return 'leave';
  if (key === 'Tab') return shiftKey ? 'savePrevious' : 'saveNext';
  if (key !== 'Enter' || shiftKey) return undefined;
  return ctrlKey || metaKey ? 'accept' : 'save';
}
