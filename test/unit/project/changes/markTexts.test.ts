import assert from 'node:assert/strict';
import { giveTexts } from '../../../../src/project/changes/giveTexts.ts';
import { History, inTurn } from '../../../../src/project/changes/history.ts';
import {
  markTexts,
  markWritten,
  type MadeMarks,
} from '../../../../src/project/changes/markTexts.ts';
import { StaleError } from '../../../../src/project/changes/staleError.ts';
import { edit, machineWritten } from './editedFiles.ts';

const english = { save: 'Save', open: 'Open' };
const german = { save: 'Sichern', open: 'Öffnen' };
const read = { save: ['Save', 'Sichern'], open: ['Open', 'Öffnen'] } as const;

describe('texts that a person marks as read', () => {
  it('are reviewed, and what the ledger said of them comes back to the byte', async () => {
    const files = machineWritten(english, german);
    const before = new Map(files.texts);
    const history = new History();
    let [made, back] = [0, 0];
    await history.run(
      markTexts([files.seen(read)], {
        made: ({ count }) => (made = count),
        back: (count) => (back = count),
      }),
    );
    assert.equal(made, 2);
    assert.deepEqual(await files.states(), { save: 'reviewed', open: 'reviewed' });
    await history.undo();
    assert.equal(back, 2);
    assert.deepEqual(files.texts, before);
    await history.redo();
    assert.deepEqual(await files.states(), { save: 'reviewed', open: 'reviewed' });
  });

  it('are only those that are what the person has read, beside the source that they have read', async () => {
    const files = machineWritten(english, german);
    await markTexts([files.seen({ ...read, open: ['Open', 'Auf'] })])();
    assert.deepEqual(await files.states(), { save: 'reviewed', open: 'unreviewed' });
    await assert.rejects(markTexts([files.seen({ open: ['Open it', 'Öffnen'] })])(), StaleError);
  });

  it('say where a run is about to replace them all', async () => {
    const about = new Error('a run replaces them');
    const none: MadeMarks = { count: 0, unsaved: 0, replaced: 2, takeBack: async () => 0 };
    const place = {
      ...machineWritten(english, german).seen(read),
      project: { mark: async () => none },
    };
    await assert.rejects(markTexts([place], { replaced: () => about })(), about);
    await assert.rejects(markTexts([place])(), StaleError);
    await markWritten([place])();
  });

  it('say so too where they are marked again', async () => {
    const about = new Error('a run replaces them');
    const seen = machineWritten(english, german).seen(read);
    let isRunning = false;
    const none: MadeMarks = { count: 0, unsaved: 0, replaced: 2, takeBack: async () => 0 };
    const mark = async (all: Parameters<typeof seen.project.mark>[0]) =>
      isRunning ? none : seen.project.mark(all);
    const history = new History();
    await history.run(markTexts([{ ...seen, project: { mark } }], { replaced: () => about }));
    await history.undo();
    isRunning = true;
    await assert.rejects(history.redo(), about);
    isRunning = false;
    assert.ok(await history.redo());
  });
});

describe('a text that a person writes', () => {
  it('is theirs, and goes back with what the ledger said of the one before', async () => {
    const files = machineWritten(english, german);
    const before = new Map(files.texts);
    const history = new History();
    const place = { ...files.german, edits: [edit('save', 'Sichern', 'Speichern')] };
    const marks = markWritten([files.seen({ save: ['Save', 'Speichern'] })]);
    await history.run(inTurn([giveTexts([place]), marks]));
    const after = new Map(files.texts);
    assert.deepEqual(await files.states(), { save: 'reviewed', open: 'unreviewed' });
    await history.undo();
    assert.deepEqual(files.texts, before);
    await history.redo();
    assert.deepEqual(files.texts, after);
  });

  it('is not written where the mark that it was written for cannot be made', async () => {
    const files = machineWritten(english, german);
    const before = new Map(files.texts);
    const place = { ...files.german, edits: [edit('save', 'Sichern', 'Speichern')] };
    const marks = markTexts([files.seen({ save: ['Save it', 'Speichern'] })]);
    await assert.rejects(inTurn([giveTexts([place]), marks])(), StaleError);
    assert.deepEqual(files.texts, before);
  });
});
