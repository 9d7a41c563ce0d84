/** Whose the texts of translations are, each under its locale and key; the machine's begin with a bracket. */
export class TextOwners {
  readonly #accepted = new Set<string>();
  /** The machine's texts of messages for which a person had another one on another branch, or accepted one. */
  readonly #doubtful = new Set<string>();
  /** The texts of messages that a person has accepted at some time. */
  readonly #marked = new Map<string, Set<string>>();

  isPersons(name: string, text: string | undefined): boolean {
    if (text === undefined || text === '') return false;
    return !text.startsWith('[') || this.isAccepted(name);
  }

  isAccepted(name: string): boolean {
    return this.#accepted.has(name);
  }

  /** The states that a person's text may have; whether it is outdated, it does not tell. */
  statesOf(name: string, text: string): readonly string[] {
    if (this.#marked.get(name)?.has(text) !== true) return ['translated', 'outdated'];
    return this.isAccepted(name)
      ? ['reviewed', 'outdated']
      : ['translated', 'reviewed', 'outdated'];
  }

  /** Whether Glossa may take the text for a person's, or for the machine's. */
  isDoubtful(name: string): boolean {
    return this.#doubtful.has(name);
  }

  accept(name: string, text = ''): void {
    this.#doubtful.delete(name);
    this.#accepted.add(name);
    this.#mark(name, [text]);
  }

  doubt(name: string): void {
    this.#accepted.delete(name);
    this.#doubtful.add(name);
  }

  /** Its text is another one now. */
  forget(name: string): void {
    this.#accepted.delete(name);
    this.#doubtful.delete(name);
  }

  takeOver(other: TextOwners): void {
    for (const one of other.#accepted) this.#accepted.add(one);
    for (const one of other.#doubtful) this.#doubtful.add(one);
    this.takeMarks(other);
  }

  /** What was accepted on another branch speaks here too, once that is merged. */
  takeMarks(other: TextOwners): void {
    for (const [name, texts] of other.#marked) this.#mark(name, texts);
  }

  #mark(name: string, texts: Iterable<string>): void {
    this.#marked.set(name, new Set([...(this.#marked.get(name) ?? []), ...texts]));
  }
}
