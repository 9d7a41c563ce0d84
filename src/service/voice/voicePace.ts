/** Sound as it is sent. */
export interface Recording {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly milliseconds: number;
  /** Bytes that must stay together: those of a sample, or 1. */
  readonly unit: number;
}

/** Milliseconds of sound in a chunk; the contract recommends 50 to 250 and allows 1000. */
const chunkTime = 200;
/** Bytes: below 100 KB also where base64 makes four of three. */
const chunkBytes = 72_000;

/**
 * The chunks of a recording from a byte on. None is due before twice real time would have reached its end; a compressed
 * recording, whose bytes are not spread evenly over its time, stays well below that.
 */
export function* chunksFrom(
  recording: Recording,
  start: number,
): Generator<{
  readonly bytes: Uint8Array;
  /** Milliseconds of sound up to its end. */
  readonly end: number;
  /** Milliseconds after the connection was opened, counted from the first chunk of the connection. */
  readonly due: number;
}> {
  const { bytes, milliseconds, unit } = recording;
  const perMillisecond = bytes.length / milliseconds;
  const speed = unit > 1 || recording.contentType.startsWith('audio/pcm') ? 2 : 1.5;
  const wanted = Math.min(chunkBytes, Math.floor(chunkTime * perMillisecond));
  const size = Math.max(unit, wanted - (wanted % unit));
  for (let from = start; from < bytes.length; from += size) {
    const to = Math.min(from + size, bytes.length);
    yield {
      bytes: bytes.subarray(from, to),
      end: to / perMillisecond,
      due: Math.ceil((to - start) / perMillisecond / speed),
    };
  }
}
