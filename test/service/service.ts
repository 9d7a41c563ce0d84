import { adminRoutes } from './admin/adminKeys.ts';
import { apiReply } from './api.ts';
import { controlReply, type Controls } from './controlRoutes.ts';
import { documentRoutes } from './documents.ts';
import { openEndpoint } from './endpoint.ts';
import { evaluationRoutes } from './evaluation/evaluation.ts';
import { Faults } from './faults.ts';
import { glossaryRoutes } from './glossaries.ts';
import { oldGlossaryRoutes } from './oldGlossaries/oldGlossaries.ts';
import { demoKeys } from './keys.ts';
import { languageRoutes } from './languages.ts';
import { Ledger } from './ledger.ts';
import type { MangleMode, MangleWhen } from './mangle.ts';
import { memoryRoutes } from './memories.ts';
import { memoryJobRoutes } from './memoryJobs.ts';
import { seedState } from './seed/seedState.ts';
import { spokenTermRoutes } from './spokenTerms.ts';
import { storageReply } from './storage.ts';
import { styleRuleRoutes } from './styleRules.ts';
import { translateRoutes } from './translate.ts';
import { usageRoutes } from './usage.ts';
import { voiceRoutes } from './voice/realtime.ts';
import { voiceJobRoutes } from './voice/voiceJobs.ts';
import { voiceStream } from './voice/voiceStream.ts';
import { writeRoutes } from './write.ts';

/** How a stand-in is set up. */
export interface ServiceOptions {
  /** 0, or left out, takes a free one. */
  readonly port?: number;
  /** What is there at the start: the demo data, or nothing. */
  readonly seed?: 'default' | 'empty';
  /** This many generated memories, `Memory 0001` and so on, instead of the seeded ones. */
  readonly memories?: number;
  /** A scheme word that is accepted beside `Service-Auth-Key`. */
  readonly authScheme?: string;
  /** Accept only the keys of one plan, as each of the two addresses of the service does. */
  readonly plan?: 'paid' | 'free';
  /** Refuses unknown keys, and keys without the scope, with 403 and an empty body. */
  readonly bareRefusals?: boolean;
  /** Refuses pages of the memory list from this size on, as earlier installations do. */
  readonly refusedPageSize?: number;
  /** Milliseconds that each answer takes, and those that each text adds. */
  readonly latency?: { readonly perRequest?: number; readonly perText?: number };
  /** Whether tag handling is offered; with `false`, its options are answered 400. */
  readonly tagHandling?: boolean;
  /** Polls during which a memory job stays unfinished; 1 when left out. */
  readonly jobPolls?: number;
}

/** A running stand-in for the language service. */
export interface Service extends Controls {
  /** Base address, without a slash at the end. */
  readonly url: string;
  /** The foreign host for uploads and downloads. */
  readonly storageUrl: string;
  readonly keys: typeof demoKeys;
  stop(): Promise<void>;
}

/** Starts a stand-in on two ports of 127.0.0.1. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const ledger = new Ledger();
  const faults = new Faults();
  const state = seedState(options);
  const shared = { ledger, faults };
  const storage = await openEndpoint({
    ...shared,
    host: 'storage',
    port: 0,
    respond: (request) => storageReply(state, request),
  });
  const rules = {
    schemeAlias: options.authScheme,
    plan: options.plan ?? 'any',
    bareRefusals: options.bareRefusals ?? false,
  } as const;
  const routes = [
    ...translateRoutes(ledger),
    ...documentRoutes(ledger),
    ...memoryJobRoutes(storage.url),
    ...memoryRoutes,
    ...glossaryRoutes,
    ...oldGlossaryRoutes,
    ...spokenTermRoutes,
    ...languageRoutes,
    ...usageRoutes,
    ...adminRoutes,
    ...evaluationRoutes,
    ...voiceRoutes,
    ...voiceJobRoutes(storage.url),
    ...styleRuleRoutes,
    ...writeRoutes,
  ];
  const controls: Controls = {
    ...shared,
    state,
    mangle(modes: readonly MangleMode[] = [], when: MangleWhen = 'always') {
      state.mangling = { modes, when };
    },
    reset() {
      ledger.clear();
      faults.clear();
      Object.assign(state, seedState(options));
    },
  };
  const api = await openEndpoint({
    ...shared,
    host: 'api',
    port: options.port ?? 0,
    respond: (request) => apiReply(routes, state, rules, request),
    control: (request) => controlReply(controls, request),
    stream: voiceStream(state),
  });
  return {
    ...controls,
    url: api.url,
    storageUrl: storage.url,
    keys: demoKeys,
    async stop() {
      await Promise.all([api.stop(), storage.stop()]);
    },
  };
}
