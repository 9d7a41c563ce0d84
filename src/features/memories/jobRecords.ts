import type { Storage } from '../../platform/keptRecords.ts';
import { recordKeys } from '../../platform/workspace/recordKeys.ts';

/** A background job of the service that this workspace waits for. Holds no address and no key. */
export type JobRecord = (Begun & { readonly kind: 'import' }) | ExportRecord;

interface Begun {
  readonly jobId: string;
  readonly name: string;
  /** The mark of the key of the account that has it; earlier versions noted none. */
  readonly sentWith?: string;
  /** A person has ended the waiting for it. */
  readonly isLeft?: true;
}

export interface ExportRecord extends Begun {
  readonly kind: 'export';
  readonly memoryId: string;
  /** Where the file goes, as a URI. */
  readonly target: string;
}

const key = recordKeys.memoryJobs;

/** The jobs that are not known to have ended, so that a restart does not lose them. */
export class JobRecords {
  readonly #storage: Storage;
  /** Those that this window waits for already, or is not to wait for. */
  readonly #followed = new Set<string>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get all(): readonly JobRecord[] {
    const kept = this.#storage.get(key);
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  }

  /**
   * Hands out the jobs that nobody waits for now, each once.
   *
   * @param isAsked a person wants to know of them: also of those that are left
   */
  takeAbandoned(isAsked = false): readonly JobRecord[] {
    const abandoned = this.all.filter(
      ({ jobId, isLeft }) => !this.#followed.has(jobId) && (isAsked || isLeft !== true),
    );
    for (const { jobId } of abandoned) this.#followed.add(jobId);
    return abandoned;
  }

  /** The export of a memory that is known to run. */
  exportOf(memoryId: string): JobRecord | undefined {
    return this.all.find((record) => record.kind === 'export' && record.memoryId === memoryId);
  }

  /** Notes a job before what it needs is sent: whatever happens to the window then, it is not lost. */
  async begin(record: JobRecord): Promise<void> {
    const { isLeft: _, ...begun } = record;
    this.#followed.add(record.jobId);
    await this.#update([...this.#without(record.jobId), begun]);
  }

  /**
   * Keeps a record while `work` goes on. It stays when the work fails, for another try; a result ends it. What somebody
   * has cancelled is not for another try of this window.
   */
  async during<T>(record: JobRecord, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { jobId } = record;
    try {
      await this.begin(record);
      const result = await work();
      await this.forget(jobId);
      return result;
    } finally {
      if (!signal.aborted) this.#followed.delete(jobId);
    }
  }

  /** A person has ended the waiting: it stays for {@link takeAbandoned}, where somebody asks. */
  async leave(record: JobRecord): Promise<void> {
    await this.#update([...this.#without(record.jobId), { ...record, isLeft: true }]);
    this.#followed.delete(record.jobId);
  }

  async forget(jobId: string): Promise<void> {
    await this.#update(this.#without(jobId));
  }

  #without(jobId: string): readonly JobRecord[] {
    return this.all.filter((one) => one.jobId !== jobId);
  }

  async #update(records: readonly JobRecord[]): Promise<void> {
    await this.#storage.update(key, records.length === 0 ? undefined : records);
  }
}

function isRecord(kept: unknown): kept is JobRecord {
  const {
    kind,
    jobId,
    name,
    memoryId,
    target,
    sentWith = '',
  } = (kept ?? {}) as Record<string, unknown>;
  const texts =
    kind === 'export' ? [jobId, name, sentWith, memoryId, target] : [jobId, name, sentWith];
  return (
    (kind === 'import' || kind === 'export') && texts.every((text) => typeof text === 'string')
  );
}
