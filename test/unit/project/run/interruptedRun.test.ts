import assert from 'node:assert/strict';
import { Crash, MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

/** Two source files, targets with everything that a plan can say: a person's text, stale text of the machine, a hole, a new file. */
const sources = (word: string) =>
  [
    ['a/en.json', JSON.stringify({ save: `Save ${word}`, open: 'Open it', by: 'By a person' })],
    ['b/en.json', JSON.stringify({ one: `One ${word}`, two: 'Two of them' })],
  ] as const;
const targets = [
  ['a/de.json', JSON.stringify({ by: 'Von Hand' })],
  ['a/fr.json', '{}'],
  ['b/de.json', '{}'],
] as const;
const locales = ['de', 'fr'];

/** A project that was translated once, and whose source has changed in part since. */
async function changedProject(): Promise<MemoryFiles> {
  const files = new MemoryFiles([...sources('now'), ...targets]);
  await runOn(files, new MemoryJournal());
  for (const [path, text] of sources('then')) files.texts.set(path, text);
  const paths = [...files.texts.keys()];
  assert.ok(paths.includes('b/fr.json'), 'a file is made');
  return files;
}

/** A project in which a person has thrown a translation of their own away. */
async function emptiedProject(): Promise<MemoryFiles> {
  const files = await changedProject();
  files.texts.set('a/de.json', JSON.stringify({ save: '[de] Save now', by: '' }));
  return files;
}

async function runOn(files: MemoryFiles, journal: MemoryJournal) {
  const translator = new MarkingTranslator();
  const paths = [...files.texts.keys()].filter((path) => path.endsWith('.json'));
  const run = await runProject({ files, paths, journal }, translator, locales);
  return { run, sent: translator.sent };
}

const stateOf = (files: MemoryFiles) =>
  Object.fromEntries([...files.texts].sort(([a], [b]) => (a < b ? -1 : 1)));

describe('a run that is interrupted while it writes', () => {
  const starts = [
    ['of a new project', () => Promise.resolve(new MemoryFiles([...sources('now'), ...targets]))],
    ['of a project whose source has changed', changedProject],
    ['of a project that lost translations', emptiedProject],
  ] as const;
  for (const [what, start] of starts) {
    for (const moment of ['before', 'after'] as const) {
      it(`ends like one that is not, ${what}, killed ${moment} any write`, async () => {
        const whole = await start();
        await runOn(whole, new MemoryJournal());
        let writes = 0;
        for (let at = 1; ; at++) {
          const { texts } = await start();
          const journal = new MemoryJournal();
          let count = 0;
          const dying: MemoryFiles = new MemoryFiles(texts, (path, text) => {
            if (++count !== at) return;
            if (moment === 'after') dying.texts.set(path, text);
            throw new Crash();
          });
          const survived = await runOn(dying, journal).then(
            () => true,
            (error: unknown) => !(error instanceof Crash),
          );
          if (survived) break;
          writes++;
          const files = new MemoryFiles(dying.texts);
          const { sent } = await runOn(files, journal);
          assert.deepEqual(sent, [], `paid twice after write ${at}`);
          assert.deepEqual(stateOf(files), stateOf(whole), `after write ${at}`);
        }
        assert.ok(writes >= 5, `${writes} writes: ledger, targets, ledger`);
      });
    }

    it(`loses no knowledge where a file has no room, ${what}`, async () => {
      const whole = await start();
      await runOn(whole, new MemoryJournal());
      const full = ['glossa.lock', 'glossa.ledger/de/a--en.json.txt', 'a/de.json', 'b/fr.json'];
      for (const one of full) {
        for (const from of [1, 2]) {
          const { texts } = await start();
          const journal = new MemoryJournal();
          let count = 0;
          const tight = new MemoryFiles(texts, (path) => {
            if (path === one && ++count >= from) throw new Error('ENOSPC');
          });
          await runOn(tight, journal);
          const files = new MemoryFiles(tight.texts);
          const { sent } = await runOn(files, journal);
          assert.deepEqual(sent, [], `paid twice without room for ${one}`);
          assert.deepEqual(stateOf(files), stateOf(whole), `${one}, from its write ${from}`);
        }
      }
    });
  }

  it('says of a file that cannot be written what the ledger said before', async () => {
    const { texts } = await changedProject();
    const ledgerOf = ({ texts }: MemoryFiles) => texts.get('glossa.ledger/de/a--en.json.txt') ?? '';
    const files = new MemoryFiles(texts, (path) => {
      if (path === 'a/de.json') throw new Error('EACCES');
    });
    const before = ledgerOf(files);
    await runOn(files, new MemoryJournal());
    assert.deepEqual(ledgerOf(files), before);
    assert.ok(before.length > 0);
  });

  it('writes no target where the ledger cannot be written, and says so', async () => {
    const files = new MemoryFiles([...sources('now'), ...targets], (path) => {
      if (path.startsWith('glossa.')) throw new Error('ENOSPC');
    });
    const before = stateOf(files);
    const { run } = await runOn(files, new MemoryJournal());
    assert.deepEqual(stateOf(files), before);
    assert.deepEqual(
      run.written.refused.map(({ path }) => path),
      ['glossa.ledger/.gitattributes'],
    );
    const reasons = [...run.written.targets.values()].flatMap(({ left }) => [...left.values()]);
    assert.deepEqual(new Set(reasons), new Set(['notWritten']));
  });
});

describe('a source that changes during a run', () => {
  async function runWith(change: (texts: Map<string, string>) => void) {
    const files = new MemoryFiles([...sources('now'), ...targets]);
    const translator = new MarkingTranslator();
    const { translate } = translator;
    translator.translate = (...args) => {
      change(files.texts);
      return translate(...args);
    };
    const journal = new MemoryJournal();
    const paths = [...files.texts.keys()];
    const run = await runProject({ files, paths, journal }, translator, locales);
    return { files, run, journal };
  }

  it('takes its message out of the run where it is gone, and leaves the others', async () => {
    const { files, run } = await runWith((texts) => {
      texts.set('a/en.json', JSON.stringify({ open: 'Open it', by: 'By a person' }));
    });
    assert.deepEqual(JSON.parse(files.texts.get('a/de.json') ?? ''), {
      open: '[de] Open it',
      by: 'Von Hand',
    });
    const reasons = [...run.written.targets.values()].flatMap(({ left }) => [...left]);
    assert.deepEqual(reasons, [
      ['["save"]', 'outdated'],
      ['["save"]', 'outdated'],
    ]);
  });

  it('leaves out what was made for another text, and keeps its answer for when that is back', async () => {
    const { files, journal } = await runWith((texts) => {
      for (const [path, text] of sources('then')) texts.set(path, text);
    });
    assert.doesNotMatch(files.texts.get('a/de.json') ?? '', /Save/);
    for (const [path, text] of sources('now')) files.texts.set(path, text);
    const { sent } = await runOn(new MemoryFiles(files.texts), journal);
    assert.deepEqual(sent, []);
  });

  it('is written to the end where somebody is in the middle of an edit of the source', async () => {
    const { files } = await runWith((texts) => void texts.set('a/en.json', '{ "save": '));
    assert.match(files.texts.get('a/de.json') ?? '', /\[de] Save now/);
  });

  it('gets nothing where the source is gone', async () => {
    const { files } = await runWith((texts) => void texts.delete('b/en.json'));
    assert.equal(files.texts.get('b/de.json'), '{}');
    assert.equal(files.texts.has('b/fr.json'), false);
  });
});
