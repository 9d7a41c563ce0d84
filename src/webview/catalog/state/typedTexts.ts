import type { MessageName } from '../../../protocol/catalogDetails.ts';

/** What was typed into a field and not saved. */
export interface EditDraft {
  readonly name: MessageName;
  readonly locale: string;
  readonly text: string;
  /** Of the message and of the locale, as they are shown; an older page has kept none. */
  readonly shown?: Pick<LostText, 'key' | 'locale'>;
}

/** What a person has typed and what cannot be saved: its message, or the place for it, is gone. */
export interface LostText {
  readonly key: string;
  /** The name of the locale. */
  readonly locale: string;
  readonly text: string;
  /** Why it was not saved, as far as somebody has said. */
  readonly reason: string;
}

/** What survives of it when the page is hidden. */
export interface KeptTexts {
  readonly unsaved: EditDraft | undefined;
  readonly lost: readonly LostText[] | undefined;
  /** What was typed into forms of the pane and could not be saved. */
  readonly forms: readonly LostText[] | undefined;
}

/** What a person has typed that is in no file: none of it goes before it is saved, or they dismiss it. */
export class TypedTexts {
  readonly #changed: () => void;
  #draft: EditDraft | undefined;
  /** What was typed before the page was loaded, until a field has it. */
  #earlier: EditDraft | undefined;
  #lost: readonly LostText[] = [];

  constructor({ unsaved, lost = [], forms = [] }: Partial<KeptTexts>, changed: () => void) {
    this.#changed = changed;
    this.#earlier = unsaved;
    this.#lost = [...lost, ...forms].filter(({ text }) => text !== '');
  }

  /** What was typed before the page was loaded and has no field yet. */
  get earlier(): EditDraft | undefined {
    return this.#earlier;
  }

  /** What is to be offered again when the page is loaded again. */
  get unsaved(): EditDraft | undefined {
    return this.#draft ?? this.#earlier;
  }

  /** What stays in sight until the person dismisses it. */
  get lost(): readonly LostText[] {
    return this.#lost;
  }

  /** The open field holds this; nothing where it is gone. A person who types elsewhere is not offered what they typed earlier. */
  draft(now: EditDraft | undefined): void {
    this.#draft = now;
    if (now !== undefined && this.#earlier !== undefined) this.giveUp();
    else this.#changed();
  }

  /** A field has taken over what was typed before the page was loaded. */
  takeOver(): void {
    this.#draft = this.#earlier;
    this.#earlier = undefined;
    this.#changed();
  }

  /** There is no field any more for what was typed before the page was loaded. */
  giveUp(): void {
    if (this.#earlier === undefined) return;
    const { name, locale, text, shown = { key: name.id, locale } } = this.#earlier;
    this.#earlier = undefined;
    this.lose({ ...shown, text, reason: '' });
  }

  /** There is no place for this. */
  lose(lost: LostText): void {
    if (lost.text !== '') this.#lost = [...this.#lost, lost];
    this.#changed();
  }

  /** What was typed into a form stays there, and not in its file. */
  refused(): void {
    this.#changed();
  }

  dismiss(lost: LostText): void {
    this.#lost = this.#lost.filter((one) => one !== lost);
    this.#changed();
  }
}

/**
 * What becomes of a text that was typed over another one as its form is drawn again: it is `put` into the form, stands `there`
 * already, or has `gone` from it. It is put over no text that somebody else has written meanwhile.
 *
 * @param known the text that was there, and the one that is being saved, which may be there by now
 * @param now the text that the form has now; nothing where it is gone
 */
export function typedOver(
  typed: string,
  known: readonly [before: string, saving: string | undefined],
  now: string | undefined,
): 'put' | 'there' | 'gone' {
  if (typed === known[0] || typed === now) return 'there';
  return now !== undefined && known.includes(now) ? 'put' : 'gone';
}
