import type { Clock } from '../http/clock.ts';
import { readVoiceMessage } from '../schemas/voice.ts';
import type { VoiceMessage } from '../schemas/voice.ts';
import { EventQueue } from './eventQueue.ts';
import { chunksFrom, type Recording } from './voicePace.ts';
import type { OpenSocket, VoiceSocket } from './voiceSocket.ts';

export interface ConnectionMeans {
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
}

/** A message of the session, or how many milliseconds of the recording were sent. */
export type ConnectionEvent =
  VoiceMessage | { readonly type: 'sent'; readonly milliseconds: number };

/** Milliseconds to open a connection, and those in which nothing is sent and nothing is heard before it is given up. */
const patience = 30_000;
/** Milliseconds between two looks at what has not left yet. */
const look = 50;
/** Bytes that may wait to leave: a slow network must not fill the memory. */
const mostWaiting = 200_000;

/**
 * One connection of a session: sends a recording from `start` on while it yields what the service says. Ends where the
 * connection does. Aborting closes it.
 */
export class VoiceConnection {
  readonly #means: ConnectionMeans;
  readonly #recording: Recording;
  readonly #queue = new EventQueue<ConnectionEvent>();
  readonly #over = new AbortController();
  #socket: VoiceSocket | undefined;
  #movedAt: number;
  #position: number;

  constructor(means: ConnectionMeans, recording: Recording, start: number) {
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
      this.#socket = this.#means.openSocket(url, {
        opened: () => void this.#send(),
        message: (text) => this.#take(text),
        closed: () => this.#end(),
      });
      void this.#watch();
      yield* this.#queue.read();
      signal.throwIfAborted();
    } finally {
      signal.removeEventListener('abort', stop);
      this.#end();
    }
  }

  #take(text: string): void {
    this.#movedAt = this.#means.clock.now();
    this.#queue.push(readVoiceMessage(text));
  }

  async #send(): Promise<void> {
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
    } catch {
      this.#end();
    }
  }

  /** Gives a connection up on which nothing moves any more. */
  async #watch(): Promise<void> {
    const { clock } = this.#means;
    try {
      for (;;) {
        const left = patience - (clock.now() - this.#movedAt);
        if (left <= 0) break;
        await this.#pause(left);
      }
    } catch {
      // It is over.
    }
    this.#end();
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
    this.#socket?.close();
  }
}
