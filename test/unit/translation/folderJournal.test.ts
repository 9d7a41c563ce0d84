import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppendFile } from '../../../src/disk/appendFile.ts';
import { FolderJournal } from '../../../src/translation/folderJournal.ts';
import type { Journal, Question } from '../../../src/translation/journal.ts';
import { JournalError } from '../../../src/translation/journalError.ts';
import { headLine, journalVersion, lineOf } from '../../../src/translation/journalText.ts';
import { hashOf } from '../../../src/resources/hash.ts';

const question: Question = { sourceLocale: 'en', targetLocale: 'de' };
const service = 'https://service.test/';
const day = 24 * 60 * 60 * 1000;

describe('the journal of a folder', () => {
  let folder: string;
  let path: string;
  let troubles: unknown[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-journal-'));
    path = join(folder, 'answers', 'one.jsonl');
    troubles = [];
  });
  afterEach(async () => {
    assert.deepEqual(troubles, []);
    await rm(folder, { recursive: true });
  });

  /** As a process that starts finds it. */
  const journal = () =>
    new FolderJournal(new AppendFile(path), (error) => void troubles.push(error));
  const put = async (text: string) => {
    await mkdir(join(folder, 'answers'), { recursive: true });
    await writeFile(path, text);
  };
  const entry = (text: string, answer: string, at = Date.now() - day) =>
    lineOf({ service, at, request: { ...question, texts: [text] }, answers: [answer] });

  it('has each answer on the disk before the run goes on', async () => {
    const run = await journal().open(service);
    await Promise.all([
      run.keep({ ...question, texts: ['Save'] }, ['Sichern']),
      run.keep({ ...question, texts: ['Open'] }, ['Öffnen']),
    ]);
    const next = await journal().open(service);
    assert.equal(next.recall(question, 'Save'), 'Sichern');
    assert.equal(next.recall(question, 'Open'), 'Öffnen');
    await journal().close(next, undefined);
    assert.deepEqual(await readdir(join(folder, 'answers')), []);
  });

  it('does not let a run begin whose answers could not be written down', async () => {
    await writeFile(join(folder, 'answers'), 'a file where the folder should be');
    await assert.rejects(journal().open(service), (error: JournalError) => {
      assert.ok(error instanceof JournalError);
      assert.equal(error.version, undefined);
      assert.match(String(error.cause), /EEXIST|ENOTDIR/);
      return true;
    });
  });

  it('takes up what was closed when its files were put back', async () => {
    const first = await journal().open(service);
    await first.keep({ ...question, texts: ['Save'] }, ['Sichern']);
    const before = await journal().close(first, undefined);
    const second = await journal().open(service);
    await second.keep({ ...question, texts: ['Open'] }, ['Öffnen']);
    await journal().restore(before);
    const third = await journal().open(service);
    assert.equal(third.peek(question, 'Save'), 'Sichern');
    assert.equal(third.peek(question, 'Open'), 'Öffnen');
    await journal().restore(new Uint8Array());
    assert.equal((await journal().waiting(service)).count, 2);
  });

  describe('that was damaged', () => {
    const texts = Array.from({ length: 60 }, (_, place) => `Text ${place} – “ŧħé” 😀 ${place}`);
    const answers = new Map(texts.map((text) => [text, `[de] ${text} ${text.length}`]));

    it('recalls no wrong answer, whichever bit flips', async () => {
      const run = await journal().open(service);
      for (let from = 0; from < texts.length; from += 5) {
        const some = texts.slice(from, from + 5);
        await run.keep(
          { ...question, texts: some },
          some.map((text) => answers.get(text) ?? ''),
        );
      }
      const sound = await readFile(path);
      const random = randomFrom(20_261);
      let [lost, wrong] = [0, 0];
      for (let times = 0; times < 300; times++) {
        const bytes = Buffer.from(sound);
        const place = Math.floor(random() * bytes.length);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8));
        await writeFile(path, bytes);
        const left = await journal().open(service);
        const found = texts.map((text) => left.peek(question, text));
        wrong += texts.filter(
          (text, i) => found[i] !== undefined && found[i] !== answers.get(text),
        ).length;
        const gone = found.filter((answer) => answer === undefined).length;
        assert.ok(gone <= 10, `${gone} answers went with one bit`);
        lost += gone;
      }
      assert.equal(wrong, 0);
      assert.ok(lost > 1_200, `only ${lost} answers were hit`);
    });

    it('drops the damaged line, however plausible it is', async () => {
      const line = entry('Save', 'Sichern');
      await put(headLine(0) + line.replace('Sichern', 'Sichers') + entry('Open', 'Öffnen'));
      const run = await journal().open(service);
      assert.equal(run.peek(question, 'Save'), undefined);
      assert.equal(run.peek(question, 'Open'), 'Öffnen');
    });

    it('is read without its first line, and written with one again', async () => {
      await put(`garbage\n${entry('Save', 'Sichern')}`);
      const run = await journal().open(service);
      assert.equal(run.peek(question, 'Save'), 'Sichern');
      await journal().close(run, undefined);
      assert.equal((await readFile(path, 'utf8')).split('\n')[0]?.includes('"version":1'), true);
    });
  });

  it('of a time before versions and seals is not believed', async () => {
    const request = { ...question, texts: ['Save'] };
    await put(`\n${JSON.stringify({ service, at: Date.now(), request, answers: ['Sichern'] })}\n`);
    assert.equal((await journal().open(service)).peek(question, 'Save'), undefined);
  });

  describe('that a newer Glossa wrote', () => {
    const head = JSON.stringify({ version: journalVersion + 6, more: true });
    const text = `${head} ${hashOf(`journal ${head}`)}\n${entry('Save', 'Sichern')}something else\n`;
    beforeEach(() => put(text));

    it('is not read, not written, and named by its version', async () => {
      await assert.rejects(journal().open(service), (error: JournalError) => {
        assert.equal(error.version, journalVersion + 6);
        return true;
      });
      await journal().forgetOld();
      await journal().restore(Buffer.from(entry('Open', 'Öffnen')));
      assert.equal(troubles.splice(0).length, 1);
      assert.equal(await readFile(path, 'utf8'), text);
      assert.equal(await journal().exists(), true);
    });

    it('goes when a person throws it away', async () => {
      await journal().discard();
      assert.equal(await journal().exists(), false);
      await journal().open(service);
    });
  });

  describe('with answers of long ago', () => {
    it('forgets them without a run, and keeps the others', async () => {
      const young = entry('Open', 'Öffnen', Date.now() - 29 * day);
      await put(headLine(7) + entry('Save', 'Sichern', Date.now() - 31 * day) + young);
      await journal().forgetOld();
      assert.equal(await readFile(path, 'utf8'), headLine(7) + young);
    });

    it('is gone when nothing else is left', async () => {
      await put(headLine(0) + entry('Save', 'Sichern', Date.now() - 31 * day));
      await journal().forgetOld();
      assert.deepEqual(await readdir(join(folder, 'answers')), []);
    });

    it('forgets damaged lines with them, whose age nobody knows', async () => {
      await put(`${headLine(0)}{"request":{"texts":["torn\n${entry('Open', 'Öffnen')}`);
      await journal().forgetOld();
      assert.equal((await readFile(path, 'utf8')).includes('torn'), false);
    });

    it('is not touched, nor waited for, where all is young', async () => {
      await put(headLine(0) + entry('Save', 'Sichern'));
      await journal().forgetOld(() => assert.fail('nothing is to be written'));
    });

    it('is left alone while somebody else writes it', async () => {
      const text = headLine(0) + entry('Save', 'Sichern', Date.now() - 31 * day);
      await put(text);
      await journal().forgetOld(() => Promise.resolve());
      assert.equal(await readFile(path, 'utf8'), text);
    });
  });

  describe('after a run that came to no end', () => {
    const interrupted = async () => {
      const run = await journal().open(service);
      await run.keep({ ...question, texts: ['Save', 'Open'] }, ['Sichern', 'Öffnen']);
      await run.keep({ ...question, texts: ['Save'] }, ['Sichern']);
      return run;
    };

    it('says how many answers wait, and whether that is news', async () => {
      await interrupted();
      assert.deepEqual(await journal().waiting(service), { count: 2, isNews: true });
      assert.deepEqual(await journal().waiting('https://other.test/'), { count: 0, isNews: false });
      await journal().markSeen();
      assert.deepEqual(await journal().waiting(service), { count: 2, isNews: false });
      assert.equal((await journal().open(service)).peek(question, 'Save'), 'Sichern');
    });

    it('is news again when a further run is interrupted', async () => {
      await interrupted();
      await journal().markSeen();
      await laterThan(Date.now());
      await interrupted();
      assert.equal((await journal().waiting(service)).isNews, true);
    });

    it('is news once, also where the clock was set back since', async () => {
      await put(headLine(0) + entry('Save', 'Sichern', Date.now() + day));
      assert.equal((await journal().waiting(service)).isNews, true);
      await journal().markSeen();
      assert.equal((await journal().waiting(service)).isNews, false);
      const run = await interrupted();
      assert.equal((await journal().waiting(service)).isNews, true);
      await journal().close(run, async (left) => void left.recall(question, 'Open'));
      assert.deepEqual(await journal().waiting(service), { count: 2, isNews: false });
    });

    for (const [end, ended] of [
      [
        'was closed',
        (run: Journal) => journal().close(run, async (left) => void left.recall(question, 'Save')),
      ],
      [
        'was undone',
        async (run: Journal) => journal().restore(await journal().close(run, undefined)),
      ],
    ] as const) {
      it(`is none when it ${end}: its report said what is kept`, async () => {
        await ended(await interrupted());
        const { count, isNews } = await journal().waiting(service);
        assert.ok(count > 0 && !isNews);
      });
    }

    it('holds nothing any more when that was thrown away', async () => {
      await interrupted();
      await journal().discard();
      assert.deepEqual(await journal().waiting(service), { count: 0, isNews: false });
      assert.equal(await journal().exists(), false);
    });
  });
});

/** Numbers from 0 to 1, the same for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function laterThan(time: number): Promise<void> {
  while (Date.now() <= time) await new Promise(setImmediate);
}
