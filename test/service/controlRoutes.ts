import { z } from 'zod';
import { ServiceError } from './errors.ts';
import { faultSchema, type Faults } from './faults.ts';
import { json, type ReceivedRequest, type Reply } from './http.ts';
import { demoKeys } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { mangleModes, type MangleMode, type MangleWhen } from './mangle.ts';
import { newMemory } from './newMemory.ts';
import { parse } from './parse.ts';
import type { State } from './state.ts';

/** What tests hold in their hands, in the same process or through `/__control/…`. */
export interface Controls {
  readonly ledger: Ledger;
  readonly faults: Faults;
  /** Live: what a test changes here is what the next request sees. */
  readonly state: State;
  /** Lets the engine damage placeholders in these ways; without modes it stops doing so. */
  readonly mangle: (modes?: readonly MangleMode[], when?: MangleWhen) => void;
  /** Back to the start: data, ledger, faults, damage, latency, clock. */
  readonly reset: () => void;
}

const mangleSchema = z.strictObject({
  modes: z.array(z.enum(mangleModes)).default([]),
  when: z.enum(['always', 'natural', 'protected']).default('always'),
});

const text = z.string();
const stateSchema = z.strictObject({
  /** Ids. */
  removeMemories: z.array(text).default([]),
  /** Each row: the source text, then one text per target. `first` puts the memory at the top of the list. */
  addMemories: z
    .array(
      z.strictObject({
        name: text,
        source: text,
        targets: z.array(text),
        rows: z.array(z.tuple([text], text)).default([]),
        first: z.boolean().default(false),
      }),
    )
    .default([]),
  limits: z
    .strictObject({
      memories: z.int().optional(),
      glossaries: z.int().optional(),
      termCollections: z.int().optional(),
      documents: z.int().optional(),
    })
    .default({}),
  latency: z
    .strictObject({ perRequest: z.number().optional(), perText: z.number().optional() })
    .default({}),
  tagHandling: z.boolean().optional(),
  oldGlossaries: z.boolean().optional(),
  jobPolls: z.int().optional(),
  /** What the next connections of voice sessions meet. */
  voiceFaults: z
    .array(
      z.strictObject({
        refuse: z.int().optional(),
        cutAfter: z.int().optional(),
        closeAfter: z.int().optional(),
        errorAfter: z.int().optional(),
        pauseAfter: z.int().optional(),
        neverEnds: z.boolean().optional(),
        twoFrames: z.boolean().optional(),
        unknownKinds: z.boolean().optional(),
      }),
    )
    .default([]),
  /** Milliseconds without a chunk that end a voice session. */
  voiceIdle: z.int().optional(),
  /** What the results of finished voice jobs are, by their numbers; null: as they would be. */
  voiceJobResults: z.array(z.nullable(text)).optional(),
  /** Milliseconds by which the service's clock goes forward. */
  advanceClock: z.number().default(0),
});
/** What `POST /__control/state` changes; everything left out stays as it is. */
export type StateChange = z.input<typeof stateSchema>;

/** Answers `/__control/…` as the header `X-Control-Token` allows; undefined for an unknown address. */
export function controlReply(controls: Controls, request: ReceivedRequest): Reply | undefined {
  if (request.headers['x-control-token'] !== demoKeys.control)
    return json(401, { message: 'The control token is missing or wrong' });
  const action = actions[`${request.method} ${request.path.slice('/__control/'.length)}`];
  try {
    const body: unknown = request.body.length === 0 ? {} : JSON.parse(request.body.toString());
    return action && json(200, action(controls, body) ?? {});
  } catch (error) {
    if (error instanceof ServiceError || error instanceof SyntaxError)
      return json(400, { message: error.message });
    throw error;
  }
}

const actions: Readonly<Record<string, (controls: Controls, body: unknown) => unknown>> = {
  'POST reset': ({ reset }) => reset(),
  'POST faults': ({ faults }, body) => faults.add(parse(faultSchema, body)),
  'DELETE faults': ({ faults }) => faults.clear(),
  'GET faults': ({ faults }) => ({ pending: faults.pending }),
  'POST release': ({ faults }) => faults.release(),
  'POST mangle': ({ mangle }, body) => {
    const { modes, when } = parse(mangleSchema, body);
    mangle(modes, when);
  },
  'POST state': ({ state }, body) => changeState(state, parse(stateSchema, body)),
  'GET state': ({ state }) => ({
    memories: state.memories.map(({ id, account, name, source, targets, segments }) => ({
      id,
      account,
      name,
      source,
      targets,
      segments: segments.length,
    })),
    glossaries: state.glossaries.map(({ id, account, name }) => ({ id, account, name })),
    styleRules: state.styleRules,
    termCollections: state.termCollections.map(({ id, account, name, lists }) => ({
      id,
      account,
      name,
      lists: Object.fromEntries(lists),
    })),
  }),
  'GET ledger': ({ ledger }) => ({
    texts: [...ledger.texts],
    billed: [...ledger.billed],
    requests: ledger.requests,
    characters: ledger.characters,
    peak: ledger.peak,
    inFlight: ledger.inFlight,
  }),
  'GET voice': ({ state: { voice } }) => ({
    chunks: voice.chunks,
    connected: voice.sessions.filter(({ connection }) => connection !== undefined).length,
    ended: voice.sessions.filter(({ ended }) => ended).length,
  }),
  'POST voice/resume': ({ state: { voice } }) => {
    for (const { connection } of voice.sessions) connection?.resume();
  },
};

function changeState(state: State, change: z.output<typeof stateSchema>): void {
  state.memories = state.memories.filter(({ id }) => !change.removeMemories.includes(id));
  for (const { first, ...parts } of change.addMemories) {
    if (first) state.memories.unshift(newMemory(parts));
    else state.memories.push(newMemory(parts));
  }
  state.limits = { ...state.limits, ...defined(change.limits) };
  state.latency = { ...state.latency, ...defined(change.latency) };
  const { tagHandling, oldGlossaries } = change;
  state.capabilities = { ...state.capabilities, ...defined({ tagHandling, oldGlossaries }) };
  state.jobPolls = change.jobPolls ?? state.jobPolls;
  state.voice.faults.push(...change.voiceFaults.map(defined));
  state.voice.idle = change.voiceIdle ?? state.voice.idle;
  state.voice.jobResults =
    change.voiceJobResults?.map((one) => one ?? undefined) ?? state.voice.jobResults;
  state.clockOffset += change.advanceClock;
}

function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
