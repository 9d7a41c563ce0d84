import assert from 'node:assert/strict';
import { runSync } from '../../../src/resources/cooperative.ts';
import type { TranslationJob, TranslationEvent } from '../../../src/translation/job.ts';
import { Journal, type Question } from '../../../src/translation/journal.ts';
import { journalEntries, headLine, lineOf } from '../../../src/translation/journalText.ts';
import { estimate, translateUnits } from '../../../src/translation/run.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { bytes, onDisk } from './onDisk.ts';
import { unitsOf, withService } from './withService.ts';

const question: Question = { sourceLocale: 'en', targetLocale: 'de' };

describe('the journal', () => {
  it('knows an answer by everything that was asked for', async () => {
    const { open } = onDisk();
    const memory = { id: 'm', threshold: 75 };
    await open().keep({ ...question, memory, context: 'a button', texts: ['Save'] }, ['Sichern']);
    const journal = open();
    const asked = { ...question, memory, context: 'a button' };
    assert.equal(journal.peek(asked, 'Save'), 'Sichern');
    assert.equal(journal.peek(asked, 'save'), undefined);
    for (const other of [
      { ...asked, targetLocale: 'fr' },
      { ...asked, sourceLocale: undefined },
      { ...asked, memory: { ...memory, threshold: 80 } },
      { ...asked, memory: { ...memory, id: 'n' } },
      { ...asked, context: '' },
      { ...asked, glossary: 'g' },
      { ...asked, tags: true },
      question,
    ]) {
      assert.equal(journal.peek(other, 'Save'), undefined, JSON.stringify(other));
    }
  });

  it('is not believed about another service, and keeps what it is told there', async () => {
    const { open, end } = onDisk();
    await open('https://other.test/').keep({ ...question, texts: ['Save'] }, ['Sichern']);
    const journal = open();
    assert.equal(journal.peek(question, 'Save'), undefined);
    end(journal);
    assert.equal(open('https://other.test/').peek(question, 'Save'), 'Sichern');
  });

  it('loses at most the line that was cut off', async () => {
    const { disk, open } = onDisk();
    await open().keep({ ...question, texts: ['Save', 'Cancel'] }, ['Sichern', 'Abbrechen']);
    const first = disk.text.length;
    await open().keep({ ...question, texts: ['Größe 😀\n'] }, ['Size']);
    const whole = disk.text;
    for (let cut = first; cut < whole.length; cut++) {
      disk.text = whole.slice(0, cut);
      await open().keep({ ...question, texts: ['Open'] }, ['Öffnen']);
      const journal = open();
      assert.equal(journal.peek(question, 'Cancel'), 'Abbrechen');
      assert.equal(journal.peek(question, 'Open'), 'Öffnen');
    }
  });

  it('takes nothing from lines that are none of its own', async () => {
    const { disk, open, end } = onDisk();
    const service = 'https://service.test/';
    const request = { ...question, texts: ['a'] };
    disk.text = ['null', '7', '[]', '{}', '{"service":1}', ' ', ''].join('\n');
    disk.text += `\n${JSON.stringify({ service, at: 0, request, answers: ['b'] })}\n`;
    disk.text += lineOf({ service, at: 0, request, answers: [] });
    assert.equal(open().peek(question, 'a'), undefined);
    end(open());
    assert.equal(disk.text, '');
  });

  for (const odd of [
    { memory: null },
    { memory: 'm' },
    { memory: { id: 'm' } },
    { memory: { id: 7, threshold: 75 } },
    { sourceLocale: 7 },
    { glossary: {} },
    { context: ['a'] },
    { tags: 'yes' },
  ]) {
    it(`passes over a line that asks with ${JSON.stringify(odd)}, and reads on`, async () => {
      const { disk, open, end } = onDisk();
      const service = 'https://service.test/';
      const request = { ...question, ...odd, texts: ['a'] };
      disk.text = lineOf({ service, at: 0, request, answers: ['b'] } as never);
      await open().keep({ ...question, texts: ['Save'] }, ['Sichern']);
      const journal = open();
      assert.equal(journal.peek(question, 'Save'), 'Sichern');
      assert.equal(journal.peek(question, 'a'), undefined);
      end(journal);
      assert.ok(disk.text.startsWith(headLine(0).slice(0, 12)));
      assert.equal(textsIn(disk.text).length, 1);
    });
  }

  it('forgets what nobody asked for in 30 days, however often it is written anew', async () => {
    const { disk, open, end } = onDisk();
    await open().keep({ ...question, texts: ['Save'] }, ['Sichern']);
    await open('https://other.test/').keep({ ...question, texts: ['Save'] }, ['Speichern']);
    end(open(undefined, 20), 20);
    assert.equal(open(undefined, 29).peek(question, 'Save'), 'Sichern');
    assert.equal(open(undefined, 31).peek(question, 'Save'), undefined);
    end(open(undefined, 31), 31);
    assert.equal(disk.text, '');
  });

  it('is written anew in steps, so that nothing waits for it', async () => {
    const { disk, open } = onDisk();
    const texts = Array.from({ length: 5_000 }, (_, place) => `Text ${place}`);
    const writer = open();
    for (const text of texts) await writer.keep({ ...question, texts: [text] }, [text]);
    const rest = open().rest(bytes(disk.text), open());
    let steps = 0;
    while (rest.next().done !== true) steps++;
    assert.ok(steps >= 10, `${steps} steps`);
  });

  it('forgets what was used, and nothing else', async () => {
    const { open, end } = onDisk();
    await open().keep({ ...question, texts: ['Save', 'Cancel'] }, ['Sichern', 'Abbrechen']);
    const journal = open();
    journal.recall(question, 'Save');
    journal.peek(question, 'Cancel');
    await journal.keep({ ...question, texts: ['Open'] }, ['Öffnen']);
    end(journal);
    assert.deepEqual(
      ['Save', 'Cancel', 'Open'].map((text) => open().peek(question, text)),
      [undefined, 'Abbrechen', undefined],
    );
  });

  it('forgets what no message could be made of, and nothing else', async () => {
    const { open, end } = onDisk();
    await open().keep({ ...question, texts: ['Save', 'Cancel'] }, ['Sichern', 'Abbrechen']);
    const journal = open();
    journal.forget(question, 'Save');
    assert.equal(journal.peek(question, 'Save'), undefined);
    end(journal);
    assert.deepEqual(
      ['Save', 'Cancel'].map((text) => open().peek(question, text)),
      [undefined, 'Abbrechen'],
    );
  });

  it('keeps what was used for nothing that stands in a file', async () => {
    const { open, end } = onDisk();
    await open().keep({ ...question, texts: ['Save'] }, ['Sichern']);
    const journal = open();
    journal.recall(question, 'Save');
    await journal.keep({ ...question, texts: ['Open', 'Close'] }, ['Öffnen', 'Schließen']);
    end(journal, 0, (left) => {
      for (const text of ['Save', 'Close', 'Never sent']) left.recall(question, text);
    });
    assert.deepEqual(
      ['Save', 'Open', 'Close'].map((text) => open().peek(question, text)),
      ['Sichern', undefined, 'Schließen'],
    );
  });

  it('keeps what an earlier run wrote down in the same millisecond', async () => {
    let file = '';
    const open = () => {
      const journal = new Journal('test', async (text) => void (file += text), 1_000);
      runSync(journal.read(bytes(file)));
      return journal;
    };
    await open().keep({ ...question, texts: ['Save'] }, ['Sichern']);
    const journal = open();
    await journal.keep({ ...question, texts: ['Open'] }, ['Öffnen']);
    file = runSync(journal.rest(bytes(file), open()));
    assert.deepEqual(
      ['Save', 'Open'].map((text) => open().peek(question, text)),
      ['Sichern', undefined],
    );
  });

  it('keeps what another run wrote down meanwhile', async () => {
    const { open, end } = onDisk();
    const journal = open();
    await open().keep({ ...question, texts: ['Save'] }, ['Sichern']);
    end(journal);
    assert.equal(open().peek(question, 'Save'), 'Sichern');
  });
});

