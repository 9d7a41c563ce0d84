import { element } from './dom.ts';

/** Milliseconds between two announcements; what comes faster is overtaken by the next. */
const pace = 1000;

/** Says things to screen readers, politely and at most once a second. */
export class Announcer {
  readonly element = element('div', { class: 'spoken', role: 'status', 'aria-live': 'polite' });
  #next: string | undefined;
  #resting = false;

  say(text: string): void {
    this.#next = text;
    if (!this.#resting) this.#speak();
  }

  #speak(): void {
    this.#resting = this.#next !== undefined;
    if (this.#next === undefined) return;
    this.element.textContent = this.#next;
    this.#next = undefined;
    setTimeout(() => this.#speak(), pace);
  }
}

/** A box that says something to everybody: for the eye it stays, to screen readers it is said once. */
export class MessageBox {
  readonly element = element('div', { class: 'box', hidden: true });
  readonly #announcer: Announcer;

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
  }

  say(text: string, kind: 'info' | 'warning' | 'error' = 'info'): void {
    this.element.hidden = false;
    this.element.className = `box ${kind}`;
    this.element.textContent = text;
    this.#announcer.say(text);
  }

  clear(): void {
    this.element.hidden = true;
  }
}
