import { Agent } from 'undici';
import { createClient } from '../../../src/service/client.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import type {
  RunOptions,
  TranslationJob,
  TranslationEvent,
  TranslationUnit,
} from '../../../src/translation/job.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { NoWaiting } from './noWaiting.ts';
import { startService, type Service, type ServiceOptions } from '../../service/service.ts';

/** A stand-in on a real port, opened before and closed after the tests, and a translator for each of them that talks to it. */
export function withService(options: ServiceOptions = {}): {
  service: Service;
  translator: Translator;
} {
  const opened = {} as { service: Service; translator: Translator };
  let agent: Agent;
  before(async () => {
    agent = new Agent();
    opened.service = await startService(options);
  });
  beforeEach(() => {
    opened.service.reset();
    const client = createClient({
      baseUrl: new URL(opened.service.url),
      scheme: 'Service-Auth-Key',
      key: () => opened.service.keys.paid,
      transport: undiciTransport(agent),
      userAgent: 'glossa-tests',
      random: () => 0,
    });
    opened.translator = createTranslator(client, { mode: 'batch', grace: 3_000 });
  });
  after(async () => {
    await agent.close();
    await opened.service.stop();
  });
  return opened;
}

/** Units whose ids are their places. */
export function unitsOf(...sources: readonly string[]): readonly TranslationUnit[] {
  return sources.map((source, place) => ({ id: String(place), source }));
}

/** Everything that a run yields. Its waits are over at once, unless told otherwise. */
export async function runToEnd(
  jobs: readonly TranslationJob[],
  translator: Translator,
  options: Partial<RunOptions> = {},
): Promise<readonly TranslationEvent[]> {
  const events: TranslationEvent[] = [];
  const run = translateUnits(jobs, translator, {
    tagHandling: false,
    signal: new AbortController().signal,
    clock: new NoWaiting(),
    ...options,
  });
  for await (const event of run) events.push(event);
  return events;
}

/** The value of each unit, or the reason in angle brackets. */
export function endsOf(events: readonly TranslationEvent[]): Record<string, string> {
  const ends: Record<string, string> = {};
  for (const event of events) {
    if (event.kind === 'translated') ends[event.unit.id] = event.value;
    if (event.kind === 'failed') ends[event.unit.id] = `<${event.reason}>`;
  }
  return ends;
}