describe('a run that did not end', () => {
  const opened = withService();
  const texts = Array.from({ length: 330 }, (_, place) => `Sentence ${place} for {name}`);
  const jobs: readonly TranslationJob[] = ['de', 'ja'].map((locale) => ({
    sourceLocale: 'en',
    locale,
    units: unitsOf(...texts),
  }));
  const options = { tagHandling: false, signal: new AbortController().signal };

  for (const answers of [1, 5, 13]) {
    it(`is taken up after answer ${answers}: only what was under way is sent again`, async () => {
      const { disk, open, end } = onDisk();
      const stopped = new AbortController();
      const sent = new Set<string>();
      const calls: Promise<unknown>[] = [];
      const { translator } = opened;
      const watched: Translator = {
        ...translator,
        translate(request, ...rest) {
          for (const text of request.texts) sent.add(`${request.targetLocale} ${text}`);
          const call = translator.translate(request, ...rest);
          calls.push(call);
          return call;
        },
      };
      const first = { ...options, signal: stopped.signal, journal: open() };
      let seen = 0;
      for await (const { kind } of translateUnits(jobs, watched, first)) {
        if (kind === 'answered' && ++seen === answers) break;
      }
      stopped.abort();
      await Promise.allSettled(calls);
      const kept = textsIn(disk.text).length;
      assert.ok(kept >= answers * 30 && sent.size - kept <= 8 * 50, `${kept} of ${sent.size}`);

      const journal = open();
      const estimated = await estimate(jobs, translator, { ...options, journal });
      const { opening } = estimated;
      const events: TranslationEvent[] = [];
      for await (const event of translateUnits(jobs, translator, {
        ...options,
        journal,
        opening,
      })) {
        events.push(event);
      }
      const ends = events.filter(({ kind }) => kind === 'translated');
      assert.equal(ends.length, 2 * texts.length);
      assert.equal(events.filter(({ kind }) => kind === 'recalled').length, kept);
      const answered = events.filter((event) => event.kind === 'answered');
      assert.equal(
        answered.reduce((sum, { characters }) => sum + characters, 0),
        estimated.characters,
      );
      const twice = [...opened.service.ledger.texts.values()].filter((times) => times > 1).length;
      assert.ok(twice <= sent.size - kept, `${twice} texts went twice`);
      end(journal);
      assert.equal(disk.text, '');
    });
  }
});

const textsIn = (journal: string) =>
  Array.from(journalEntries(bytes(journal)), (found) => found?.entry.request.texts ?? []).flat();
