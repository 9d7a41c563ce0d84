import assert from 'node:assert/strict';
import { tryKey } from '../../../src/features/account/tryKey.ts';
import { createClient, type LanguageService } from '../../../src/service/client.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import { untilAbort } from '../../../src/service/http/settle.ts';
import type { Transport } from '../../../src/service/transport.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import { VirtualTime } from '../translation/sending/virtualTime.ts';
import { unitsOf } from '../translation/withService.ts';
import { hello } from './connect.ts';
import { misbehaving } from './misbehaving.ts';

const minute = 60_000;
const storage = 'https://storage.test/file';
const reason = new Error('enough');

/** A file of 100 kB. */
const file = {
  name: 'a.docx',
  size: 100_000,
  async *open() {
    for (let piece = 0; piece < 10; piece++) yield new Uint8Array(10_000);
  },
};

async function drained(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of pieces);
}

interface Path {
  readonly use: (client: LanguageService, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds that it may take at most, and after it was cancelled. */
  readonly longest: number;
  readonly grace?: number;
}

const paths: Readonly<Record<string, Path>> = {
  'a call that someone waits for': {
    use: (client, signal) => client.usage({ signal }),
    longest: 45_000,
  },
  'a call of a job': {
    use: (client, signal) => client.memories.job('id', { signal, mode: 'batch' }),
    longest: 5 * minute + 4 * 21_000,
  },
  'a translation': {
    use: (client, signal) => client.translate(hello, { signal }),
    longest: 45_000,
  },
  'a request of a run': {
    use: (client, signal) =>
      createTranslator(client, { mode: 'batch' }).translate(
        { texts: ['Hello'], sourceLocale: 'en', targetLocale: 'de' },
        signal,
      ),
    longest: minute,
    grace: 10_000,
  },
  'an upload of a document': {
    use: (client, signal) =>
      client.documents.upload(file, { targetLanguage: 'DE' }, { signal, grace: 10_000 }),
    longest: 45_000 + 3_000,
    grace: 10_000,
  },
  'the result of a document': {
    use: (client, signal) => drained(client.documents.result({ id: 'id', key: 'key' }, { signal })),
    longest: 60 * minute,
  },
  'an upload to storage': {
    use: (client, signal) => client.memories.upload(storage, new Uint8Array(1_000), { signal }),
    longest: 10 * minute,
  },
  'an upload to storage in pieces': {
    use: (client, signal) =>
      client.voiceJobs.upload({ url: storage, signature: undefined }, file, { signal }),
    longest: 10 * minute,
  },
  'a download': {
    use: (client, signal) => drained(client.memories.download(storage, { signal })),
    longest: 10 * minute,
  },
  'the way to a voice session': {
    use: (client, signal) =>
      client.voice.open(
        { contentType: 'audio/pcm', sourceLanguage: 'en', targetLanguages: [] },
        { signal },
      ),
    longest: 45_000,
  },
  'signing in': {
    use: (client, signal) => tryKey(async () => client, signal),
    longest: 3 * 45_000,
  },
};

function open(transport: Transport) {
  const time = new VirtualTime();
  const client = createClient({
    baseUrl: new URL('https://service.test'),
    scheme: 'Service-Auth-Key',
    key: () => 'key',
    transport,
    userAgent: 'glossa-test/1',
    clock: time,
    random: time.random,
  });
  return { time, client };
}

/** How a promise ended, which must not be left to itself until then. */
const endOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

for (const [name, { use, longest, grace = 0 }] of Object.entries(paths)) {
  describe(name, () => {
    for (const [what, transport] of Object.entries(misbehaving)) {
      it(`fails within its limit where the transport ${what}`, async () => {
        const { time, client } = open(transport);
        const end = endOf(use(client, new AbortController().signal));
        const milliseconds = await time.passed(end);
        assert.ok(milliseconds <= longest, `${milliseconds} ms`);
        const error = await end;
        if (error !== undefined) assert.ok(error instanceof ServiceError);
      });

      it(`ends when it is cancelled where the transport ${what}`, async () => {
        const { time, client } = open(transport);
        const controller = new AbortController();
        let isOpen = true;
        const end = endOf(use(client, controller.signal)).finally(() => (isOpen = false));
        await time.passed(Promise.race([end, time.wait(3_000)]));
        const wasOpen = isOpen;
        controller.abort(reason);
        const milliseconds = await time.passed(end);
        assert.ok(milliseconds <= grace, `${milliseconds} ms`);
        if (wasOpen) assert.equal(await end, reason);
      });
    }
  });
}

describe('a run', () => {
  for (const [what, transport] of Object.entries(misbehaving)) {
    it(`ends when it is cancelled where the transport ${what}`, async () => {
      const { time, client } = open(transport);
      const controller = new AbortController();
      const job = { sourceLocale: 'en', locale: 'de', units: unitsOf('One', 'Two', 'Three') };
      const translator = createTranslator(client, { mode: 'batch' });
      const ends: string[] = [];
      const run = async () => {
        const { signal } = controller;
        const options = { tagHandling: false, signal, clock: time };
        for await (const { kind } of translateUnits([job], translator, options)) ends.push(kind);
      };
      const running = run();
      await time.passed(Promise.race([running, time.wait(3_000)]));
      controller.abort();
      const milliseconds = await time.passed(running);
      assert.ok(milliseconds <= 10_000, `${milliseconds} ms`);
      assert.equal(ends.filter((kind) => kind === 'failed').length, job.units.length);
    });
  }
});

describe('the wait for a turn', () => {
  it('ends with the time of the operation, however slow those are who are before it', async () => {
    const { time, client } = open(() => new Promise(() => {}));
    const batch = Array.from({ length: 4 }, () => endOf(client.usage({ mode: 'batch' })));
    const urgent = endOf(client.usage());
    const late = endOf(client.usage());
    const milliseconds = await time.passed(Promise.all([urgent, late]));
    assert.ok(milliseconds <= 45_000, `${milliseconds} ms`);
    assert.ok((await late) instanceof ServiceError);
    await time.passed(Promise.all(batch));
  });
});

describe('what belongs to a call besides its exchange', () => {
  for (const [what, settings, options] of [
    ['a key that nobody hands out', { key: () => new Promise<string>(() => {}) }, {}],
    ['a disk that is never ready', {}, { ready: () => new Promise<void>(() => {}) }],
  ] as const) {
    it(`ends when it is cancelled: ${what}`, async () => {
      const time = new VirtualTime();
      const client = createClient({
        baseUrl: new URL('https://service.test'),
        scheme: 'Service-Auth-Key',
        key: () => 'key',
        transport: () => new Promise(() => {}),
        userAgent: 'glossa-test/1',
        clock: time,
        ...settings,
      });
      const controller = new AbortController();
      const end = endOf(client.usage({ signal: controller.signal, ...options }));
      await time.passed(time.wait(1_000));
      controller.abort(reason);
      assert.equal(await end, reason);
    });
  }
});

describe('a body without a pause', () => {
  it('keeps no timer from going off', async () => {
    async function* endless() {
      for (;;) yield '';
    }
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 1);
    const reading = async () => {
      for await (const _ of untilAbort(endless(), controller.signal));
    };
    await assert.rejects(reading(), reason);
  });

  it('is closed where its reader leaves, and once only', async () => {
    let closed = 0;
    async function* pieces() {
      try {
        for (;;) yield 'piece';
      } finally {
        closed++;
      }
    }
    const { signal } = new AbortController();
    for await (const _ of untilAbort(pieces(), signal)) break;
    assert.equal(closed, 1);
  });
});
