import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { cellsChange, type GivenTexts } from '../../../../src/project/changes/giveTexts.ts';
import { History, inTurn, type Step } from '../../../../src/project/changes/history.ts';
import { restoreTexts } from '../../../../src/project/changes/restoreTexts.ts';
import { StaleError } from '../../../../src/project/changes/staleError.ts';
import type { TextChange } from '../../../../src/project/changes/textChange.ts';
import type {
  AcceptProposals,
  WaitingProposal,
} from '../../../../src/project/proposals/proposalSteps.ts';
import { seenText } from '../../../../src/project/table/affectedRows.ts';
import { CatalogTable } from '../../../../src/project/table/catalogTable.ts';
import { cellVersion } from '../../../../src/project/table/cellVersion.ts';
import {
  columnTexts,
  readSpreadsheetColumn,
} from '../../../../src/project/table/spreadsheetColumn.ts';
import { soundTexts, TableChanges } from '../../../../src/project/table/tableChanges.ts';
import type { TableRow } from '../../../../src/project/table/tableSection.ts';
import { machineWritten, type EditedFiles } from '../changes/editedFiles.ts';

interface Waiting extends WaitingProposal<Waiting> {
  readonly run: number;
}

const english = { save: 'Save', open: 'Open {name}', close: 'Close' };
const german = { save: 'Sichern', open: '{name} öffnen', close: '' };

/** Writes proposals as a run of its own. */
function acceptIn(files: EditedFiles, drop: (all: readonly Waiting[]) => void) {
  const accept: AcceptProposals<Waiting> = async (proposals) => {
    const edits = proposals.map(({ id, before, text }) => ({
      path: JSON.parse(id) as string[],
      before,
      after: text,
    }));
    const made: TextChange[] = [];
    await files.write([cellsChange(await files.plan(), edits, (done) => made.push(done))]);
    drop(proposals);
    const takeBack = async () => (await restoreTexts(files, made)).changed;
    return { count: proposals.length, takeBack };
  };
  return accept;
}

/** A table of a project, with what is proposed for it. */
async function open(proposed: Readonly<Record<string, string>> = {}) {
  const files = machineWritten(english, german);
  const table = new CatalogTable();
  table.lay([{ set: files.set, name: 'all' }]);
  const [section] = table.sections;
  assert.ok(section);
  const waiting = new Map<string, Waiting>();
  const put = (all: readonly Waiting[]) => {
    for (const one of all) waiting.set(one.id, one);
  };
  const drop = (all: readonly Waiting[]) => {
    for (const { id } of all) waiting.delete(id);
  };
  const target = await files.plan();
  const accept = acceptIn(files, drop);
  const propose = (texts: Readonly<Record<string, string>>) =>
    put(
      Object.entries(texts).map(([key, text]) => ({
        target,
        id: keyId([key]),
        source: english[key as keyof typeof english],
        before: german[key as keyof typeof german],
        text,
        findings: [],
        isEdited: false,
        accept,
        run: 1,
      })),
    );
  propose(proposed);
  const looked: string[] = [];
  const changes = new TableChanges<Waiting>({
    placeOf: (row, locale) => ({ project: files, set: row.section.set, locale }),
    waiting: {
      get all() {
        return [...waiting.values()];
      },
      put,
      drop,
    },
    sectionOf: () => 'all',
    look: async (all) => void looked.push(...all.map(({ id }) => id)),
    replaced: () => new Error('a run replaces them'),
  });
  const fill = async () => {
    runSync(section.put(await files.plan()));
    section.propose(new Map([['de', waiting]]));
  };
  const row = (key: string): TableRow => {
    const found = section.rowOf(keyId([key]));
    assert.ok(found);
    return found;
  };
  const history = new History();
  /** Does it, and shows what there is then. */
  const run = async (steps: readonly Step[]) => {
    await history.run(inTurn(steps));
    await fill();
  };
  const texts = async () => JSON.parse((await files.read(files.path)) ?? '') as typeof german;
  const open = () => Object.fromEntries([...waiting.values()].map(({ id, text }) => [id, text]));
  await fill();
  return { files, changes, history, row, run, fill, texts, open, propose, looked };
}

const typed = (before: string | null, after: string, reviewedFor: string | null = null) => ({
  locale: 'de',
  before,
  after,
  reviewedFor,
});

