import type { TranscriptionDeps } from '../../service/voice/transcribe.ts';
import type { Sound } from '../../speech/sound.ts';
import { storedTranscript, transcriptOf } from '../../speech/storedTranscript.ts';
import { emptyTranscript, type Gap, type Transcript } from '../../speech/transcript.ts';
import {
  isUnsaved,
  type KeptTranscript,
  type KeptTranscripts,
  type RunState,
} from './keptTranscripts.ts';
import { TranscriptionPass } from './transcriptionPass.ts';
import type { VoiceSubject } from './voiceSubject.ts';

/** What a transcription needs once it begins. */
export interface Opened {
  readonly sound: Sound;
  readonly means: TranscriptionDeps;
  /** The terms that are tried. */
  readonly terms: readonly string[];
  /** The mark of the key that pays. */
  readonly keyFingerprint: string;
}

export interface TranscriptionPorts {
  readonly open: (signal: AbortSignal) => Promise<Opened>;
  readonly kept: Pick<KeptTranscripts, 'of' | 'keep' | 'forget'>;
  /** There is something new to see. */
  readonly changed: (isUrgent: boolean) => void;
  /** A failure in a sentence. */
  readonly words: (error: unknown) => string;
  /** What was heard could not be kept. */
  readonly unkept: (error: unknown) => void;
}

/** Milliseconds of a recording after which it is noted again how much of it was sent. */
const step = 5_000;

/**
 * Transcribes a recording, as often as it is told to. Time is billed: what is heard is kept from the moment on that it is
 * settled, and is there again for a page that comes after this one.
 */
export class Transcription {
  /** Whether what was heard is there again after the page is closed. */
  isKept = true;
  readonly #subject: VoiceSubject;
  readonly #ports: TranscriptionPorts;
  #takes: readonly TranscriptionPass[] = [];
  #terms: readonly string[] = [];
  #length = 0;
  #state: RunState = 'idle';
  #failure = '';
  /** Why another attempt failed before anything was sent: what was heard before stays as it was. */
  #refusal = '';
  #isSaved = false;
  #sentWith: string | undefined;
  #running: AbortController | undefined;
  /** How much of it is kept: settled pieces and milliseconds that were sent. */
  #settled = 0;
  #sent = -step;
  #keeping: Promise<void> | undefined;
  #isDue = false;

  constructor(subject: VoiceSubject, ports: TranscriptionPorts) {
    this.#subject = subject;
    this.#ports = ports;
    const kept = ports.kept.of(subject);
    if (kept !== undefined) this.#restore(kept);
  }

  get state(): RunState {
    return this.#refusal === '' ? this.#state : 'failed';
  }

