import type { WebSocket } from 'ws';
import type { AudioFormat } from './audioFormat.ts';
import type { VoiceJob } from './voiceJobs.ts';
import { spokenScript, type SpokenSentence } from './spokenScript.ts';

/** What one connection meets, in the order in which connections come; counted in chunks that arrived. */
export interface VoiceFault {
  /** The upgrade is answered with this status. */
  readonly refuse?: number;
  /** The connection is destroyed after so many chunks. */
  readonly cutAfter?: number;
  /** It is closed in due form after so many chunks. */
  readonly closeAfter?: number;
  /** An `error` ends the session after so many chunks. */
  readonly errorAfter?: number;
  /** Nothing more is read after so many chunks, until a test lets it go on. */
  readonly pauseAfter?: number;
  /** Every answer comes in two frames. */
  readonly twoFrames?: boolean;
  /** A message of a kind that nobody knows comes before each answer. */
  readonly unknownKinds?: boolean;
  /** `end_of_source_media` is never answered. */
  readonly neverEnds?: boolean;
}

/** A session between its request and its end. Connections come and go. */
export interface VoiceSession {
  readonly id: string;
  readonly format: AudioFormat;
  /** Base code of the speech. */
  readonly language: string;
  readonly targets: readonly string[];
  /** As they were when the session was made. */
  readonly terms: readonly string[];
  /** Target code to the entries of the glossary. */
  readonly glossary: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The newest token; undefined once it was used. */
  token: string | undefined;
  /** The newest token, used or not: it alone opens the way to another. */
  newest: string;
  connection: WebSocket | undefined;
  ended: boolean;
  /** Milliseconds of sound that arrived. */
  heard: number;
  /** Sentences that were concluded. */
  concluded: number;
}

/** One chunk as it arrived. */
export interface VoiceChunk {
  readonly session: string;
  /** Counts the connections of the service. */
  readonly connection: number;
  readonly bytes: number;
  /** Milliseconds of sound in it. */
  readonly sound: number;
  /** Milliseconds since the connection was accepted, in the time of the service. */
  readonly at: number;
}

/** What the service remembers of voice sessions, and how tests bend it. */
export interface VoiceState {
  sessions: VoiceSession[];
  chunks: VoiceChunk[];
  connections: number;
  faults: VoiceFault[];
  jobs: VoiceJob[];
  /** What the results of finished jobs are instead of `complete`, by their numbers. */
  jobResults: readonly (string | undefined)[];
  /** What every recording says, by language. */
  script: Readonly<Record<string, readonly SpokenSentence[]>>;
  /** Milliseconds without a chunk that end a session. */
  idle: number;
  /** How much faster than the clock on the wall the time of sessions goes. */
  timeScale: number;
}

export function newVoiceState(): VoiceState {
  return {
    sessions: [],
    chunks: [],
    connections: 0,
    faults: [],
    jobs: [],
    jobResults: [],
    script: spokenScript,
    idle: 30_000,
    timeScale: 1,
  };
}
