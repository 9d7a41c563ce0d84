import assert from 'node:assert/strict';
import { RunTerms } from '../../../../src/features/translate/runTerms.ts';
import type { TargetJob, TranslationEvent } from '../../../../src/translation/job.ts';
import { connect, failure, useService } from '../../service/connect.ts';

describe('the terms of a run', () => {
  const service = useService();
  const sourceLocale = 'en-US';
  const open = () => {
    const { client } = connect(service().url);
    const glossary = service().state.glossaries.find(({ name }) => name === 'Product terms')!;
    const terms = new RunTerms((id, pair) => client.glossaries.entries(id, pair));
    return { terms, glossary: glossary.id };
  };
  const translated = (job: TargetJob, id: string, source: string, value: string) =>
    ({ kind: 'translated', job, unit: { id, source }, value, findings: [] }) as const;
  const requests = () => service().ledger.requests.map(({ query }) => query['target_lang']);

  it('are findings where a translation lacks them, by its unit', async () => {
    const { terms, glossary } = open();
    const job = { sourceLocale, locale: 'de', units: [], glossary };
    terms.take(translated(job, '0 a', 'Open the workspace', 'Umgebung öffnen'));
    terms.take(translated(job, '0 b', 'Open the workspace', 'Arbeitsbereich öffnen'));
    terms.take(translated(job, '1 c', 'Your settings', 'Deine Optionen'));
    const found = await terms.findings();
    assert.deepEqual([...found.keys()], ['0 a', '1 c']);
    assert.equal(found.get('0 a')?.[0]?.expected, 'workspace → Arbeitsbereich');
    assert.deepEqual(requests(), ['de']);
  });

  it('are asked for once for each dictionary, whatever the variant', async () => {
    const { terms, glossary } = open();
    for (const locale of ['fr', 'fr-CA', 'ja']) {
      terms.take(
        translated({ sourceLocale, locale, units: [], glossary }, `0 ${locale}`, 'a', 'b'),
      );
    }
    await terms.findings();
    assert.deepEqual(requests(), ['fr', 'ja']);
  });

  it('are looked for without holding up everything else', async () => {
    const { terms, glossary } = open();
    const job = { sourceLocale, locale: 'de', units: [], glossary };
    const source = 'Open the workspace and change the settings of each member. '.repeat(10);
    for (let place = 0; place < 2_000; place++) {
      terms.take(translated(job, `0 ${place}`, `${place} ${source}`, source));
    }
    let ended = false;
    const found = terms.findings().finally(() => {
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
    const { terms, glossary } = open();
    const event: TranslationEvent = {
      kind: 'failed',
      job: { sourceLocale, locale: 'de', units: [], glossary },
      unit: { id: '0 a', source: 'workspace' },
      reason: 'service',
      findings: [],
    };
    terms.take(event);
    terms.take(
      translated({ sourceLocale, locale: 'de', units: [] }, '0 b', 'workspace', 'Umgebung'),
    );
    assert.equal((await terms.findings()).size, 0);
    assert.deepEqual(requests(), []);
  });

  it('leave it to the caller what a failure means', async () => {
    const { terms } = open();
    const job = {
      sourceLocale,
      locale: 'de',
      units: [],
      glossary: '00000000-0000-4000-8000-000000000000',
    };
    terms.take(translated(job, '0 a', 'workspace', 'Umgebung'));
    await failure(terms.findings(), { kind: 'notFound' });
  });
});
