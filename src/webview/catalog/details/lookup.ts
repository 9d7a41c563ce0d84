import { button, element, type Child } from '../../dom.ts';
import { reasonOf } from '../editing.ts';
import { part } from './part.ts';

/** What is shown of something that was looked up. */
export interface Found {
  /** How much there is, in a few words. */
  readonly summary: string;
  readonly content: readonly Child[];
}

export interface LookupParts {
  readonly title: string;
  /** Of the button that starts it. */
  readonly ask: string;
  readonly busy: string;
  readonly stop: string;
  /** Nothing where it was stopped. */
  readonly run: () => Promise<Found | undefined>;
  readonly cancel: () => void;
  readonly say: (text: string) => void;
}

/** Something that takes a while and is looked up when a person asks for it. It stays until another message is shown. */
export class Lookup {
  readonly element: HTMLElement;
  readonly #parts: LookupParts;
  readonly #ask: HTMLButtonElement;
  readonly #content = element('div', { class: 'found' });
  #round = 0;
  #isBusy = false;

  constructor(parts: LookupParts) {
    this.#parts = parts;
    this.#ask = button(parts.ask, () => void this.#run(), { class: 'secondary' });
    this.element = part(parts.title, this.#ask, this.#content);
  }

  /** Forgets what was found for another message. */
  reset(): void {
    this.#round++;
    if (this.#isBusy) this.#parts.cancel();
    this.#show();
  }

  async #run(): Promise<void> {
    const { run, busy, stop, cancel, say } = this.#parts;
    const round = ++this.#round;
    this.#show(element('p', { class: 'quiet row' }, busy, button(stop, cancel, { class: 'link' })));
    this.#isBusy = true;
    say(busy);
    const found = await run().catch((error: unknown) => ({
      summary: reasonOf(error),
      content: [],
    }));
    if (round !== this.#round) return;
    if (found === undefined) return this.#show();
    this.#show(element('p', { class: 'quiet' }, found.summary), ...found.content);
    say(found.summary);
  }

  /** The keyboard goes to the button when what it was on is gone. */
  #show(...content: readonly Child[]): void {
    const hadFocus = this.#content.contains(document.activeElement);
    this.#isBusy = false;
    this.#content.replaceChildren(...content);
    if (hadFocus) this.#ask.focus();
  }
}