describe('a text that is typed into the table', () => {
  it('is written and theirs, and one undo takes back both to the byte', async () => {
    const { files, changes, history, row, run, texts } = await open();
    const before = new Map(files.texts);
    await run(changes.type(row('save'), typed('Sichern', 'Speichern')));
    assert.deepEqual(await texts(), { ...german, save: 'Speichern' });
    assert.equal((await files.states()).save, 'reviewed');
    await history.undo();
    assert.deepEqual(files.texts, before);
    await history.redo();
    assert.equal((await files.states()).save, 'reviewed');
  });

  it('is no change where it is the same, and is marked where the person has read it', async () => {
    const { files, changes, row, run } = await open();
    assert.deepEqual(changes.type(row('save'), typed('Sichern', 'Sichern')), []);
    await run(changes.type(row('save'), typed('Sichern', 'Sichern', 'Save')));
    assert.equal((await files.states()).save, 'reviewed');
  });

  it('is cleared without a mark', async () => {
    const { files, changes, row, run, texts } = await open();
    await run(changes.type(row('save'), typed('Sichern', '')));
    assert.deepEqual([(await texts()).save, (await files.states()).save], ['', 'missing']);
  });

  it('is refused where another text is there, or its source is not the one that was read', async () => {
    const { files, changes, history, row } = await open();
    const before = new Map(files.texts);
    for (const one of [typed('Retten', 'Speichern'), typed('Sichern', 'Speichern', 'Save all')]) {
      await assert.rejects(history.run(inTurn(changes.type(row('save'), one))), StaleError);
      assert.deepEqual(files.texts, before);
    }
  });

  it('becomes what is proposed, and is written where it is accepted as well', async () => {
    const {
      files,
      changes,
      history,
      row,
      run,
      open: waiting,
      texts,
      looked,
    } = await open({
      save: 'Speichern',
    });
    const before = new Map(files.texts);
    await run(changes.type(row('save'), typed('Speichern', 'Speichere')));
    assert.deepEqual([waiting(), files.texts], [{ '["save"]': 'Speichere' }, before]);
    await history.undo();
    assert.deepEqual(waiting(), { '["save"]': 'Speichern' });
    await run(changes.type(row('save'), typed('Speichern', 'Speichere', 'Save')));
    assert.deepEqual([waiting(), (await texts()).save], [{}, 'Speichere']);
    assert.deepEqual(looked, ['["save"]']);
  });

  it('is refused where something else is proposed by now, and rejects it where it is none', async () => {
    const { changes, history, row, run, open: waiting } = await open({ save: 'Speichern' });
    assert.throws(() => changes.type(row('save'), typed('Sichern', 'x')), StaleError);
    assert.throws(() => changes.type(row('save'), typed('Speichern', 'x', 'Save it')), StaleError);
    await run(changes.type(row('save'), typed('Speichern', '')));
    assert.deepEqual(waiting(), {});
    await history.undo();
    assert.deepEqual(waiting(), { '["save"]': 'Speichern' });
  });
});

describe('texts for several messages of the table', () => {
  const asTexts = (rows: readonly TableRow[], after: string) =>
    rows.map((one) => ({ ...seenText(one, 'de'), after }));

  it('are written and proposed as they were seen, and one undo takes all of it back', async () => {
    const {
      files,
      changes,
      history,
      row,
      run,
      texts,
      open: waiting,
    } = await open({
      save: 'Speichern',
    });
    const before = new Map(files.texts);
    const told: GivenTexts[] = [];
    const rows = [row('save'), row('open'), row('close')];
    await run(changes.give(asTexts(rows, 'Neu {name}'), 'de', (one) => told.push(one)));
    assert.deepEqual(
      told.map(({ count }) => count),
      [1, 2],
    );
    assert.deepEqual(await texts(), { ...german, open: 'Neu {name}', close: 'Neu {name}' });
    assert.deepEqual(waiting(), { '["save"]': 'Neu {name}' });
    const { open: state, close } = await files.states();
    assert.deepEqual([state, close], ['reviewed', 'reviewed']);
    await history.undo();
    assert.deepEqual([files.texts, waiting()], [before, { '["save"]': 'Speichern' }]);
  });

  it('are those of a column, from a message on; an empty cell leaves its message as it is', async () => {
    const { files, changes, history, row, run, texts } = await open();
    const before = new Map(files.texts);
    const rows = [row('save'), row('open'), row('close')];
    const column = columnTexts(rows, readSpreadsheetColumn('Speichern\n\n"a\t""b"""\n'), 'de');
    await run(changes.give(column, 'de', () => undefined));
    assert.deepEqual(await texts(), { ...german, save: 'Speichern', close: 'a\t"b"' });
    await history.undo();
    assert.deepEqual(files.texts, before);
  });

  it('leave what a run has proposed meanwhile, which nobody has seen', async () => {
    const { changes, row, fill, propose } = await open();
    const seen = asTexts([row('save')], 'Neu');
    propose({ save: 'Speichern' });
    await fill();
    assert.throws(() => changes.give(seen, 'de', () => undefined), StaleError);
  });

  it('reject what is proposed where they are cleared, and mark nothing', async () => {
    const { files, changes, row, run, open: waiting } = await open({ save: 'Speichern' });
    const rows = [row('save'), row('open')];
    await run(changes.give(asTexts(rows, ''), 'de', () => undefined));
    assert.deepEqual(waiting(), {});
    assert.deepEqual(await files.states(), {
      save: 'unreviewed',
      open: 'missing',
      close: 'missing',
    });
  });
});

