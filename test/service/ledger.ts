import type { IncomingHttpHeaders } from 'node:http';

/** One request as it arrived, and what was answered. */
export interface RecordedRequest {
  /** `api` or `storage`: which of the two hosts it came to. */
  readonly host: 'api' | 'storage';
  /** Milliseconds since 1970 at the arrival of its head. */
  readonly time: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** As they came, the key included: tests look for it. */
  readonly headers: IncomingHttpHeaders;
  readonly hadAuthorization: boolean;
  /** Size of the body in bytes. */
  bodyBytes: number;
  /** The body from JSON or a form; undefined for every other body. */
  body: unknown;
  /** 0 as long as, and for ever if, there was no answer. */
  status: number;
}

/** The key under which {@link Ledger.texts} and {@link Ledger.billed} count: `DE`, a tab, the text. */
export function ledgerKey(text: string, target: string): string {
  return `${target.toUpperCase()}\t${text}`;
}

/** What the service was sent, and what it charged for. */
export class Ledger {
  #requests: RecordedRequest[] = [];
  #texts = new Map<string, number>();
  #billed = new Map<string, number>();
  #characters = 0;
  #inFlight = 0;
  #peak = 0;

  /** Every request on both hosts, in order of arrival; the control requests are not among them. */
  get requests(): readonly RecordedRequest[] {
    return this.#requests;
  }

  /** How often each text was sent, whatever was answered. For the key see {@link ledgerKey}. */
  get texts(): ReadonlyMap<string, number> {
    return this.#texts;
  }

  /** How often each text was translated and charged, whether or not the answer arrived. */
  get billed(): ReadonlyMap<string, number> {
    return this.#billed;
  }

  /** Code points charged. */
  get characters(): number {
    return this.#characters;
  }

  /** The most requests that were under way at one time. */
  get peak(): number {
    return this.#peak;
  }

  /** The requests that are under way now. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** Notes a request at its arrival. The caller completes the record and calls {@link close}. */
  open(record: RecordedRequest): void {
    this.#requests.push(record);
    this.#peak = Math.max(this.#peak, ++this.#inFlight);
  }

  close(): void {
    this.#inFlight--;
  }

  /** Counts the texts of a translate request by its decoded body, valid or not. */
  countSent(body: unknown): void {
    const { text, target_lang: target } = (body ?? {}) as { text?: unknown; target_lang?: unknown };
    if (typeof target !== 'string') return;
    for (const one of Array.isArray(text) ? (text as unknown[]) : [text])
      if (typeof one === 'string') add(this.#texts, ledgerKey(one, target));
  }

  countBilled(text: string, target: string, characters: number): void {
    add(this.#billed, ledgerKey(text, target));
    this.#characters += characters;
  }

  clear(): void {
    this.#requests = [];
    this.#texts = new Map();
    this.#billed = new Map();
    this.#characters = 0;
    this.#peak = this.#inFlight;
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
