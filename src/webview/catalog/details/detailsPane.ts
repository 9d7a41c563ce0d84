import type { SeenCell, ShownState } from '../../../protocol/catalog.ts';
import type { CatalogDetails } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { button, element } from '../../dom.ts';
import { visibleText } from '../../visibleText.ts';
import { aboutCell, type CellActions } from './aboutCell.ts';
import type { EditedCell } from '../grid/cursor.ts';
import type { LostText } from '../keptText.ts';
import { lostField, typedIn, type FormActions } from './formField.ts';
import { formList, refusedForms, typedForms } from './formList.ts';
import type { Lookups, ShownOf } from './lookups.ts';
import { part } from './part.ts';

/** What can be done with the message that is shown. */
export interface DetailActions extends CellActions {
  readonly edit: () => void;
  readonly accept: () => void;
  readonly reject: () => void;
  readonly translate: () => void;
  readonly reveal: () => void;
  readonly forms: FormActions;
}

/** The cell that is shown, with its text. */
export interface ShownCellText extends SeenCell {
  readonly text: string | null;
}

/** All about the message that the keyboard is on. */
export class DetailsPane {
  readonly element = element('section', { class: 'details', tabindex: '0' });
  readonly #texts: CatalogTexts;
  readonly #actions: DetailActions;
  readonly #about = element('div');
  /** Stays in its place: what was looked up there is still of use after the text has changed. */
  readonly #lookups: Lookups;
  #shown: { readonly details: CatalogDetails; readonly of: ShownOf } | undefined;

  constructor(texts: CatalogTexts, actions: DetailActions, lookups: Lookups) {
    this.#texts = texts;
    this.#lookups = lookups;
    this.element.append(this.#about, lookups.element);
    this.#actions = actions;
    this.element.setAttribute('aria-label', texts.details);
    this.show(null);
  }

  /** The message that is shown, and the column where that is one of a locale. */
  get of(): ShownOf | undefined {
    return this.#shown?.of;
  }

  /** Nothing where no text of a locale is shown. */
  get shown(): ShownCellText | undefined {
    const { details, of } = this.#shown ?? {};
    if (of?.locale === undefined || !details?.cell) return undefined;
    const { text, mark } = details.cell;
    return { row: of.row, locale: of.locale, text, mark };
  }

  /** What is typed into forms and could not be saved. */
  get refused(): readonly LostText[] {
    return refusedForms(this.#about).map(typedIn);
  }

  isOf(cell: EditedCell | undefined): boolean {
    const { shown } = this;
    return shown !== undefined && shown.row === cell?.row && shown.locale === cell.locale;
  }

  /** The text of a match, by its number. */
  matchAt(number: number): string | undefined {
    return this.#shown?.details.cell?.matches[number - 1]?.text;
  }

  show(details: CatalogDetails | null, of?: ShownOf): void {
    const isSame = of?.row === this.#shown?.of.row && of?.locale === this.#shown?.of.locale;
    // A button that is pressed right now stays.
    if (isSame && JSON.stringify(details) === JSON.stringify(this.#shown?.details)) return;
    const typed = typedForms(this.#about, isSame, (field) => lostField(field, this.#actions.forms));
    this.#shown = details === null || of === undefined ? undefined : { details, of };
    this.#lookups.show(this.#shown?.of, details?.hasHistory === true);
    this.#about.replaceChildren(
      ...(details === null
        ? [element('p', { class: 'quiet' }, this.#texts.noDetails)]
        : this.#contentOf(details)),
    );
    typed(isSame ? this.#about : undefined);
  }

  #contentOf(details: CatalogDetails): readonly HTMLElement[] {
    const { key, file, description, source, direction, cell } = details;
    return [
      element(
        'h2',
        {},
        element('bdi', {}, ...visibleText(key)),
        element('span', { class: 'quiet file' }, file),
      ),
      ...(description === null ? [] : [element('p', { class: 'quiet' }, description)]),
      element('p', { class: 'text', dir: direction }, ...visibleText(source)),
      this.#buttons(details),
      ...formList(details, this.#texts, this.#actions.forms),
      ...(cell?.before ? [this.#inFile(cell.before, cell)] : []),
      ...(cell === null ? [] : aboutCell(cell, this.#texts, this.#actions)),
      ...this.#others(details),
    ];
  }

  #buttons({ cell, source }: CatalogDetails): HTMLElement {
    const { texts, actions } = { texts: this.#texts, actions: this.#actions };
    const one = (text: string, run: () => void) => button(text, run, { class: 'secondary' });
    const hasText = cell?.text !== undefined && cell.text !== null && cell.text !== '';
    return element(
      'div',
      { class: 'row' },
      ...(cell === null ? [] : [button(texts.edit, actions.edit)]),
      ...(cell !== null && hasText ? acceptButtons(cell.state, texts, actions) : []),
      ...(cell === null ? [] : [one(texts.copySource, () => actions.use(source))]),
      ...(hasText && cell.state !== 'proposed' ? [one(texts.clear, () => actions.use(''))] : []),
      ...(cell?.state === 'missing' || cell?.state === 'outdated'
        ? [one(texts.translate, actions.translate)]
        : []),
      one(texts.reveal, actions.reveal),
    );
  }

  /** What a proposed text would take the place of. */
  #inFile(text: string, { locale }: NonNullable<CatalogDetails['cell']>): HTMLElement {
    const attributes = { class: 'text', lang: locale.code, dir: locale.direction };
    return part(this.#texts.inFile, element('p', attributes, ...visibleText(text)));
  }

  #others({ others }: CatalogDetails): readonly HTMLElement[] {
    if (others.length === 0) return [];
    const rows = others.flatMap(({ locale, state, text }): readonly HTMLElement[] => [
      element('dt', {}, locale.name, ...stateText(state, this.#texts)),
      element(
        'dd',
        { class: 'text', lang: locale.code, dir: locale.direction },
        ...visibleText(text),
      ),
    ]);
    return [part(this.#texts.otherLocales, element('dl', {}, ...rows))];
  }
}

function acceptButtons(
  state: ShownState,
  texts: CatalogTexts,
  { accept, reject }: DetailActions,
): readonly HTMLElement[] {
  if (state === 'reviewed' || state === 'none') return [];
  const one = (text: string, run: () => void) => button(text, run, { class: 'secondary' });
  if (state === 'proposed') return [one(texts.acceptProposed, accept), one(texts.reject, reject)];
  return [one(state === 'outdated' ? texts.keep : texts.accept, accept)];
}

function stateText(state: ShownState, texts: CatalogTexts): readonly HTMLElement[] {
  if (state === 'none' || state === 'reviewed') return [];
  return [element('span', { class: `mark ${state}` }, texts.states[state])];
}