  get isUnsaved(): boolean {
    return isUnsaved({ subject: this.#subject, isSaved: this.#isSaved, takes: this.#takes });
  }

  get sentWith(): string | undefined {
    return this.#sentWith;
  }

  get transcript(): Transcript {
    return this.#takes.at(-1)?.transcript ?? emptyTranscript(this.#subject.targets);
  }

  /** How it stands, for a page. */
  get seen() {
    return {
      state: this.state,
      failure: this.#refusal || this.#failure,
      isKept: this.isKept,
      length: this.#length,
      sent: Math.min(...this.#takes.map(({ sent }) => sent), this.#length),
      transcript: this.transcript,
      gaps: this.#takes.flatMap(({ transcript }): readonly Gap[] => transcript.gaps),
      trial: this.#subject.isTrial
        ? {
            without: this.#takes[0]?.transcript ?? emptyTranscript([]),
            terms: this.#state === 'done' ? this.#terms : undefined,
          }
        : undefined,
    };
  }

  /** Begins anew; what was heard before goes. Does nothing where it runs. */
  async start(): Promise<void> {
    if (this.#state === 'running') return;
    const { terms, isTrial } = this.#subject;
    const running = new AbortController();
    this.#running = running;
    this.#takes = [
      ...(isTrial ? [new TranscriptionPass(this.#subject, undefined)] : []),
      new TranscriptionPass(this.#subject, terms?.id),
    ];
    [this.#failure, this.#refusal, this.#isSaved] = ['', '', false];
    [this.#settled, this.#sent] = [0, -step];
    this.#move('running');
    try {
      await this.#listen(running.signal);
      if (this.#running === running) this.#move('done');
    } catch (error) {
      if (this.#running === running) {
        this.#fail(error);
      }
    } finally {
      running.abort();
    }
    await this.#keeping;
  }

  /** Ends it; what was heard stays. */
  async stop(why: 'stopped' | 'closed', reason: unknown): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (this.#state === 'running' && !this.#isBack()) this.#move(why);
    running?.abort(reason);
    await this.#keeping;
  }

  /** A person has a file of it now. */
  async saved(): Promise<void> {
    this.#isSaved = true;
    await this.#keep();
  }

  /** Forgets what was heard. */
  async discard(reason: unknown): Promise<void> {
    await this.stop('stopped', reason);
    this.#takes = [];
    await this.#ports.kept.forget(this.#subject);
    [this.#state, this.#refusal] = ['idle', ''];
    this.#ports.changed(true);
  }

  async #listen(signal: AbortSignal): Promise<void> {
    const { sound, means, terms, keyFingerprint } = await this.#ports.open(signal);
    [this.#length, this.#terms, this.#sentWith] = [sound.milliseconds, terms, keyFingerprint];
    const changed = () => {
      const hasMore = this.#settledNow() > this.#settled || this.#sentNow() - this.#sent >= step;
      if (this.#running?.signal === signal && hasMore) void this.#keep();
      this.#ports.changed(false);
    };
    await Promise.all(this.#takes.map((take) => take.listen(means, sound, signal, changed)));
  }

  #fail(error: unknown): void {
    const failure = this.#ports.words(error);
    if (this.#isBack(failure)) return;
    this.#failure = failure;
    this.#move('failed');
  }

  /** Where nothing was sent, what was paid for before is there as it was. */
  #isBack(refusal = ''): boolean {
    const kept = this.#sentNow() > 0 ? undefined : this.#ports.kept.of(this.#subject);
    if (kept === undefined) return false;
    this.#restore(kept);
    this.#refusal = refusal;
    this.#ports.changed(true);
    return true;
  }

  /** A transcription that nothing was sent of is none. */
  #move(state: RunState): void {
    this.#state = state;
    if (this.#sentNow() > 0 || this.#settledNow() > 0) void this.#keep();
    this.#ports.changed(true);
  }

  /** Writes it down; what comes while that goes on is written next. */
  #keep(): Promise<void> {
    this.#isDue = true;
    return (this.#keeping ??= this.#keepAll().finally(() => (this.#keeping = undefined)));
  }

  async #keepAll(): Promise<void> {
    while (this.#isDue && this.#state !== 'idle') {
      this.#isDue = false;
      [this.#settled, this.#sent] = [this.#settledNow(), this.#sentNow()];
      try {
        await this.#ports.kept.keep({
          subject: this.#subject,
          state: this.#state,
          failure: this.#failure,
          length: this.#length,
          takes: this.#takes.map(({ transcript, sent }) => {
            return { transcript: storedTranscript(transcript), sent };
          }),
          terms: this.#terms,
          isSaved: this.#isSaved,
          ...(this.#sentWith === undefined ? {} : { sentWith: this.#sentWith }),
        });
        this.isKept = true;
      } catch (error) {
        this.isKept = false;
        this.#ports.unkept(error);
        this.#ports.changed(true);
      }
    }
  }

  #sentNow(): number {
    return Math.max(0, ...this.#takes.map(({ sent }) => sent));
  }

  #settledNow(): number {
    const tracks = this.#takes.flatMap(({ transcript: { source, targets } }) => [
      source,
      ...targets.values(),
    ]);
    return tracks.reduce((sum, { concluded }) => sum + concluded.length, 0);
  }

  /** What runs in no page any more was closed. */
  #restore(kept: KeptTranscript): void {
    const { isTrial, terms } = this.#subject;
    const ids = [...(isTrial ? [undefined] : []), terms?.id];
    this.#takes = kept.takes.map(({ transcript, sent }, place) => {
      const take = new TranscriptionPass(this.#subject, ids[place]);
      take.transcript = transcriptOf(transcript);
      take.sent = sent;
      return take;
    });
    this.#state = kept.state === 'running' ? 'closed' : kept.state;
    [this.#failure, this.#length, this.#terms] = [kept.failure, kept.length, kept.terms];
    [this.#isSaved, this.#sentWith] = [kept.isSaved, kept.sentWith];
  }
}
