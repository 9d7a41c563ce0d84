import type { Gap, Spoken, Track, Transcript } from './transcript.ts';

/** A transcript as JSON data. */
export interface StoredTranscript {
  readonly source: Track;
  /** By the code that was asked for. */
  readonly targets: readonly (readonly [code: string, track: Track])[];
  readonly gaps: readonly Gap[];
}

export function storedTranscript({ source, targets, gaps }: Transcript): StoredTranscript {
  return { source, targets: [...targets], gaps };
}

export function transcriptOf({ source, targets, gaps }: StoredTranscript): Transcript {
  return { source, targets: new Map(targets), gaps };
}

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
