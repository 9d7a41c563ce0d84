import { createClient } from '../../../../src/service/client.ts';
import { createTranslator } from '../../../../src/service/text/translator.ts';
import { NoTunnel, type HttpResponse, type Transport } from '../../../../src/service/transport.ts';
import type {
  RunOptions,
  TranslationEvent,
  TranslationUnit,
} from '../../../../src/translation/job.ts';
import type { Translator } from '../../../../src/translation/translator.ts';
import { runToEnd } from '../withService.ts';
import { VirtualTime } from './virtualTime.ts';

/** What a service does with a request instead of answering it. */
export type Trouble =
  | { readonly status: number; readonly retryAfter?: number }
  /** The texts are translated, and this is answered. */
  | { readonly body: string }
  /** The connection ends after the texts were translated. */
  | 'cut'
  /** There is no connection. */
  | 'offline'
  /** A proxy is in the way that closes the connection. */
  | 'noTunnel'
  | 'untrusted'
  /** No answer ever comes. */
  | 'hang';

/** A request as it arrives. */
export interface Arrival {
  /** Milliseconds since the service was opened. */
  readonly at: number;
  /** The first is 1. */
  readonly number: number;
  /** Requests that are being answered. */
  readonly running: number;
  readonly texts: readonly string[];
  readonly bytes: number;
  readonly tags: boolean;
}

export interface Course {
  /** Milliseconds that an answer takes; 200 when left out. */
  readonly latency?: number;
  readonly trouble?: ((arrival: Arrival) => Trouble | undefined) | undefined;
}

/** A service in virtual time, and what it saw. */
export class SimulatedService {
  readonly time: VirtualTime;
  readonly arrivals: Arrival[] = [];
  /** How often each text was translated. */
  readonly billed = new Map<string, number>();
  answered = 0;
  peak = 0;
  readonly #course: Course;
  readonly #opened: number;
  #running = 0;

  constructor(course: Course, seed = 1) {
    this.time = new VirtualTime(seed);
    this.#course = course;
    this.#opened = this.time.now();
  }

  /** A client of its own for each call. */
  translator(mode: 'batch' | 'interactive' = 'batch') {
    const client = createClient({
      baseUrl: new URL('http://service.test'),
      scheme: 'Service-Auth-Key',
      key: () => 'key',
      transport: this.#transport,
      userAgent: 'glossa-test/1',
      clock: this.time,
      random: this.time.random,
    });
    return createTranslator(client, { mode });
  }

  /** Translates the sources to German, and says what came of it. */
  async run(
    sources: readonly (string | TranslationUnit)[],
    options: Partial<RunOptions> = {},
  ): Promise<RunOutcome> {
    const mode = options.interactive === true ? 'interactive' : 'batch';
    const run = this.runWith(this.translator(mode), sources, options);
    const milliseconds = await this.time.passed(run);
    return { ...(await run), milliseconds };
  }

  /** The same with a client that others use, too. The time has to be passed. */
  async runWith(
    translator: Translator,
    sources: readonly (string | TranslationUnit)[],
    options: Partial<RunOptions> = {},
  ): Promise<Omit<RunOutcome, 'milliseconds'>> {
    const units = sources.map((one, place) =>
      typeof one === 'string' ? { id: String(place), source: one } : one,
    );
    const job = { sourceLocale: 'en', locale: 'de', units };
    return outcomeOf(await runToEnd([job], translator, { clock: this.time, ...options }));
  }

  /** Texts that were translated more than once. */
  get billedTwice(): readonly string[] {
    return [...this.billed].flatMap(([text, times]) => (times > 1 ? [text] : []));
  }

  readonly #transport: Transport = async ({ body, signal }) => {
    const { text: texts, tag_handling } = JSON.parse(String(body)) as Body;
    const arrival = {
      at: this.time.now() - this.#opened,
      number: this.arrivals.length + 1,
      running: this.#running,
      texts,
      bytes: Buffer.byteLength(String(body)),
      tags: tag_handling === 'xml',
    };
    const trouble = this.#course.trouble?.(arrival);
    if (trouble === 'offline') throw failed('ECONNREFUSED');
    if (trouble === 'noTunnel') throw new NoTunnel('no_tunnel');
    if (trouble === 'untrusted') throw failed('SELF_SIGNED_CERT_IN_CHAIN');
    this.arrivals.push(arrival);
    if (typeof trouble === 'object' && 'status' in trouble) return refusal(trouble);
    await this.#work(trouble === 'hang' ? 1e12 : (this.#course.latency ?? 200), signal);
    for (const text of texts) this.billed.set(text, (this.billed.get(text) ?? 0) + 1);
    if (trouble === 'cut') throw failed('ECONNRESET');
    if (typeof trouble === 'object') return response(200, trouble.body);
    this.answered++;
    return response(200, answerTo(texts));
  };

  async #work(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.#running++;
    this.peak = Math.max(this.peak, this.#running);
    try {
      await this.time.wait(milliseconds, signal);
    } finally {
      this.#running--;
    }
  }
}

interface Body {
  readonly text: readonly string[];
  readonly tag_handling?: string;
}

/** What a run came to. */
export interface RunOutcome {
  readonly events: readonly TranslationEvent[];
  readonly milliseconds: number;
  readonly translated: number;
  /** By reason. */
  readonly failed: Readonly<Record<string, number>>;
  readonly pauses: readonly Extract<TranslationEvent, { readonly kind: 'paused' }>[];
}

function outcomeOf(events: readonly TranslationEvent[]): Omit<RunOutcome, 'milliseconds'> {
  const failed: Record<string, number> = {};
  for (const event of events) {
    if (event.kind === 'failed') failed[event.reason] = (failed[event.reason] ?? 0) + 1;
  }
  const translated = events.filter(({ kind }) => kind === 'translated').length;
  const pauses = events.filter((event) => event.kind === 'paused');
  return { events, translated, failed, pauses };
}

/** So many sources, all different. */
export const sentences = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `Sentence number ${place} of a run`);

export const answerTo = (texts: readonly string[]): string =>
  JSON.stringify({ translations: texts.map((text) => ({ text: `[de] ${text}` })) });

const failed = (code: string) => Object.assign(new Error(code), { code });

function refusal({ status, retryAfter }: { status: number; retryAfter?: number }): HttpResponse {
  const refused = response(status, '{"message":"no"}');
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { ...refused, headers: { ...refused.headers, ...wait } };
}

function response(status: number, body: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: (async function* () {
      yield new TextEncoder().encode(body);
    })(),
  };
}
