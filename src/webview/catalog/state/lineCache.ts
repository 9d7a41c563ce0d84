import { linesAtOnce, type CatalogHost, type LineView } from '../../../protocol/catalog.ts';

/** Lines that are asked for together. */
const block = linesAtOnce / 2;

/** The lines of the table that the page knows: it asks for what is looked at, and forgets all when something changes. */
export class LineCache {
  readonly #host: Pick<CatalogHost, 'lines'>;
  readonly #arrived: () => void;
  /** Lines by place; those of the version before stay in sight until the new ones are there. */
  #lines = new Map<number, LineView>();
  #old = new Map<number, LineView>();
  readonly #asked = new Set<number>();
  #answered = 0;
  #version = 0;

  constructor(host: Pick<CatalogHost, 'lines'>, arrived: () => void) {
    this.#host = host;
    this.#arrived = arrived;
  }

  /** Everything that was known may be different now, but for the first lines that came with this. */
  restart(version: number, first: readonly LineView[] = []): void {
    this.#version = version;
    this.#old = new Map([...this.#old, ...this.#lines]);
    this.#lines = new Map(first.entries());
    this.#asked.clear();
    this.#answered = 0;
  }

  /** The line at a place, as far as it is known. */
  at(place: number): LineView | undefined {
    return this.#lines.get(place) ?? this.#old.get(place);
  }

  /** The same, without what may be different by now. */
  known(place: number): LineView | undefined {
    return this.#lines.get(place);
  }

  /** Asks for those of these lines that are not known. */
  want(from: number, to: number): void {
    for (let start = from - (from % block); start < to; start += block) {
      if (this.#asked.has(start)) continue;
      this.#asked.add(start);
      void this.#load(start, this.#version);
    }
  }

  async #load(start: number, version: number): Promise<void> {
    const answer = await this.#host.lines(start, start + block).catch(() => undefined);
    if (version !== this.#version) return;
    // Of another version: its summary is on its way, and asks again.
    if (answer?.version !== version) return;
    for (let place = start; place < start + block; place++) this.#old.delete(place);
    if (++this.#answered === this.#asked.size) this.#old.clear();
    for (const [place, line] of answer.lines.entries()) this.#lines.set(start + place, line);
    this.#arrived();
  }
}
