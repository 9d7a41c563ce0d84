import assert from 'node:assert/strict';
import { createRephraser } from '../../../src/service/rephrase/createRephraser.ts';
import { rephraseLanguage } from '../../../src/service/rephrase/rephraseLanguage.ts';
import { estimate, translateUnits } from '../../../src/translation/run.ts';
import { connect, failure, useService } from './connect.ts';

describe('texts in better words', () => {
  const service = useService();
  const bodies = () => service().ledger.requests.map(({ body }) => body as Record<string, unknown>);
  const run = async (
    sources: readonly string[],
    writing: Parameters<typeof createRephraser>[1] = { operation: 'rephrase' },
  ) => {
    const { client } = connect(service().url);
    const units = sources.map((source, place) => ({ id: String(place), source }));
    const job = { sourceLocale: 'en', locale: 'en', units };
    const { signal } = new AbortController();
    const options = { signal, tagHandling: false, interactive: true };
    const ends: string[] = [];
    for await (const event of translateUnits([job], createRephraser(client, writing), options)) {
      if (event.kind === 'translated') ends[Number(event.unit.id)] = event.value;
      if (event.kind === 'failed') ends[Number(event.unit.id)] = `<${event.reason}>`;
    }
    return ends;
  };

  it('are asked for with a style or a tone as a preference', async () => {
    const style = { style: 'business' } as const;
    assert.deepEqual(
      await run(['Hello {name}'], { operation: 'rephrase', language: 'EN-GB', wish: style }),
      ['[business] Hello {name}'],
    );
    await run(['Hello'], { operation: 'rephrase', wish: { tone: 'friendly' } });
    await run(['Teh end'], { operation: 'correct', wish: style });
    const [first, second, third] = bodies();
    assert.equal(first?.['writing_style'], 'prefer_business');
    assert.equal(first?.['target_lang'], 'EN-GB');
    assert.deepEqual(second, { text: ['Hello'], tone: 'prefer_friendly' });
    assert.deepEqual(third, { text: ['Teh end'] });
  });

  it('cost what is announced: equal texts once, and tokens in the places of placeholders', async () => {
    const sources = ['Teh end', 'Teh end', 'Open {fileName}'];
    const units = sources.map((source, place) => ({ id: String(place), source }));
    const jobs = [{ sourceLocale: 'en', locale: 'en', units }];
    const writer = createRephraser(connect(service().url).client, { operation: 'correct' });
    const { characters } = await estimate(jobs, writer, { tagHandling: false });
    await run(sources, { operation: 'correct' });
    assert.equal(characters, 'Teh endOpen ⟦0⟧'.length);
    assert.deepEqual(
      bodies().map(({ text }) => text),
      [['Teh end', 'Open ⟦5⟧']],
    );
  });

  it('keep their placeholders, whatever the service does to them', async () => {
    service().mangle(['translateNames'], 'natural');
    assert.deepEqual(await run(['Open {name} teh file'], { operation: 'correct' }), [
      'Open {name} the file',
    ]);
    service().mangle(['drop', 'mangleTokens', 'stripTags']);
    for (const end of await run(['Open {name} teh file'], { operation: 'correct' })) {
      assert.ok(end.includes('{name}') || end.startsWith('<'), end);
    }
  });

  it('lose only those that the service has no text for', async () => {
    const improvements = [{ text: 'The end' }, null, {}, { text: 'A start' }];
    service().faults.add({
      kind: 'answer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ improvements }),
    });
    const ends = await run(['Teh end', 'Teh two', 'Teh three', 'Teh start'], {
      operation: 'correct',
    });
    assert.deepEqual(ends, ['The end', '<answer>', '<answer>', 'A start']);
    assert.equal(service().ledger.requests.length, 1);
  });

  it('go in bodies of 10 KiB as they are encoded, and what is longer is not sent', async () => {
    const empty = JSON.stringify({ text: [''] }).length;
    const fits = `Teh ${'x'.repeat(10_240 - empty - 4 - 2)}"`;
    assert.equal(JSON.stringify({ text: [fits] }).length, 10_240);
    const texts = [
      fits,
      `${fits}x`,
      ...Array.from({ length: 30 }, (_, n) => `${n} ${'ä'.repeat(500)}`),
    ];
    const ends = await run(texts, { operation: 'correct' });
    const sizes = service().ledger.requests.map(({ bodyBytes }) => bodyBytes);
    assert.equal(Math.max(...sizes), 10_240);
    assert.ok(sizes.length >= 4 && sizes.length <= 6, String(sizes));
    assert.equal(ends[0]?.startsWith('The x'), true);
    assert.equal(ends[1], '<tooLong>');
    assert.ok(ends.slice(2).every((end) => !end.startsWith('<')));
  });

  it('are for plans that have them', async () => {
    const { client } = connect(service().url, { key: () => service().keys.free });
    const error = await failure(client.rephrasing.correct({ texts: ['a'] }));
    assert.equal(error.kind, 'permission');
  });

  it('are in a language that the service knows', async () => {
    const { client } = connect(service().url);
    const languages = await client.languages('write');
    assert.deepEqual(rephraseLanguage(languages, 'en-GB'), {
      code: 'EN-GB',
      styles: true,
      tones: true,
    });
    assert.deepEqual(rephraseLanguage(languages, 'de-AT')?.code, 'DE');
    assert.equal(rephraseLanguage(languages, 'ja')?.styles, false);
    assert.equal(rephraseLanguage(languages, 'sv'), undefined);
    assert.equal(rephraseLanguage([], 'sv')?.code, undefined);
  });
});
