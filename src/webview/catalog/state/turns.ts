/** A key as it was pressed. */
export interface PressedKey {
  readonly key: string;
  /** Where it is on the keyboard, whatever it writes. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * What is pressed and typed in the table, one after the other: each is for the cell that the one before it has led to. What
 * is typed for a field that is not there yet is kept for it.
 */
export class Turns {
  readonly #failed: (error: unknown) => void;
  #last: Promise<unknown> = Promise.resolve();
  /** How much is under way that may lead elsewhere. */
  #leading = 0;
  #typed: { text: string } | undefined;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Whether what is pressed now may be for another cell than the one of the keyboard. */
  get isLeading(): boolean {
    return this.#leading > 0;
  }

  /** Whether keys are text for a field that is not there yet, and none of the table. */
  get isTyping(): boolean {
    return this.#typed !== undefined;
  }

  /**
   * Does something in its turn. What fails keeps nothing that comes after it from its own.
   *
   * @param leads whether what is pressed after it may be for another cell because of it
   */
  take(work: () => unknown, leads = true): void {
    if (leads) this.#leading++;
    this.#last = this.#last
      .then(work)
      .catch(this.#failed)
      .finally(() => {
        if (leads) this.#leading--;
      });
  }

  /**
   * Keeps what is typed from now on for a field that is to open.
   *
   * @returns what there is that no field has taken; from then on keys are those of the table again
   */
  typeAhead(): () => string {
    const own = { text: '' };
    this.#typed = own;
    return () => (this.#typed === own ? this.takeTyped() : '');
  }

  /** The field is there: what was typed for it. */
  takeTyped(): string {
    const text = this.#typed?.text ?? '';
    this.#typed = undefined;
    return text;
  }

  /** Takes a key as text, where it is that. */
  type({ key, ctrlKey, metaKey }: Pick<PressedKey, 'key' | 'ctrlKey' | 'metaKey'>): void {
    if (this.#typed === undefined || ctrlKey || metaKey) return;
    if (key === 'Backspace') this.#typed.text = this.#typed.text.slice(0, -1);
    else if (key.length === 1) this.#typed.text += key;
  }

  /** Takes a text that is pasted. */
  paste(text: string): void {
    if (this.#typed !== undefined) this.#typed.text += text;
  }
}
