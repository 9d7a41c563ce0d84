import type { SeenCell, StateView } from '../../../protocol/catalog.ts';
import type { CatalogDetails, CellDetails } from '../../../protocol/catalogDetails.ts';
import type { CatalogTexts } from '../../../protocol/catalogTexts.ts';
import { button, element, visibleText } from '../../dom.ts';
import type { Commands } from '../commands.ts';
import type { OpenCatalog } from '../openCatalog.ts';
import type { AboutMessage } from '../state/catalogState.ts';
import type { LostText } from '../state/typedTexts.ts';
import { aboutCell } from './aboutCell.ts';
import { formList, refusedForms, typedForms } from './forms.ts';
import { Lookups } from './lookups.ts';
import { part } from './part.ts';

/** Milliseconds that the keyboard rests on a cell before all about it is asked for. */
const rest = 80;

/**
 * All about the message that the keyboard is on. What is done here is done with the message that is shown, which may still be
 * the one before.
 */
export class DetailsPane {
  readonly element = element('section', { class: 'details', tabindex: '0' });
  readonly #page: OpenCatalog;
  readonly #commands: Commands;
  readonly #content = element('div');
  /** Stays in its place: what was looked up there is still of use after the text has changed. */
  readonly #lookups: Lookups;
  #shown: AboutMessage | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(page: OpenCatalog, commands: Commands) {
    this.#page = page;
    this.#commands = commands;
    this.#lookups = new Lookups(page);
    this.element.append(this.#content, this.#lookups.element);
    this.element.setAttribute('aria-label', page.texts.details);
    this.#draw(null);
  }

  /** What is typed into forms and could not be saved. */
  get refused(): readonly LostText[] {
    return refusedForms(this.#content);
  }

  /** Asks for all about the message of the keyboard once that rests. */
  follow(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#page.state.look(), rest);
  }

  /** Shows what is known of the message. */
  show(): void {
    const { typed, about } = this.#page.state;
    const isSame = about?.row === this.#shown?.row && about?.locale === this.#shown?.locale;
    // A button that is pressed right now stays.
    if (JSON.stringify(about) === JSON.stringify(this.#shown)) return;
    const put = typedForms(this.#content, isSame, (text) => typed.lose(text));
    this.#shown = about;
    this.#draw(about?.details ?? null);
    put(isSame ? this.#content : undefined);
  }

  #draw(details: CatalogDetails | null): void {
    const { texts } = this.#page;
    this.#lookups.show(details === null ? undefined : this.#shown);
    this.#content.replaceChildren(
      ...(details === null
        ? [element('p', { class: 'quiet' }, texts.noDetails)]
        : this.#contentOf(details)),
    );
  }

  #contentOf(details: CatalogDetails): readonly HTMLElement[] {
    const { texts, host } = this.#page;
    const { key, file, description, source, direction, cell } = details;
    const use = (text: string) => void this.#commands.use(text);
    const ignore = (code: string) =>
      this.#onCell(({ row, locale }) => host.ignore(row, locale, code));
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
      ...formList(details, this.#page),
      ...(cell?.before ? [this.#inFile(cell.before, cell)] : []),
      ...(cell?.stale ? [this.#stale(cell.stale, cell)] : []),
      ...(cell === null ? [] : aboutCell(cell, texts, use, ignore)),
      ...this.#others(details),
    ];
  }

  #buttons({ cell, source }: CatalogDetails): HTMLElement {
    const { texts, host } = this.#page;
    const commands = this.#commands;
    const hasText = cell?.text !== undefined && cell.text !== null && cell.text !== '';
    const edit = () => this.#onCell((shown) => commands.edit(shown));
    const translate = () => this.#onCell(({ row, locale }) => host.translate([row], locale));
    return element(
      'div',
      { class: 'row' },
      ...(cell === null ? [] : [button(texts.edit, edit)]),
      ...(cell !== null && hasText ? this.#judgeButtons(cell.state) : []),
      ...(cell === null ? [] : [quiet(texts.copySource, () => void commands.use(source))]),
      ...(hasText && cell.state !== 'proposed'
        ? [quiet(texts.clear, () => void commands.use(''))]
        : []),
      ...(cell?.state === 'missing' || cell?.state === 'outdated'
        ? [quiet(texts.translate, translate)]
        : []),
      quiet(texts.reveal, () => void this.#reveal()),
    );
  }

  #judgeButtons(state: StateView): readonly HTMLElement[] {
    if (state === 'reviewed' || state === 'none') return [];
    const { texts } = this.#page;
    const judge = (how: 'accept' | 'reject') => () =>
      this.#onCell((shown) => this.#commands.judge(how, shown));
    if (state !== 'proposed')
      return [quiet(state === 'outdated' ? texts.keep : texts.accept, judge('accept'))];
    return [quiet(texts.acceptProposed, judge('accept')), quiet(texts.reject, judge('reject'))];
  }

  #onCell(work: (shown: SeenCell) => unknown): void {
    const { state, problem } = this.#page;
    const { known } = state;
    if (known !== undefined) void problem.tried(async () => work(known.seen));
  }

  async #reveal(): Promise<void> {
    const { state, host, problem } = this.#page;
    const { about } = state;
    if (about !== undefined)
      await problem.tried(() => host.reveal(about.row, about.locale ?? null));
  }

  /** What a proposed text would take the place of. */
  #inFile(text: string, { locale }: CellDetails): HTMLElement {
    const attributes = { class: 'text', lang: locale.code, dir: locale.direction };
    return part(this.#page.texts.inFile, element('p', attributes, ...visibleText(text)));
  }

  /** What is proposed no longer, because something else has changed. */
  #stale({ text, of }: NonNullable<CellDetails['stale']>, { locale }: CellDetails): HTMLElement {
    const { texts } = this.#page;
    const attributes = { class: 'text', lang: locale.code, dir: locale.direction };
    return part(
      of === 'source' ? texts.forEarlierSource : texts.forEarlierText,
      element('p', attributes, ...visibleText(text)),
      quiet(texts.use, () => void this.#commands.use(text)),
    );
  }

  #others({ others }: CatalogDetails): readonly HTMLElement[] {
    if (others.length === 0) return [];
    const rows = others.flatMap(({ locale, state, text }): readonly HTMLElement[] => [
      element('dt', {}, locale.name, ...stateText(state, this.#page.texts)),
      element(
        'dd',
        { class: 'text', lang: locale.code, dir: locale.direction },
        ...visibleText(text),
      ),
    ]);
    return [part(this.#page.texts.otherLocales, element('dl', {}, ...rows))];
  }
}

const quiet = (text: string, run: () => void) => button(text, run, { class: 'secondary' });

function stateText(state: StateView, texts: CatalogTexts): readonly HTMLElement[] {
  if (state === 'none' || state === 'reviewed') return [];
  return [element('span', { class: `mark ${state}` }, texts.states[state])];
}
