import type { DocumentHandle } from '../../service/schemas/documents.ts';
import { recordsKey } from './recordsKey.ts';

/** A document on its way. Holds no key; that is in the secret storage, under the id of the record. */
export interface DocumentRecord {
  readonly id: string;
  /** The file, as a URI. */
  readonly source: string;
  /** Where its translation goes, as a URI. */
  readonly target: string;
  readonly locale: string;
  /** Whether a file at the target may be replaced: that was asked for. */
  readonly mayReplace: boolean;
  /** The address of the service that has it. */
  readonly address: string;
  /** `fetching`: the result was asked for, so that the service may have handed it out already. */
  readonly stage: 'sending' | 'sent' | 'fetching';
}

/** Where records survive the window; a `Memento` of the editor. */
export interface Storage {
  get(key: string): unknown;
  update(key: string, value: unknown): PromiseLike<void>;
}

/** The secret storage of the editor. */
export interface Secrets {
  get(key: string): PromiseLike<string | undefined>;
  store(key: string, value: string): PromiseLike<void>;
  delete(key: string): PromiseLike<void>;
}

const secretName = (id: string) => `glossa.document:${id}`;

/** The documents that were sent, or are just being sent, and whose translations are not fetched yet. */
export class DocumentRecords {
  readonly #storage: Storage;
  readonly #secrets: Secrets;
  /** Those that this window works on. */
  readonly #followed = new Set<string>();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(storage: Storage, secrets: Secrets) {
    this.#storage = storage;
    this.#secrets = secrets;
  }

  get all(): readonly DocumentRecord[] {
    const kept = this.#storage.get(recordsKey);
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  }

  /** Hands out the documents that nobody works on now, each once until it is {@link release}d. */
  takeAbandoned(): readonly DocumentRecord[] {
    const abandoned = this.all.filter(({ id }) => !this.#followed.has(id));
    for (const { id } of abandoned) this.#followed.add(id);
    return abandoned;
  }

  /** Notes how far a document is. */
  async keep(record: DocumentRecord): Promise<void> {
    this.#followed.add(record.id);
    await this.#update((others) => [...others.filter(({ id }) => id !== record.id), record]);
  }

  /** Notes that the service has a document. The key is safe before the record says that there is one. */
  async sent(record: DocumentRecord, handle: DocumentHandle): Promise<void> {
    await this.#secrets.store(secretName(record.id), JSON.stringify(handle));
    await this.keep({ ...record, stage: 'sent' });
  }

  /** `undefined` where the service's answer to the upload never came, or the secret storage does not give it back. */
  async handleOf({ id }: DocumentRecord): Promise<DocumentHandle | undefined> {
    const stored = await this.#secrets.get(secretName(id));
    return stored === undefined ? undefined : handleIn(stored);
  }

  /** Nobody works on it in this window any more; it stays, for another try. */
  release({ id }: DocumentRecord): void {
    this.#followed.delete(id);
  }

  /** It has come to its end. */
  async forget(record: DocumentRecord): Promise<void> {
    await this.#update((all) => all.filter(({ id }) => id !== record.id));
    await this.#secrets.delete(secretName(record.id));
    this.release(record);
  }

  /** One change after the other: two documents at a time must not lose each other's. */
  async #update(
    change: (all: readonly DocumentRecord[]) => readonly DocumentRecord[],
  ): Promise<void> {
    const write = this.#after(this.#writing, change);
    this.#writing = write.catch(() => undefined);
    await write;
  }

  async #after(
    earlier: Promise<unknown>,
    change: (all: readonly DocumentRecord[]) => readonly DocumentRecord[],
  ): Promise<void> {
    await earlier;
    const records = change(this.all);
    await this.#storage.update(recordsKey, records.length === 0 ? undefined : records);
  }
}

function handleIn(stored: string): DocumentHandle | undefined {
  try {
    const { id, key } = JSON.parse(stored) as Record<string, unknown>;
    return typeof id === 'string' && typeof key === 'string' ? { id, key } : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(kept: unknown): kept is DocumentRecord {
  const { stage, mayReplace, ...texts } = (kept ?? {}) as Record<string, unknown>;
  const { id, source, target, locale, address } = texts;
  return (
    (stage === 'sending' || stage === 'sent' || stage === 'fetching') &&
    typeof mayReplace === 'boolean' &&
    [id, source, target, locale, address].every((text) => typeof text === 'string')
  );
}
