import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ledgerName } from '../../../../src/resources/ledger/ledger.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import type { RunChanges } from '../../../../src/project/undo/runChanges.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { Crash, MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, german, french] = ['locales/en.json', 'locales/de.json', 'locales/fr.json'];
const english = '{\n  "save": "Save file",\n  "open": "Open file",\n  "bye": "Good bye"\n}\n';

/** What is kept of a run is JSON data: it must be enough. */
const kept = (changes: RunChanges) => JSON.parse(JSON.stringify(changes)) as RunChanges;

async function run(files: MemoryFiles, locales: readonly string[]): Promise<RunChanges> {
  const paths = [...new Set([source, ...files.texts.keys()])];
  const under = { files, paths, journal: new MemoryJournal() };
  const { changes } = await runProject(under, new MarkingTranslator(), locales);
  return kept(changes);
}

async function statesOf(files: MemoryFiles, locale: string) {
  const [set] = discover([source, german], { sourceLocale: 'en', resources: [] });
  assert.ok(set);
  const { plan } = await new Project(files, { context: false }).open(set, locale);
  return Object.fromEntries(plan.items.map((item) => [item.path.join('.'), stateOf(item)]));
}

function edit(files: MemoryFiles, path: string, change: (text: string) => string): void {
  files.texts.set(path, change(files.texts.get(path) ?? ''));
}

