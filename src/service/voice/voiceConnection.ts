import type { Clock } from '../http/clock.ts';
import { readVoiceMessage, type HeardSegment, type VoiceMessage } from './schemas.ts';
import { EventQueue } from './eventQueue.ts';
import { chunksFrom, type Recording } from './voicePace.ts';
import type { OpenSocket, VoiceSocket } from './voiceSocket.ts';

export interface ConnectionDeps {
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
}

/** A message of the session, or how many milliseconds of the recording were sent. */
export type ConnectionEvent =
  VoiceMessage | { readonly type: 'sent'; readonly milliseconds: number };

/**
 * Milliseconds to open a connection, those in which nothing is sent and nothing new is heard before it is given up, and,
 * beside the length of the recording, those for the rest once all of it was sent.
 */
const patience = 30_000;
/** Languages whose progress counts: more than a session can have. */
const mostLanguages = 8;
/** Milliseconds between two looks at what has not left yet. */
const look = 50;
/** Bytes that may wait to leave: a slow network must not fill the memory. */
const mostWaiting = 200_000;

/**
 * One connection of a session: sends a recording from `start` on while it yields what the service says. Ends where the
 * connection does. Aborting closes it.
 */
export class VoiceConnection {
  readonly #means: ConnectionDeps;
  readonly #recording: Recording;
  readonly #queue = new EventQueue<ConnectionEvent>();
  readonly #over = new AbortController();
  #socket: VoiceSocket | undefined;
  /** How far each track is, and the words of its last pieces without times. */
  readonly #heard = new Map<string, { readonly end: number; readonly words: string }>();
  #movedAt: number;
  #allSentAt: number | undefined;
  #position: number;
  #isSending = false;

  constructor(means: ConnectionDeps, recording: Recording, start: number) {
    this.#means = means;
    this.#recording = recording;
    this.#position = start;
    this.#movedAt = means.clock.now();
  }

  /** Bytes of the recording that were sent. */
  get position(): number {
    return this.#position;
  }

  async *run(url: URL, signal: AbortSignal): AsyncGenerator<ConnectionEvent> {
    const stop = () => this.#end();
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      void this.#watch();
      this.#open(url);
      yield* this.#queue.read();
      signal.throwIfAborted();
    } finally {
      signal.removeEventListener('abort', stop);
      this.#end();
    }
  }

  /** A socket that cannot even be made is one that closes at once. */
  #open(url: URL): void {
    try {
      this.#socket = this.#means.openSocket(url, {
        opened: () => void this.#send(),
        message: (text) => this.#take(text),
        closed: () => this.#end(),
      });
    } catch {
      this.#end();
    }
    if (this.#over.signal.aborted) this.#close();
  }

  #take(text: string): void {
    const message = readVoiceMessage(text);
    if (this.#isNew(message)) this.#movedAt = this.#means.clock.now();
    this.#queue.push(message);
  }

  /** Whether it leads further into the recording: a service that repeats itself for ever is not waited for. */
  #isNew(message: VoiceMessage): boolean {
    if (message.type !== 'source' && message.type !== 'target') return message.type !== 'unknown';
    const language = message.type === 'source' ? '' : message.language.toLowerCase();
    const kinds = ['concluded', 'tentative'] as const;
    // All of them are looked at: each remembers.
    return kinds.map((kind) => this.#moves(`${kind} ${language}`, message[kind])).includes(true);
  }

  /** Whether pieces end later than all before, or, where they have no times, are others than the last ones. */
  #moves(track: string, pieces: readonly HeardSegment[]): boolean {
    const { end, words } = this.#heard.get(track) ?? { end: -1, words: '' };
    const ends = pieces.map((piece) => Math.min(piece.end, this.#recording.milliseconds));
    const untimed = pieces.filter((piece) => piece.end <= 0).map(({ text }) => text);
    const now = { end: Math.max(end, ...ends), words: untimed.join(' ') };
    if (now.end === end && (now.words === '' || now.words === words)) return false;
    if (!this.#heard.has(track) && this.#heard.size >= 2 * mostLanguages) return false;
    this.#heard.set(track, now);
    return true;
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const { clock } = this.#means;
    const opened = clock.now();
    this.#movedAt = opened;
    try {
      for (const { bytes, end, due } of chunksFrom(this.#recording, this.#position)) {
        while (clock.now() - opened < due) await this.#pause(due - (clock.now() - opened));
        while ((this.#socket?.waiting ?? 0) > mostWaiting) await this.#pause(look);
        const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
        this.#say({ source_media_chunk: { data } });
        this.#position += bytes.length;
        this.#movedAt = clock.now();
        this.#queue.push({ type: 'sent', milliseconds: end });
      }
      this.#say({ end_of_source_media: {} });
      this.#allSentAt = clock.now();
    } catch {
      this.#end();
    }
  }

  /** Gives a connection up on which nothing moves any more. */
  async #watch(): Promise<void> {
    const { clock } = this.#means;
    try {
      for (;;) {
        const left = this.#timeLeft(clock.now());
        if (left <= 0) break;
        await this.#pause(left);
      }
    } catch {
      // It is over.
    }
    this.#end();
  }

  #timeLeft(now: number): number {
    const toMove = patience - (now - this.#movedAt);
    if (this.#allSentAt === undefined) return toMove;
    return Math.min(toMove, this.#recording.milliseconds + patience - (now - this.#allSentAt));
  }

  #pause(milliseconds: number): Promise<void> {
    return this.#means.clock.wait(milliseconds, this.#over.signal);
  }

  #say(message: object): void {
    this.#over.signal.throwIfAborted();
    this.#socket?.send(JSON.stringify(message));
  }

  #end(): void {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.#queue.end();
    this.#close();
  }

  #close(): void {
    try {
      this.#socket?.close();
    } catch {
      // It is left to itself.
    }
  }
}
