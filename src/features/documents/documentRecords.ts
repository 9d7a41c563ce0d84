import type { Seal } from '../../platform/account/sealWithKey.ts';
import type { DocumentHandle } from '../../service/documents/schemas.ts';
import { KeptRecords, type Storage } from '../../platform/keptRecords.ts';
import { recordKeys } from '../../platform/workspace/recordKeys.ts';

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
  /** What the service answered to the upload, readable with the key of the account only. */
  readonly sealed?: string;
}

/** What the service answered to an upload. */
export interface SentDocument extends DocumentHandle {
  /** The mark of the key of the account that has it; earlier versions noted none. */
  readonly sentWith?: string;
}

/** The secret storage of the editor. */
export interface Secrets {
  get(key: string): PromiseLike<string | undefined>;
  store(key: string, value: string): PromiseLike<void>;
  delete(key: string): PromiseLike<void>;
}

const secretName = (id: string) => `glossa.document:${id}`;

/** The documents that were sent, or are just being sent, and whose translations are not fetched yet. */
export class DocumentRecords extends KeptRecords<DocumentRecord> {
  readonly #secrets: Secrets;
  /** Those that this window has sent: what the secret storage does not take, it can still fetch itself. */
  readonly #handles = new Map<string, SentDocument>();

  constructor(storage: Storage, secrets: Secrets) {
    super(storage, recordKeys.documents, isRecord);
    this.#secrets = secrets;
  }

  /**
   * Notes that the service has a document. The record has reached the disk before the secret storage is asked, which
   * writes late: with `seal` it holds all that fetching needs. Where one of them, or both, take nothing, this window knows
   * it all the same.
   *
   * @returns the record as it is to be kept from now on
   */
  async sent(record: DocumentRecord, handle: SentDocument, seal?: Seal): Promise<DocumentRecord> {
    this.#handles.set(record.id, handle);
    const text = JSON.stringify(handle);
    const sealed = seal === undefined ? {} : { sealed: seal.close(text) };
    const kept: DocumentRecord = { ...record, stage: 'sent', ...sealed };
    await Promise.allSettled([this.keep(kept), this.#store(record, text)]);
    return kept;
  }

  /** `undefined` where the service's answer to the upload never came, or nobody gives it back. */
  async handleOf({ id, sealed }: DocumentRecord, seal?: Seal): Promise<SentDocument | undefined> {
    const own = this.#handles.get(id);
    if (own !== undefined) return own;
    const stored = await this.#secrets.get(secretName(id));
    const text = stored ?? (sealed === undefined ? undefined : seal?.open(sealed));
    return text === undefined ? undefined : handleIn(text);
  }

  async #store({ id }: DocumentRecord, text: string): Promise<void> {
    await this.#secrets.store(secretName(id), text);
  }

  /** It has come to its end. */
  override async forget(record: DocumentRecord): Promise<void> {
    await super.forget(record);
    this.#handles.delete(record.id);
    await this.#secrets.delete(secretName(record.id));
  }
}

function handleIn(stored: string): SentDocument | undefined {
  try {
    const { id, key, sentWith } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof key !== 'string') return undefined;
    return typeof sentWith === 'string' ? { id, key, sentWith } : { id, key };
  } catch {
    return undefined;
  }
}

function isRecord(kept: unknown): kept is DocumentRecord {
  const { stage, mayReplace, ...texts } = (kept ?? {}) as Record<string, unknown>;
  const { id, source, target, locale, address, sealed = '' } = texts;
  return (
    (stage === 'sending' || stage === 'sent' || stage === 'fetching') &&
    typeof mayReplace === 'boolean' &&
    [id, source, target, locale, address, sealed].every((text) => typeof text === 'string')
  );
}
