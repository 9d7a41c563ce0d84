import assert from 'node:assert/strict';
import { dictionaryEntries } from '../../../../src/features/translate/run/runPorts.ts';
import type { TranslatedEvent } from '../../../../src/project/run/sentRun.ts';
import { glossaryFindings } from '../../../../src/project/run/glossaryFindings.ts';
import type { TranslationJob } from '../../../../src/translation/job.ts';
import { connect, failure, useService } from '../../service/connect.ts';

describe('the terms of a glossary after a run', () => {
  const service = useService();
  const sourceLocale = 'en-US';
  const open = () => {
    const { client } = connect(service().url);
    const glossary = service().state.glossaries.find(({ name }) => name === 'Product terms')!;
    const find = (...translated: readonly TranslatedEvent[]) =>
      glossaryFindings(
        translated,
        dictionaryEntries(() => Promise.resolve(client.glossaries)),
      );
    return { find, glossary: glossary.id };
  };
  const translated = (job: TranslationJob, id: string, source: string, value: string) =>
    ({
      kind: 'translated',
      job,
      unit: { id, source },
      value,
      unchanged: false,
      findings: [],
    }) as const;
  const requests = () => service().ledger.requests.map(({ query }) => query['target_lang']);

  it('are findings where a translation lacks them, by its unit', async () => {
    const { find, glossary } = open();
    const job = { sourceLocale, locale: 'de', units: [], glossary };
    const events = [
      translated(job, 'a', 'Open the workspace', 'Umgebung öffnen'),
      translated(job, 'b', 'Open the workspace', 'Arbeitsbereich öffnen'),
      translated(job, 'c', 'Your settings', 'Deine Optionen'),
    ];
    const found = await find(...events);
    assert.deepEqual(
      [...found.keys()].map(({ id }) => id),
      ['a', 'c'],
    );
    assert.equal(found.get(events[0]!.unit)?.[0]?.expected, 'workspace → Arbeitsbereich');
    assert.deepEqual(requests(), ['de']);
  });

  it('are asked for once for each dictionary, whatever the variant', async () => {
    const { find, glossary } = open();
    const jobs = ['fr', 'fr-CA', 'ja'].map((locale) => ({
      sourceLocale,
      locale,
      units: [],
      glossary,
    }));
    await find(...jobs.map((job) => translated(job, job.locale, 'a', 'b')));
    assert.deepEqual(requests(), ['fr', 'ja']);
  });

  it('are looked for without holding up everything else', async () => {
    const { find, glossary } = open();
    const job = { sourceLocale, locale: 'de', units: [], glossary };
    const source = 'Open the workspace and change the settings of each member. '.repeat(10);
    const events = Array.from({ length: 2_000 }, (_, place) =>
      translated(job, `${place}`, `${place} ${source}`, source),
    );
    let ended = false;
    const found = find(...events).finally(() => {
      ended = true;
    });
    let turns = 0;
    const count = () => {
      if (ended) return;
      turns++;
      setImmediate(count);
    };
    while (requests().length === 0) await new Promise(setImmediate);
    count();
    assert.equal((await found).size, 2_000);
    assert.ok(turns > 10, `${turns} turns`);
  });

  it('are not asked for where nothing was translated with a glossary', async () => {
    const { find } = open();
    const job = { sourceLocale, locale: 'de', units: [] };
    assert.equal((await find(translated(job, 'b', 'workspace', 'Umgebung'))).size, 0);
    assert.deepEqual(requests(), []);
  });

  it('leave it to the caller what a failure means', async () => {
    const { find } = open();
    const glossary = '00000000-0000-4000-8000-000000000000';
    const job = { sourceLocale, locale: 'de', units: [], glossary };
    await failure(find(translated(job, 'a', 'workspace', 'Umgebung')), { kind: 'notFound' });
  });
});
