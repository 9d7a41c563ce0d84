import type { StateChange } from './controlRoutes.ts';
import type { FaultSpec } from './faults.ts';
import { demoKeys } from './keys.ts';
import type { RecordedRequest } from './ledger.ts';
import type { MangleMode, MangleWhen } from './mangle.ts';
import type { VoiceChunk } from './voice/voiceState.ts';

/** A copy of the ledger; the keys of the maps are those of `ledgerKey`. */
export interface LedgerSnapshot {
  readonly texts: ReadonlyMap<string, number>;
  readonly billed: ReadonlyMap<string, number>;
  readonly requests: readonly RecordedRequest[];
  readonly characters: number;
  readonly peak: number;
  readonly inFlight: number;
}

/** The voice sessions: every chunk, and how many sessions are connected and over. */
export interface VoiceSnapshot {
  readonly chunks: readonly VoiceChunk[];
  readonly connected: number;
  readonly ended: number;
}

/** What the service holds at the moment, in short. */
export interface StateSummary {
  readonly memories: readonly {
    readonly id: string;
    readonly account: string;
    readonly name: string;
    readonly source: string;
    readonly targets: readonly string[];
    readonly segments: number;
  }[];
  readonly glossaries: readonly NamedResource[];
  readonly styleRules: readonly (NamedResource & { readonly language: string })[];
  readonly termCollections: readonly (NamedResource & {
    readonly lists: Readonly<Record<string, readonly string[]>>;
  })[];
}

interface NamedResource {
  readonly id: string;
  readonly account: string;
  readonly name: string;
}

/** Drives a stand-in that runs in another process, in the same words as `Service` in this one. */
export interface Control {
  readonly faults: {
    add(spec: FaultSpec): Promise<void>;
    clear(): Promise<void>;
    release(): Promise<void>;
    pending(): Promise<number>;
  };
  readonly state: {
    read(): Promise<StateSummary>;
    change(change: StateChange): Promise<void>;
  };
  ledger(): Promise<LedgerSnapshot>;
  voice(): Promise<VoiceSnapshot>;
  /** Goes on reading where `pauseAfter` stopped it. */
  resumeVoice(): Promise<void>;
  mangle(modes?: readonly MangleMode[], when?: MangleWhen): Promise<void>;
  reset(): Promise<void>;
}

/** Connects to the stand-in at `url`. Every method rejects when the service refuses. */
export function connectControl(url: string): Control {
  const send = async (method: string, action: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/__control/${action}`, {
      method,
      headers: { 'X-Control-Token': demoKeys.control },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const order = async (method: string, action: string, body?: unknown): Promise<void> => {
    await send(method, action, body);
  };
  return {
    faults: {
      add: (spec) => order('POST', 'faults', spec),
      clear: () => order('DELETE', 'faults'),
      release: () => order('POST', 'release'),
      async pending() {
        return ((await send('GET', 'faults')) as { pending: number }).pending;
      },
    },
    state: {
      read: async () => (await send('GET', 'state')) as StateSummary,
      change: (change) => order('POST', 'state', change),
    },
    async ledger() {
      const snapshot = (await send('GET', 'ledger')) as LedgerJson;
      return {
        ...snapshot,
        texts: new Map(snapshot.texts),
        billed: new Map(snapshot.billed),
      };
    },
    voice: async () => (await send('GET', 'voice')) as VoiceSnapshot,
    resumeVoice: () => order('POST', 'voice/resume'),
    mangle: (modes = [], when = 'always') => order('POST', 'mangle', { modes, when }),
    reset: () => order('POST', 'reset'),
  };
}

type LedgerJson = Omit<LedgerSnapshot, 'texts' | 'billed'> & {
  readonly texts: [string, number][];
  readonly billed: [string, number][];
};
