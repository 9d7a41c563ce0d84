import type { Announcer } from './announcer.ts';
import { element } from './dom.ts';

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
