import type { Gap, Spoken, Track, Transcript } from './transcript.ts';

/** A transcript as JSON data. */
export interface StoredTranscript {
  readonly source: Track;
  /** By the code that was asked for. */
  readonly targets: readonly (readonly [code: string, track: Track])[];
  readonly gaps: readonly Gap[];
}

/** The transcript as it is now: it does not grow with the one that it is made of. */
export function storedTranscript({ source, targets, gaps }: Transcript): StoredTranscript {
  return { source: copied(source), targets: copiedAll(targets), gaps };
}

/** A transcript that may grow; what it is made of stays as it is. */
export function transcriptOf({ source, targets, gaps }: StoredTranscript): Transcript {
  return { source: copied(source), targets: new Map(copiedAll(targets)), gaps };
}

const copied = (track: Track): Track => ({ ...track, concluded: [...track.concluded] });

const copiedAll = (targets: Iterable<readonly [code: string, track: Track]>) =>
  Array.from(targets, ([code, track]) => [code, copied(track)] as const);

export function isStoredTranscript(kept: unknown): kept is StoredTranscript {
  const { source, targets, gaps } = (kept ?? {}) as Partial<StoredTranscript>;
  return (
    isTrack(source) &&
    Array.isArray(targets) &&
    targets.every(([code, track]) => typeof code === 'string' && isTrack(track)) &&
    Array.isArray(gaps) &&
    gaps.every(({ from, to }) => typeof from === 'number' && typeof to === 'number')
  );
}

function isTrack(kept: unknown): boolean {
  const { concluded, tentative } = (kept ?? {}) as Partial<Track>;
  return [concluded, tentative].every(
    (pieces) => Array.isArray(pieces) && pieces.every((piece: unknown) => isSpoken(piece)),
  );
}

function isSpoken(kept: unknown): boolean {
  const { text, start, end } = (kept ?? {}) as Partial<Spoken>;
  return typeof text === 'string' && typeof start === 'number' && typeof end === 'number';
}
