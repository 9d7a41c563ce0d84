import { button, element, newId, set } from './dom.ts';

/**
 * Tabs as the ARIA practices describe them: one tab stop, arrow keys, Home and End. A tab that gets the focus
 * shows its panel.
 */
export class Tabs {
  readonly list: HTMLElement;
  readonly panels = element('div');
  readonly #chosen: (id: string) => void;
  #tabs: readonly {
    readonly id: string;
    readonly button: HTMLButtonElement;
    readonly panel: HTMLElement;
  }[] = [];

  constructor(label: string, chosen: (id: string) => void) {
    this.#chosen = chosen;
    this.list = element('div', { role: 'tablist', 'aria-label': label, hidden: true });
    this.list.addEventListener('keydown', (event) => this.#move(event));
  }

  /** The id of the tab that is shown. */
  get current(): string | undefined {
    return this.#tabs.find(({ panel }) => !panel.hidden)?.id;
  }

  /** Adds a tab after the others; the first one is shown. */
  add(id: string, label: string, content: HTMLElement): void {
    const key = newId();
    const tab = button(label, () => this.show(id), {
      role: 'tab',
      id: key,
      'aria-controls': `${key}-panel`,
    });
    const panel = element(
      'div',
      { role: 'tabpanel', id: `${key}-panel`, 'aria-labelledby': key, hidden: true },
      content,
    );
    this.#tabs = [...this.#tabs, { id, button: tab, panel }];
    this.list.hidden = false;
    this.list.append(tab);
    this.panels.append(panel);
    if (this.#tabs.length === 1) this.show(id);
    else this.#mark();
  }

  remove(id: string): void {
    const gone = this.#tabs.find((tab) => tab.id === id);
    const wasShown = this.current === id;
    gone?.button.remove();
    gone?.panel.remove();
    this.#tabs = this.#tabs.filter((tab) => tab !== gone);
    const [first] = this.#tabs;
    this.list.hidden = first === undefined;
    if (wasShown && first !== undefined) this.show(first.id);
  }

  rename(id: string, label: string): void {
    const tab = this.#tabs.find((one) => one.id === id);
    if (tab !== undefined) tab.button.textContent = label;
  }

  show(id: string): void {
    if (!this.#tabs.some((tab) => tab.id === id)) return;
    for (const tab of this.#tabs) tab.panel.hidden = tab.id !== id;
    this.#mark();
    this.#chosen(id);
  }

  #mark(): void {
    for (const { button: tab, panel } of this.#tabs) {
      set(tab, { 'aria-selected': String(!panel.hidden), tabindex: panel.hidden ? '-1' : '0' });
    }
  }

  #move(event: KeyboardEvent): void {
    const last = this.#tabs.length - 1;
    const at = this.#tabs.findIndex(({ panel }) => !panel.hidden);
    const goals: Readonly<Record<string, number>> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const goal = this.#tabs[goals[event.key] ?? -1];
    if (goal === undefined) return;
    event.preventDefault();
    this.show(goal.id);
    goal.button.focus();
  }
}
