import assert from 'node:assert/strict';
import { runSync } from '../../../src/resources/cooperative.ts';
import type { TranslationJob, TranslationEvent } from '../../../src/translation/job.ts';
import { Journal } from '../../../src/translation/journal.ts';
import { estimate, translateUnits } from '../../../src/translation/run.ts';
import { endsOf, unitsOf, withService } from './withService.ts';

for (const isBegun of [true, false]) {
  const how = isBegun ? 'begun with' : 'taken apart again after';
  describe(`the estimate of a run, ${how} it, is what the service receives`, () => {
    const opened = withService();
    const french = (locale: string, ...sources: readonly string[]): TranslationJob => ({
      sourceLocale: 'en',
      locale,
      units: unitsOf(...sources).map(({ id, source }) => ({ id: `${locale} ${id}`, source })),
    });

    /** Announces and runs against one journal; `disk` is what the journal holds. */
    const runner = () => {
      const disk = { text: '' };
      const run = async (jobs: readonly TranslationJob[]) => {
        const journal = new Journal('service', async (line) => void (disk.text += line));
        runSync(journal.read(new TextEncoder().encode(disk.text)));
        const options = { tagHandling: false, signal: new AbortController().signal, journal };
        const { ledger } = opened.service;
        const [requests, characters] = [ledger.requests.length, ledger.characters];
        const { opening, ...estimated } = await estimate(jobs, opened.translator, options);
        const events: TranslationEvent[] = [];
        const sending = { ...options, ...(isBegun && { opening }) };
        for await (const event of translateUnits(jobs, opened.translator, sending)) {
          events.push(event);
        }
        const received = {
          requests: ledger.requests.length - requests,
          characters: ledger.characters - characters,
        };
        return { estimated, received, ends: endsOf(events) };
      };
      return { disk, run };
    };

    it('where locales have the same code: each text goes once', async () => {
      const { run } = runner();
      const sources = ['Hello {name}!', 'Save', 'Cancel'];
      const { estimated, received, ends } = await run([
        french('fr', ...sources),
        french('fr-CA', ...sources, 'Open'),
        french('de', 'Save'),
        french('fr-FR', 'Save', 'Close'),
      ]);
      assert.deepEqual(received, estimated);
      assert.equal(Object.keys(ends).length, 3 + 4 + 1 + 2);
      assert.ok(Object.values(ends).every((end) => /^\[(fr|de)]/.test(end)));
      assert.equal(ends['fr 0'], ends['fr-CA 0']);
      const twice = [...opened.service.ledger.texts].filter(([, times]) => times > 1);
      assert.deepEqual(twice, []);
    });

    it('where another locale with the same code was paid for', async () => {
      const { run } = runner();
      await run([french('fr', 'Save', 'Cancel')]);
      const { estimated, received } = await run([french('fr-CA', 'Save', 'Cancel', 'Open')]);
      assert.deepEqual(received, estimated);
      assert.deepEqual(estimated, { requests: 1, characters: 'Open'.length });
    });

    it('where one memory serves some of these locales only', async () => {
      const memory = opened.service.state.memories.find(({ name }) => name === 'Product UI');
      assert.ok(memory);
      const { run } = runner();
      const withMemory = { ...french('de-AT', 'Save'), memory: { id: memory.id, threshold: 75 } };
      const { estimated, received, ends } = await run([french('de', 'Save'), withMemory]);
      assert.deepEqual(received, estimated);
      assert.deepEqual([estimated.requests, ends['de-AT 0']], [2, 'Speichern']);
    });

    it('where answers that were paid for are known to need a repair', async () => {
      const memory = opened.service.state.memories.find(({ name }) => name === 'Product UI');
      assert.ok(memory);
      const job = {
        ...french('de', '{owner} shared the {thing}', 'Hello {name}!'),
        memory: { id: memory.id, threshold: 100 },
      };
      const { run } = runner();
      opened.service.mangle(['translateNames'], 'natural');
      opened.service.faults.add({ kind: 'status', status: 456, after: 1 });
      const first = await run([job]);
      assert.equal(first.ends['de 0'], '<quota>');
      const second = await run([job]);
      assert.deepEqual(second.received, second.estimated);
      assert.ok(second.received.characters > 0);
      assert.match(second.ends['de 0'] ?? '', /\{owner}.*\{thing}/);
    });
  });
}
