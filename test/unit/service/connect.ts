import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { createClient } from '../../../src/service/client.ts';
import type { ClientSettings, LanguageService } from '../../../src/service/client.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import type { ErrorFacts } from '../../../src/service/errors.ts';
import type { ServiceEvent } from '../../../src/service/http/events.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { startService } from '../../service/service.ts';
import type { Service, ServiceOptions } from '../../service/service.ts';
import { FakeClock } from './fakeClock.ts';

/** A client, and what it tells and waits. */
export interface Connected {
  readonly client: LanguageService;
  readonly clock: FakeClock;
  readonly events: ServiceEvent[];
}

const agent = new Agent();

/** The settings of a client that talks to the address and never really waits. */
export function settingsFor(url: string): ClientSettings {
  return {
    baseUrl: new URL(url),
    scheme: 'Service-Auth-Key',
    key: () => 'demo-paid-key',
    transport: undiciTransport(agent),
    userAgent: 'glossa-test/1',
    random: () => 0.5,
  };
}

export function connect(url: string, settings: Partial<ClientSettings> = {}): Connected {
  const clock = new FakeClock();
  const events: ServiceEvent[] = [];
  const onEvent = (event: ServiceEvent) => void events.push(event);
  const client = createClient({ ...settingsFor(url), clock, onEvent, ...settings });
  return { client, clock, events };
}

/** A stand-in for all tests of a suite, as good as new for each of them. */
export function useService(options?: ServiceOptions): () => Service {
  let service: Service | undefined;
  before(async () => {
    service = await startService(options);
  });
  afterEach(() => service?.reset());
  after(() => service?.stop());
  return () => {
    assert(service);
    return service;
  };
}

/** Waits for the failure of a call and checks what is known of it. */
export async function failure(
  promise: Promise<unknown>,
  facts: Partial<ErrorFacts> = {},
): Promise<ServiceError> {
  const error = await promise.then(
    () => assert.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  assert(error instanceof ServiceError, String(error));
  for (const [name, value] of Object.entries(facts)) {
    assert.deepEqual(error[name as keyof ErrorFacts], value, `${name} of ${error.message}`);
  }
  return error;
}

/** An address of this machine where nobody listens. */
export async function unusedUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** One text to German. */
export const hello = { texts: ['Hello'], sourceLanguage: 'EN', targetLanguage: 'DE' } as const;
