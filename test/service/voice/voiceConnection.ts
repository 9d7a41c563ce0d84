import type { WebSocket } from 'ws';
import { z } from 'zod';
import { listen, translated } from './heardSegments.ts';
import type { VoiceFault, VoiceSession, VoiceState } from './voiceState.ts';

const messageSchema = z.union([
  z.strictObject({ source_media_chunk: z.strictObject({ data: z.base64() }) }),
  z.strictObject({ end_of_source_media: z.strictObject({}) }),
]);

const chunkLimit = 100_000;
const chunkTime = 1000;

/** A handshake that was answered. */
interface Accepted {
  readonly socket: WebSocket;
  /** Of `performance.now()`, from before the answer: chunks may come within the same millisecond. */
  readonly accepted: number;
  readonly fault: VoiceFault;
}

/** One connection of a session, from its acceptance to its end. */
export class VoiceConnection {
  readonly #state: VoiceState;
  readonly #session: VoiceSession;
  readonly #socket: WebSocket;
  readonly #fault: VoiceFault;
  readonly #number: number;
  readonly #accepted: number;
  #chunks = 0;
  /** Milliseconds of sound that came over this connection. */
  #sound = 0;
  #silence: NodeJS.Timeout | undefined;

  constructor(state: VoiceState, session: VoiceSession, { socket, accepted, fault }: Accepted) {
    this.#state = state;
    this.#session = session;
    this.#socket = socket;
    this.#fault = fault;
    this.#accepted = accepted;
    this.#number = ++state.connections;
    session.connection = socket;
    socket.on('message', (data, binary) => this.#receive(data as Buffer, binary));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
    this.#awaitSound();
  }

  #receive(data: Buffer, binary: boolean): void {
    if (this.#session.ended || this.#session.connection !== this.#socket) return;
    // What has come together with the chunk that it broke off after is lost.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const message = binary ? undefined : messageSchema.safeParse(parsed(data.toString()));
    if (!message?.success) return this.#fail('unknown', 400, 4_000_000, 'Malformed message');
    if ('source_media_chunk' in message.data)
      this.#take(Buffer.from(message.data.source_media_chunk.data, 'base64'));
    else this.#finish();
  }

  #take(bytes: Buffer): void {
    const sound = bytes.length / this.#session.format.bytesPerMillisecond;
    const at = (performance.now() - this.#accepted) * this.#state.timeScale;
    const { id } = this.#session;
    const { length } = bytes;
    this.#state.chunks.push({ session: id, connection: this.#number, bytes: length, sound, at });
    this.#sound += sound;
    const kind = 'source_media_chunk';
    if (length > chunkLimit || sound > chunkTime)
      return this.#fail(kind, 413, 4_130_001, 'The chunk is too large');
    if (this.#sound > 2 * at + chunkTime)
      return this.#fail(kind, 429, 4_290_001, 'Faster than twice real time');
    this.#session.heard += sound;
    this.#chunks++;
    this.#awaitSound();
    this.#tell(false);
    this.#meetFault();
  }

  #meetFault(): void {
    const { cutAfter, closeAfter, errorAfter, pauseAfter } = this.#fault;
    if (this.#chunks === cutAfter) this.#socket.terminate();
    if (this.#chunks === closeAfter) this.#socket.close(1001);
    if (this.#chunks === errorAfter)
      this.#fail('source_media_chunk', 400, 4_000_403, 'The audio cannot be read');
    if (this.#chunks === pauseAfter) {
      clearTimeout(this.#silence);
      this.#socket.pause();
    }
  }

  #finish(): void {
    clearTimeout(this.#silence);
    if (this.#fault.neverEnds) return;
    this.#tell(true);
    this.#send({ end_of_source_transcript: {} });
    for (const language of this.#session.targets)
      this.#send({ end_of_target_transcript: { language } });
    this.#send({ end_of_stream: {} });
    this.#session.ended = true;
    this.#socket.close(1000);
  }

  #tell(last: boolean): void {
    const script = this.#state.script[this.#session.language] ?? [];
    const heard = listen(this.#session, script, last);
    this.#send({ source_transcript_update: heard });
    for (const language of this.#session.targets) {
      const update = translated(this.#session, heard, language);
      this.#send({ target_transcript_update: { language, ...update } });
    }
  }

  #fail(request: string, code: number, reason: number, message: string): void {
    this.#send({
      error: {
        request_type: request,
        error_code: code,
        reason_code: reason,
        error_message: message,
      },
    });
    this.#session.ended = true;
    this.#socket.close(1008);
  }

  #send(message: object): void {
    if (this.#fault.unknownKinds && !('error' in message))
      this.#frame(JSON.stringify({ mood_update: { mood: 'cheerful' } }));
    this.#frame(JSON.stringify(message));
  }

  #frame(text: string): void {
    if (!this.#fault.twoFrames) return this.#socket.send(text);
    // In the middle of the bytes, so that a character may be cut in two.
    const bytes = Buffer.from(text);
    const middle = Math.floor(bytes.length / 2);
    this.#socket.send(bytes.subarray(0, middle), { fin: false, binary: false });
    this.#socket.send(bytes.subarray(middle), { fin: true, binary: false });
  }

  #awaitSound(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#session.ended = true;
      this.#socket.close(1001);
    }, this.#state.idle);
  }

  #closed(): void {
    clearTimeout(this.#silence);
    if (this.#session.connection === this.#socket) this.#session.connection = undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
