/** A piece of what was said; times in milliseconds from the start of the recording. */
export interface Spoken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What was tentative when a connection broke: it stays until the service says what it heard there. */
interface Kept extends Spoken {
  readonly isKept: true;
}

/** What was heard in one language. */
export interface Track {
  /** Settled, in order. */
  readonly concluded: readonly Spoken[];
  /** What may still change. */
  readonly tentative: readonly Spoken[];
  /** The place of the first piece that was kept and may be said again. */
  readonly keptFrom?: number;
}

/** A stretch in which the connection was lost: what was said there may be missing. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface Transcript {
  readonly source: Track;
  /** By the code that was asked for. */
  readonly targets: ReadonlyMap<string, Track>;
  readonly gaps: readonly Gap[];
}

export type TranscriptChange =
  | ({ readonly type: 'source' } & Track)
  | ({ readonly type: 'target'; readonly language: string } & Track)
  | ({ readonly type: 'gap' } & Gap);

/**
 * Pieces of a transcript at most, in all of its languages: more than anybody says in as long as a recording may be, in pieces
 * of one word.
 */
export const mostPieces = 200_000;
/** Pieces behind one that was kept, by which it may still be said again. */
const mostBehindKept = 100;
/** Languages that a service may add to those that were asked for. */
const mostOthers = 20;

const silent = (): Track => ({ concluded: [], tentative: [] });

export function emptyTranscript(languages: readonly string[]): Transcript {
  return {
    source: silent(),
    targets: new Map(languages.map((code) => [code, silent()])),
    gaps: [],
  };
}

/** How many pieces a transcript has by now. */
export function piecesOf({ source, targets, gaps }: Transcript): number {
  const all = [source, ...targets.values()];
  return all.reduce(
    (sum, { concluded, tentative }) => sum + concluded.length + tentative.length,
    gaps.length,
  );
}

/**
 * Concluded pieces are added and stay; tentative ones take the place of those before them. The transcript that is handed over
 * grows: a copy for each of many short pieces would cost more and more.
 */
export function withChange(transcript: Transcript, change: TranscriptChange): Transcript {
  if (change.type === 'source') return { ...transcript, source: heard(transcript.source, change) };
  if (change.type === 'gap') return withGap(transcript, change);
  const { targets } = transcript;
  const code = [...targets.keys()].find(
    (one) => one.toLowerCase() === change.language.toLowerCase(),
  );
  if (code === undefined && targets.size > mostOthers) return transcript;
  const name = code ?? change.language;
  return {
    ...transcript,
    targets: new Map(targets).set(name, heard(targets.get(name) ?? silent(), change)),
  };
}

function heard(track: Track, change: Track): Track {
  const concluded = appended(track.concluded, change.concluded);
  const { tentative } = change;
  const from = track.keptFrom;
  // What is said again is said soon. To look at all each time would cost more and more.
  if (from === undefined || concluded.length - from > mostBehindKept)
    return { concluded, tentative };
  const start = Math.max(0, from - mostBehindKept);
  const recent = concluded.slice(start);
  const said = [...recent.filter((piece) => !isKept(piece)), ...tentative];
  const left = recent.filter((piece) => !isKept(piece) || !isCovered(piece, said));
  const all = left.length === recent.length ? concluded : replacedFrom(concluded, start, left);
  const first = left.findIndex(isKept);
  return { concluded: all, tentative, ...(first >= 0 && { keptFrom: start + first }) };
}

function appended<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  const own = list as T[];
  for (const one of more) own.push(one);
  return own;
}

function replacedFrom<T>(list: readonly T[], start: number, by: readonly T[]): readonly T[] {
  (list as T[]).length = start;
  return appended(list, by);
}

const isKept = (piece: Spoken | Kept): piece is Kept => 'isKept' in piece;

/** Whether others take up at least half of its time, or, where it has no length, say the same or span its place. */
function isCovered({ text, start, end }: Spoken, others: readonly Spoken[]): boolean {
  if (end <= start) {
    const isSaid = (one: Spoken) => one.text.trim() === text.trim();
    // A service that gives no times puts everything at 0.
    return others.some(
      (one) => isSaid(one) || (start > 0 && one.start <= start && one.end > start),
    );
  }
  const common = others.map((one) => Math.min(end, one.end) - Math.max(start, one.start));
  const sum = common.reduce((all, one) => all + Math.max(0, one), 0);
  return sum >= (end - start) / 2;
}

/** What was tentative when the connection broke may never be concluded: it is kept as it was heard, until it is. */
function withGap({ source, targets, gaps }: Transcript, { from, to }: Gap): Transcript {
  return {
    source: settled(source),
    targets: new Map(Array.from(targets, ([code, track]) => [code, settled(track)])),
    gaps: appended(gaps, [{ from, to }]),
  };
}

function settled({ concluded, tentative, keptFrom }: Track): Track {
  const kept = tentative.map((piece): Kept => ({ ...piece, isKept: true }));
  const first = keptFrom ?? concluded.length;
  return {
    concluded: appended(concluded, kept),
    tentative: [],
    ...((kept.length > 0 || keptFrom !== undefined) && { keptFrom: first }),
  };
}

/** All that was heard, as one text. */
export function textOf({ concluded, tentative }: Track): string {
  return [...concluded, ...tentative].map(({ text }) => text.trim()).join(' ');
}
