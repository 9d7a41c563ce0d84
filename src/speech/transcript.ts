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

const silent: Track = { concluded: [], tentative: [] };

export function emptyTranscript(languages: readonly string[]): Transcript {
  return { source: silent, targets: new Map(languages.map((code) => [code, silent])), gaps: [] };
}

/** Concluded pieces are added and stay; tentative ones take the place of those before them. */
export function withChange(transcript: Transcript, change: TranscriptChange): Transcript {
  if (change.type === 'source') return { ...transcript, source: heard(transcript.source, change) };
  if (change.type === 'gap') return withGap(transcript, change);
  const { targets } = transcript;
  const code = [...targets.keys()].find(
    (one) => one.toLowerCase() === change.language.toLowerCase(),
  );
  const name = code ?? change.language;
  return {
    ...transcript,
    targets: new Map(targets).set(name, heard(targets.get(name) ?? silent, change)),
  };
}

function heard({ concluded }: Track, change: Track): Track {
  const all = [...concluded, ...change.concluded];
  const said = [...all.filter((piece) => !isKept(piece)), ...change.tentative];
  return {
    concluded: all.filter((piece) => !isKept(piece) || !isCovered(piece, said)),
    tentative: change.tentative,
  };
}

const isKept = (piece: Spoken | Kept): piece is Kept => 'isKept' in piece;

/** Whether others take up at least half of its time. */
function isCovered({ start, end }: Spoken, others: readonly Spoken[]): boolean {
  const common = others
    .map((one) => Math.min(end, one.end) - Math.max(start, one.start))
    .filter((milliseconds) => milliseconds >= 0);
  const sum = common.reduce((all, one) => all + one, 0);
  return common.length > 0 && sum >= (end - start) / 2;
}

/** What was tentative when the connection broke may never be concluded: it is kept as it was heard, until it is. */
function withGap({ source, targets, gaps }: Transcript, { from, to }: Gap): Transcript {
  return {
    source: settled(source),
    targets: new Map(Array.from(targets, ([code, track]) => [code, settled(track)])),
    gaps: [...gaps, { from, to }],
  };
}

function settled({ concluded, tentative }: Track): Track {
  const kept = tentative.map((piece): Kept => ({ ...piece, isKept: true }));
  return { concluded: [...concluded, ...kept], tentative: [] };
}

/** All that was heard, as one text. */
export function textOf({ concluded, tentative }: Track): string {
  return [...concluded, ...tentative].map(({ text }) => text.trim()).join(' ');
}