describe('taking a run back', () => {
  it('leaves every file as it was, the ledger and new files among them', async () => {
    const before = new Map([
      [source, english],
      [german, '\ufeff{\r\n\t"open": "\\u00d6ffnen"\r\n}'],
    ]);
    const files = new MemoryFiles(before);
    const changes = await run(files, ['de', 'fr']);
    assert.ok(files.texts.has(french) && files.texts.has(ledgerName));
    const { messages, files: count, kept, refused } = await undoRun(files, changes);
    assert.deepEqual(files.texts, before);
    assert.deepEqual([messages, count, kept, refused], [5, 2, [], []]);
  });

  it('restores what the machine wrote before, and what the ledger said of it', async () => {
    const files = new MemoryFiles([
      [source, english],
      [german, '{}'],
    ]);
    await run(files, ['de']);
    edit(files, source, (text) => text.replace('Save file', 'Store file'));
    const before = new Map(files.texts);
    const changes = await run(files, ['de']);
    assert.notDeepEqual(files.texts, before);
    await undoRun(files, changes);
    assert.deepEqual(files.texts, before);
  });

  it('keeps what somebody accepted, also where an earlier run that was cut off had filled the ledger', async () => {
    const cut = new MemoryFiles([[source, english]], (path) => {
      if (path === german) throw new Crash();
    });
    await assert.rejects(run(cut, ['de']), Crash);
    const files = new MemoryFiles(cut.texts);
    const changes = await run(files, ['de']);
    const [set] = discover([source, german], { sourceLocale: 'en', resources: [] });
    assert.ok(set);
    const target = await new Project(files, { context: false }).open(set, 'de');
    await acceptMessages(files, [{ target, ids: new Set(['["save"]']) }]);
    const { kept } = await undoRun(files, changes);
    assert.deepEqual(JSON.parse(files.texts.get(german) ?? ''), { save: '[de] Save file' });
    assert.deepEqual(kept, [{ file: german, path: ['save'], reason: 'reviewed' }]);
  });

  it('in a file that somebody changed touches nothing but what the run wrote', async () => {
    const files = new MemoryFiles([
      [source, english],
      [german, '{\n  // mine\n  "old": "Alt"\n}\n'],
    ]);
    const changes = await run(files, ['de']);
    edit(files, german, (text) =>
      text.replace('[de] Save file', 'Von Hand').replace('"old": "Alt"', '"old":   "Uralt"'),
    );
    const outcome = await undoRun(files, changes);
    const text = files.texts.get(german) ?? '';
    const values = runSync(json.parse(text)).messages.map(({ path, value }) => [path[0], value]);
    assert.deepEqual(Object.fromEntries(values), { save: 'Von Hand', old: 'Uralt' });
    assert.match(text, /\/\/ mine/u);
    assert.match(text, /"old": {3}"Uralt"/u);
    assert.deepEqual(outcome.kept, [{ file: german, path: ['save'], reason: 'changed' }]);
    assert.deepEqual(await statesOf(files, 'de'), {
      save: 'translated',
      open: 'missing',
      bye: 'missing',
    });
  });

  it('leaves what a person has accepted since, and what a person has deleted', async () => {
    const files = new MemoryFiles([
      [source, english],
      [german, '{}'],
    ]);
    const changes = await run(files, ['de', 'fr']);
    files.texts.delete(french);
    const [set] = discover([source, german], { sourceLocale: 'en', resources: [] });
    assert.ok(set);
    const target = await new Project(files, { context: false }).open(set, 'de');
    await acceptMessages(files, [{ target, ids: new Set(['["open"]']) }]);
    const { kept } = await undoRun(files, changes);
    assert.deepEqual(kept, [{ file: german, path: ['open'], reason: 'reviewed' }]);
    assert.deepEqual(JSON.parse(files.texts.get(german) ?? ''), { open: '[de] Open file' });
    assert.equal(files.texts.has(french), false);
    assert.deepEqual(await statesOf(files, 'de'), {
      save: 'missing',
      open: 'reviewed',
      bye: 'missing',
    });
  });

  it('goes on where a file could not be restored, and then knows still who wrote it', async () => {
    let isFull = false;
    const files = new MemoryFiles(
      [
        [source, english],
        [german, '{}'],
        [french, '{}'],
      ],
      (path) => {
        if (isFull && path === german) throw new Error('full');
      },
    );
    const before = new Map(files.texts);
    const changes = await run(files, ['de', 'fr']);
    isFull = true;
    const first = await undoRun(files, changes);
    assert.deepEqual(
      first.refused.map(({ path }) => path),
      [german],
    );
    assert.equal(files.texts.get(french), '{}');
    assert.deepEqual(await statesOf(files, 'de'), {
      save: 'unreviewed',
      open: 'unreviewed',
      bye: 'unreviewed',
    });
    isFull = false;
    const left = changes.files.filter(({ path }) => path === german);
    await undoRun(files, { ...changes, files: left });
    assert.equal(files.texts.get(german), before.get(german));
  });

  it('changes nothing where the ledger cannot be written', async () => {
    let isFull = false;
    const files = new MemoryFiles(
      [
        [source, english],
        [german, '{}'],
      ],
      (path) => {
        if (isFull && path.startsWith('glossa.ledger/')) throw new Error('full');
      },
    );
    await run(files, ['de']);
    edit(files, source, (text) => text.replace('Save', 'Store'));
    const changes = await run(files, ['de']);
    const before = new Map(files.texts);
    isFull = true;
    await assert.rejects(undoRun(files, changes), /full/);
    assert.deepEqual(files.texts, before);
  });

  it('leaves the ledger to what a later run has written into it', async () => {
    const files = new MemoryFiles([
      [source, english],
      [german, '{}'],
    ]);
    const first = await run(files, ['de']);
    await run(files, ['fr']);
    await undoRun(files, first);
    assert.equal(files.texts.get(german), '{}');
    assert.ok(files.texts.has(ledgerName));
    assert.deepEqual(await statesOf(files, 'fr'), {
      save: 'unreviewed',
      open: 'unreviewed',
      bye: 'unreviewed',
    });
  });

  it('takes back a run that has carried a ledger of version 1 over, and leaves it carried over', async () => {
    const older = `["${source}","de",["bye"],"${hashOf('Good bye')}","adopted"]\n`;
    const files = new MemoryFiles([
      [source, english],
      [german, '{"bye":"Tschüss"}'],
      [ledgerName, older],
    ]);
    const changes = await run(files, ['de']);
    await undoRun(files, changes);
    assert.equal(files.texts.get(german), '{"bye":"Tschüss"}');
    assert.match(files.texts.get(ledgerName) ?? '', /^# Glossa ledger 2/u);
    edit(files, source, (text) => text.replace('Good bye', 'Bye'));
    assert.deepEqual(await statesOf(files, 'de'), {
      save: 'missing',
      open: 'missing',
      bye: 'outdated',
    });
  });

  it('never lets a crash turn the machine’s text into a person’s', async () => {
    for (let writes = 0; writes < 4; writes++) {
      let left = Number.POSITIVE_INFINITY;
      const files = new MemoryFiles(
        [
          [source, english],
          [german, '{}'],
        ],
        () => {
          if (left-- === 0) throw new Crash();
        },
      );
      await run(files, ['de']);
      edit(files, source, (text) => text.replace('Save', 'Store').replace('Open', 'Show'));
      const changes = await run(files, ['de']);
      left = writes;
      await undoRun(files, changes).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
      const states = Object.values(await statesOf(files, 'de'));
      assert.ok(!states.includes('reviewed'), `${writes}: ${states.join()}`);
    }
  });

  it('is exact whatever a person changed meanwhile', async () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const texts = fc.dictionary(key, fc.constantFrom('One', 'Two', 'Größe', 'x "y"'), {
      minKeys: 1,
    });
    const layout = fc.constantFrom(undefined, 2, '\t');
    await fc.assert(
      fc.asyncProperty(
        texts,
        texts,
        texts,
        layout,
        async (inSource, inTarget, byPerson, indent) => {
          const show = (value: object) => JSON.stringify(value, undefined, indent);
          const files = new MemoryFiles([
            [source, show(inSource)],
            [german, show(inTarget)],
          ]);
          const before = files.texts.get(german) ?? '';
          const changes = await run(files, ['de']);
          const own = Object.entries(byPerson).filter(([name]) => name in inTarget);
          const typed = (text: string) => {
            const file = runSync(json.parse(text));
            const values = own.map(([name, value]) => ({ path: [name], value: `${value}!` }));
            return applyEdits(text, runSync(file.write(values, file)));
          };
          edit(files, german, typed);
          await undoRun(files, changes);
          assert.equal(files.texts.get(german), typed(before));
        },
      ),
      { numRuns: 300 },
    );
  });
});
