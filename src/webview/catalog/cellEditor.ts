import { longestTyped } from '../../protocol/catalog.ts';
import type { LocaleView } from '../../protocol/localeView.ts';
import type { CatalogDetails, CellDetails } from '../../protocol/catalogDetails.ts';
import { button, element, newId, set, fill, visibleText } from '../dom.ts';
import { keyNames } from '../keyNames.ts';
import { findingList } from './findingList.ts';
import { digitOf } from './grid/gridKeys.ts';
import type { OpenCatalog } from './openCatalog.ts';
import type { EditedCell } from './state/cursor.ts';
import type { LostText } from './state/typedTexts.ts';

/** How a person ends an edit: where the keyboard goes, or has gone already, and whether the text counts as read. */
export type EditEnd = 'leave' | 'save' | 'saveNext' | 'savePrevious' | 'saveAway' | 'accept';

/** The cell that is edited, with its message and its locale as they are shown. */
export interface NamedCell extends EditedCell {
  readonly shown: Pick<LostText, 'key' | 'locale'>;
  readonly direction: LocaleView['direction'];
}

/** Milliseconds without a key before the text is checked. */
const quiet = 150;

/**
 * A field over the cell that is edited, with the placeholders of the source and what the checks say. It takes what is typed
 * before its text is there.
 */
export class CellEditor {
  readonly element: HTMLElement;
  readonly #page: OpenCatalog;
  readonly #cell: NamedCell;
  readonly #end: (how: EditEnd) => void;
  readonly #area: HTMLTextAreaElement;
  readonly #source = element('p', { class: 'text original' });
  readonly #placeholders = element('p', { class: 'row', hidden: true });
  readonly #length = element('span', { class: 'quiet' });
  readonly #findings = element('div', { class: 'findings' });
  readonly #failure = element('div', { class: 'box error', role: 'alert', hidden: true });
  #about: { readonly details: CatalogDetails; readonly cell: CellDetails } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  #caret: readonly [start: number, end: number] | undefined;

