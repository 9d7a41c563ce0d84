import { KeptRecords, type Storage } from '../../platform/keptRecords.ts';
import { recordKeys, transcriptAge } from '../../platform/workspace/recordKeys.ts';
import { isStoredTranscript, type StoredTranscript } from '../../speech/storedTranscript.ts';
import { textOf } from '../../speech/transcript.ts';
import { subjectId, type VoiceSubject } from './voiceSubject.ts';

/** How a transcription stands; `closed`: its page or its window ended before it did. */
export type RunState = 'idle' | 'running' | 'done' | 'stopped' | 'closed' | 'failed';

/** A transcript that was paid for, as far as it was heard. */
export interface KeptTranscript {
  /** That of {@link subjectId} when it was kept first. */
  readonly id: string;
  readonly subject: VoiceSubject;
  readonly state: Exclude<RunState, 'idle'>;
  /** A sentence; empty where it did not fail. */
  readonly failure: string;
  /** Milliseconds of the recording. */
  readonly length: number;
  /** Of each take: what was heard, and the milliseconds that were sent. */
  readonly takes: readonly { readonly transcript: StoredTranscript; readonly sent: number }[];
  /** Those that were tried. */
  readonly terms: readonly string[];
  /** Whether a person has a file of it. */
  readonly isSaved: boolean;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
  /** The mark of the key that paid for it. */
  readonly sentWith?: string;
}

/** The transcripts of this workspace that nobody has discarded, for as long as they may be kept. */
export class KeptTranscripts {
  readonly #records: KeptRecords<KeptTranscript>;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number = Date.now) {
    this.#records = new KeptRecords(storage, recordKeys.transcripts, isKept);
    this.#now = now;
  }

  of(subject: VoiceSubject): KeptTranscript | undefined {
    return this.#alive.find((one) => subjectId(one.subject) === subjectId(subject));
  }

  /** Those of a recording, newest first: without those that only tried terms. */
  ofRecording(recording: string): readonly KeptTranscript[] {
    return this.#alive
      .filter(({ subject }) => subject.recording === recording && !subject.isTrial)
      .toSorted((a, b) => b.at - a.at);
  }

  async keep(transcript: Omit<KeptTranscript, 'id' | 'at'>): Promise<void> {
    const id = this.of(transcript.subject)?.id ?? subjectId(transcript.subject);
    await this.#records.keep({ ...transcript, id, at: this.#now() });
  }

  async forget(subject: VoiceSubject): Promise<void> {
    const kept = this.of(subject);
    if (kept !== undefined) await this.#records.forget(kept);
  }

  /** A clock that was put back lets none live longer. */
  get #alive(): readonly KeptTranscript[] {
    return this.#records.all.filter(({ at }) => Math.abs(this.#now() - at) < transcriptAge);
  }
}

/** Whether there is something in it that was paid for and is in no file; nobody saves a trial. */
export function isUnsaved({
  subject,
  isSaved,
  takes,
}: Pick<KeptTranscript, 'subject' | 'isSaved'> & {
  readonly takes: readonly { readonly transcript: Pick<StoredTranscript, 'source'> }[];
}): boolean {
  const isHeard = takes.some(({ transcript }) => textOf(transcript.source) !== '');
  return !subject.isTrial && !isSaved && isHeard;
}

function isKept(kept: unknown): kept is KeptTranscript {
  const { id, subject, state, failure, length, takes, terms, isSaved, at } = (kept ??
    {}) as Partial<KeptTranscript>;
  return (
    [id, state, failure, subject?.recording, subject?.source].every(
      (text) => typeof text === 'string',
    ) &&
    typeof length === 'number' &&
    typeof at === 'number' &&
    typeof isSaved === 'boolean' &&
    Array.isArray(subject?.targets) &&
    Array.isArray(terms) &&
    Array.isArray(takes) &&
    takes.length > 0 &&
    takes.every(
      ({ transcript, sent }) => typeof sent === 'number' && isStoredTranscript(transcript),
    )
  );
}