describe('what is proposed in the table', () => {
  it('says so where its source or the text of its file is another one by now', async () => {
    const { files, row, fill } = await open({
      save: 'Speichern',
      open: '{name} aufmachen',
      close: 'Schließen',
    });
    const stale = (key: string) => row(key).section.staleProposal(row(key), 'de');
    const state = (key: string) => row(key).section.cell(row(key), 'de')?.state;
    assert.deepEqual([stale('save'), state('save')], [undefined, 'proposed']);
    for (const [path, text] of files.texts) {
      if (path === files.path)
        files.texts.set(path, text.replace(german.open, '{name} auf').replace('""', '"Schließen"'));
      else files.texts.set(path, text.replace('"Save"', '"Save it"'));
    }
    await fill();
    assert.deepEqual(stale('save'), { text: 'Speichern', of: 'source' });
    assert.deepEqual(stale('open'), { text: '{name} aufmachen', of: 'text' });
    assert.deepEqual([stale('close'), state('close') === 'proposed'], [undefined, false]);
  });

  it('is what a person has seen, or nothing is done', async () => {
    const { changes, row } = await open({ save: 'Speichern' });
    assert.equal(
      changes.seen(row('save'), 'de', cellVersion('Save', 'Speichern'))?.text,
      'Speichern',
    );
    assert.equal(
      changes.seen(row('open'), 'de', cellVersion('Open {name}', german.open)),
      undefined,
    );
    for (const mark of [cellVersion('Save', 'Sichern'), cellVersion('Save it', 'Speichern'), null])
      assert.throws(() => changes.seen(row('save'), 'de', mark), StaleError);
  });

  it('is written where it is accepted, and proposed again where that is taken back', async () => {
    const { files, changes, history, row, run, texts, looked } = await open({ save: 'Speichern' });
    const before = new Map(files.texts);
    let written = 0;
    const proposals = [...changes.proposals([row('save'), row('open')], 'de').values()];
    await run([changes.accept(proposals, (count) => (written = count))]);
    assert.deepEqual([written, (await texts()).save], [1, 'Speichern']);
    await history.undo();
    assert.deepEqual([files.texts, looked.length], [before, 2]);
  });

  it('is gone where it is rejected, until that is taken back', async () => {
    const { changes, history, row, run, open: waiting } = await open({ save: 'Speichern' });
    await run([changes.reject([...changes.proposals([row('save')], 'de').values()])]);
    assert.deepEqual(waiting(), {});
    await history.undo();
    assert.deepEqual(waiting(), { '["save"]': 'Speichern' });
  });
});

describe('texts of the table that are marked as read', () => {
  it('are reviewed as they were seen, and what has changed since is not', async () => {
    const { files, changes, history, row, run } = await open();
    const seen = [seenText(row('save'), 'de'), seenText(row('open'), 'de')];
    files.text = files.text?.replace('Sichern', 'Retten');
    let count = 0;
    await run([changes.mark(seen, 'de', (marked) => (count = marked.count))]);
    assert.deepEqual([count, (await files.states()).open], [1, 'reviewed']);
    await history.undo();
    assert.equal((await files.states()).open, 'unreviewed');
  });

  it('are those that no check finds a problem in, whether the table has been checked or not', async () => {
    const { row } = await open();
    const seen = [seenText(row('save'), 'de'), seenText(row('open'), 'de')];
    for (const isChecked of [true, false]) {
      const fine = await soundTexts(seen, 'de', { textOf: ({ text = '' }) => text, isChecked });
      assert.equal(fine.length, 2);
      const broken = await soundTexts(seen, 'de', { textOf: () => 'ohne Platz', isChecked });
      assert.deepEqual(
        broken.map((one) => one.row.path[0]),
        ['save'],
      );
    }
  });
});