  /**
   * @param started what was typed before the field was there
   * @param end a person asks for the end of the edit
   */
  constructor(page: OpenCatalog, cell: NamedCell, started: string, end: (how: EditEnd) => void) {
    this.#page = page;
    this.#cell = cell;
    this.#end = end;
    const { texts } = page;
    const { locale, direction, shown } = cell;
    const hint = newId();
    const found = newId();
    set(this.#findings, { id: found });
    this.#area = element('textarea', {
      'aria-label': fill(texts.editLabel, shown.key, shown.locale),
      'aria-describedby': `${hint} ${found}`,
      lang: locale,
      dir: direction,
      rows: '4',
      placeholder: texts.loading,
      'aria-busy': 'true',
      spellcheck: 'true',
    });
    this.#area.value = started;
    this.element = element(
      'div',
      { class: 'editor' },
      this.#source,
      this.#area,
      this.#placeholders,
      element('p', { class: 'row' }, this.#length),
      this.#findings,
      this.#failure,
      element('p', { id: hint, class: 'quiet hint' }, keyNames(texts.editHint)),
    );
    this.#area.addEventListener('input', () => {
      this.#noteCaret();
      this.#changed();
    });
    for (const moved of ['keyup', 'pointerup', 'select'])
      this.#area.addEventListener(moved, () => this.#noteCaret());
    this.#area.addEventListener('keydown', (event) => this.#key(event));
  }

  /** Takes the text of the cell, or what was typed earlier in its place, in front of what is typed already. */
  open(details: CatalogDetails, cell: CellDetails, draft: string | undefined): void {
    const area = this.#area;
    const text = (draft ?? cell.text ?? '').replace(/\r\n?/g, '\n');
    const { selectionStart, selectionEnd } = area;
    set(area, { placeholder: undefined, 'aria-busy': undefined });
    area.setRangeText(text, 0, 0);
    area.setSelectionRange(text.length + selectionStart, text.length + selectionEnd);
    this.#noteCaret();
    this.follow(details, cell);
    this.#changed();
    // It is larger now.
    if (document.activeElement === area) this.focus();
  }

  /** Is about the cell as it is now; what is typed stays. */
  follow(details: CatalogDetails, cell: CellDetails): void {
    this.#about = { details, cell };
    const { source, direction } = details;
    set(this.#area, { maxlength: String(Math.max(longestTyped, cell.text?.length ?? 0)) });
    set(this.#source, { dir: direction });
    this.#source.replaceChildren(...visibleText(source));
    const buttons = this.#placeholderButtons(cell);
    this.#placeholders.replaceChildren(...buttons);
    set(this.#placeholders, { hidden: buttons.length === 0 });
  }

  /** The text as it is to be written: with the line ends of the text that was there. */
  get text(): string {
    const isWindows = this.#about?.cell.text?.includes('\r\n') === true;
    return isWindows ? this.#area.value.replaceAll('\n', '\r\n') : this.#area.value;
  }

  /** Whether it is another text than the one that was there. */
  get isChanged(): boolean {
    const before = (this.#about?.cell.text ?? '').replace(/\r\n?/g, '\n');
    return this.#area.value !== before;
  }

  /** Puts the field into another cell; the caret stays where it is. `takes` takes the keyboard away from elsewhere. */
  moveTo(cell: HTMLElement, takes: boolean): void {
    const caret = this.#caret;
    cell.replaceChildren(this.element);
    if (!takes) return;
    this.focus();
    // The browser may select again what was selected before the last key, and the next one would replace what was typed.
    if (caret !== undefined) this.#area.setSelectionRange(...caret);
  }

  focus(): void {
    const end = this.element.closest('.grid')?.getBoundingClientRect().right ?? 0;
    // In the last columns it opens towards the first.
    this.element.classList.toggle('atEnd', this.element.getBoundingClientRect().right > end);
    this.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#area.focus();
  }

  /** Takes no more text, or does again. */
  hold(isHeld: boolean): void {
    this.#area.readOnly = isHeld;
  }

  /** Says why the text was not written, and what is there where that is another text by now; the person goes on from there. */
  fail(reason: string, now: string | undefined): void {
    const { lang, dir } = this.#area;
    const shown =
      now === undefined ? [] : [element('p', { class: 'text', lang, dir }, ...visibleText(now))];
    this.#failure.replaceChildren(reason, ...shown);
    set(this.#failure, { hidden: false });
    this.focus();
  }

  #noteCaret(): void {
    this.#caret = [this.#area.selectionStart, this.#area.selectionEnd];
  }

  #placeholderButtons({ placeholders }: CellDetails): readonly HTMLElement[] {
    const { texts } = this.#page;
    const all = [...new Set(placeholders)].slice(0, 9);
    return all.map((placeholder, place) =>
      button(placeholder, () => this.#insert(placeholder), {
        class: 'secondary placeholder',
        'aria-label': fill(texts.insert, placeholder),
        'aria-keyshortcuts': `Alt+${place + 1}`,
        title: keyNames(`Alt+${place + 1}`),
        tabindex: '-1',
      }),
    );
  }

  #insert(text: string): void {
    if (this.#area.readOnly) return;
    this.#area.focus();
    const { selectionStart, selectionEnd } = this.#area;
    this.#area.setRangeText(text, selectionStart, selectionEnd, 'end');
    this.#noteCaret();
    this.#changed();
  }

  #changed(): void {
    if (this.#about === undefined) return;
    const { texts, state } = this.#page;
    const { details } = this.#about;
    const { locale, shown } = this.#cell;
    const { value: text } = this.#area;
    this.#length.textContent = fill(
      texts.length,
      Array.from(text).length,
      Array.from(details.source).length,
    );
    state.typed.draft({ name: details.name, locale, text, shown });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), quiet);
  }

  async #check(): Promise<void> {
    const round = ++this.#round;
    const { texts, host } = this.#page;
    const { row, locale } = this.#cell;
    const found =
      this.#area.value === ''
        ? []
        : await host.check(row, locale, this.text).catch(() => undefined);
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
    if (end !== undefined) this.#end(end);
    else if (event.shiftKey) this.#replace(this.#matchAt(digit));
    else this.#insert(this.#placeholderAt(digit));
  }

  #placeholderAt(digit = 0): string {
    return [...new Set(this.#about?.cell.placeholders)][digit - 1] ?? '';
  }

  #matchAt(digit = 0): string | undefined {
    return this.#about?.cell.matches[digit - 1]?.text;
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
