import { ServiceError, type ErrorKind } from '../errors.ts';
import type { CallOptions } from '../http/call.ts';
import { serviceText } from '../http/serviceText.ts';
import type { Heard, VoiceAccess, VoiceMessage, VoiceRequest } from './schemas.ts';
import { streamingUrl } from './streamingUrl.ts';
import { VoiceConnection, type ConnectionDeps } from './voiceConnection.ts';
import type { Recording } from './voicePace.ts';
import type { VoiceService } from './voiceService.ts';

/** What happens while a recording is transcribed. Times are milliseconds of the recording. */
export type TranscriptionEvent =
  | ({ readonly type: 'source' } & Heard)
  | ({ readonly type: 'target'; readonly language: string } & Heard)
  | { readonly type: 'sent'; readonly milliseconds: number }
  /** A connection broke. Nobody knows whether the service heard what was said here; it goes on behind it. */
  | { readonly type: 'gap'; readonly from: number; readonly to: number };

export interface TranscriptionDeps extends ConnectionDeps {
  readonly voice: VoiceService;
}

/** Connections in a row on which hardly anything was sent and nothing was heard. */
const mostFruitless = 3;
/** Milliseconds of the recording that are worth a connection. */
const worthwhile = 5_000;

/**
 * Streams a recording to a voice session and yields what is heard. A connection that ends too early is followed by
 * another one, which the newest token opens. Ends with the transcript; ending the loop early closes the session.
 *
 * @throws {ServiceError} or the reason of the signal
 */
export async function* transcribe(
  means: TranscriptionDeps,
  request: Omit<VoiceRequest, 'contentType'>,
  recording: Recording,
  options: CallOptions & { readonly signal: AbortSignal },
): AsyncGenerator<TranscriptionEvent> {
  const { contentType } = recording;
  let access = await means.voice.open({ ...request, contentType }, options);
  let progress = { position: 0, heard: 0 };
  for (let fruitless = 0; fruitless < mostFruitless;) {
    const before = progress;
    const one = new Listening(means, recording, before, access);
    yield* one.events(options.signal);
    if (one.ended) return;
    progress = one.progress;
    const to = sentTime(recording, progress.position);
    const sent = to - sentTime(recording, before.position);
    const moved = sent >= worthwhile || one.progress.heard > before.heard;
    fruitless = moved ? 0 : fruitless + 1;
    if (to > progress.heard && progress.position > 0) {
      yield { type: 'gap', from: progress.heard, to };
      progress = { ...progress, heard: to };
    }
    access = await means.voice.reopen(access.token, options);
  }
  throw new ServiceError({ ...whereOf(access), kind: 'network', code: 'connection_lost' });
}

interface Progress {
  /** Bytes that were sent. */
  readonly position: number;
  /** Milliseconds up to which something was heard. */
  readonly heard: number;
}

/** One connection, and how far it led. */
class Listening {
  ended = false;
  readonly #connection: VoiceConnection;
  readonly #access: VoiceAccess;
  #heard: number;

  constructor(means: ConnectionDeps, recording: Recording, start: Progress, access: VoiceAccess) {
    this.#connection = new VoiceConnection(means, recording, start.position);
    this.#access = access;
    this.#heard = start.heard;
  }

  get progress(): Progress {
    return { position: this.#connection.position, heard: this.#heard };
  }

  async *events(signal: AbortSignal): AsyncGenerator<TranscriptionEvent> {
    for await (const event of this.#connection.run(streamingUrl(this.#access), signal)) {
      if (event.type === 'unknown') continue;
      if (event.type === 'error') throw sessionError(event, this.#access);
      if (event.type === 'end') {
        this.ended = true;
        return;
      }
      if (event.type === 'source') this.#note(event);
      yield event;
    }
  }

  #note({ concluded, tentative }: Heard): void {
    for (const { end } of [...concluded, ...tentative]) this.#heard = Math.max(this.#heard, end);
  }
}

function sentTime({ bytes, milliseconds }: Recording, position: number): number {
  return Math.round((position / bytes.length) * milliseconds);
}

function whereOf({ url }: VoiceAccess): { readonly operation: string; readonly host: string } {
  return { operation: 'voice.session', host: new URL(url).host };
}

const kinds: Readonly<Record<number, ErrorKind>> = {
  401: 'credentials',
  403: 'permission',
  408: 'timeout',
  413: 'tooLarge',
  429: 'rateLimit',
  456: 'quota',
  529: 'rateLimit',
};

/** An error of the session ends it: there is nothing to reconnect to. */
function sessionError(
  { status, reason, message }: VoiceMessage & { readonly type: 'error' },
  access: VoiceAccess,
): ServiceError {
  return new ServiceError({
    ...whereOf(access),
    kind: kinds[status] ?? (status >= 500 ? 'unavailable' : 'invalid'),
    status: status === 0 ? undefined : status,
    code: reason === 0 ? undefined : String(reason),
    serviceMessage: serviceText(message, access.token),
  });
}
