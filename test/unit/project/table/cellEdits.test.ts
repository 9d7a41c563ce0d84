import assert from 'node:assert/strict';
import { CellEditError, type CellEdit } from '../../../../src/project/table/cellEdit.ts';
import {
  cellsChange,
  cellsTakenBack,
  givenTexts,
  type DoneCellEdits,
} from '../../../../src/project/table/cellEdits.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { tableOf } from './tables.ts';

const english = '{\n\t"save": "Save",\n\t"open": "Open {name}",\n\t"close": "Close"\n}\r\n';
const german = '\ufeff{\n  // ours\n  "save" : "S\\u0069chern",\n  "close": "",\n}';
const files = { 'locales/en.json': english, 'locales/de.json': german };
const changed = (error: unknown) => error instanceof CellEditError && error.reason === 'changed';

/** A target file in memory, to be edited as it was planned. */
async function open(files: Record<string, string>) {
  const { targets, fill } = tableOf(files);
  await fill();
  const [target] = targets.values();
  assert.ok(target);
  const memory = new MemoryFiles(Object.entries(files));
  const write = async (change: ReturnType<typeof cellsChange>): Promise<void> => {
    const { refused } = await memory.write([change]);
    if (refused[0] !== undefined) throw refused[0].error;
  };
  const edit = async (edits: readonly CellEdit[]): Promise<DoneCellEdits> => {
    let made: DoneCellEdits | undefined;
    await write(cellsChange(target, edits, (done) => (made = done)));
    assert.ok(made);
    return made;
  };
  const takeBack = (done: DoneCellEdits) => write(cellsTakenBack(target, done));
  return { memory, target, text: () => memory.texts.get(target.path), edit, takeBack };
}

const all: readonly CellEdit[] = [
  { path: ['save'], before: 'Sichern', after: 'Speichern' },
  { path: ['open'], before: undefined, after: '{name} öffnen' },
  { path: ['close'], before: undefined, after: 'Schließen' },
];

describe('edits of several cells', () => {
  it('change their values and no other byte, and are taken back to the byte', async () => {
    const { text, edit, takeBack } = await open(files);
    const done = await edit(all);
    const after = german
      .replace('S\\u0069chern', 'Speichern')
      .replace('"close": ""', '"open": "{name} öffnen",\n  "close": "Schließen"');
    assert.equal(text(), after);
    await takeBack(done);
    assert.equal(text(), german);
  });

  it('leave out what is not as the person saw it, and refuse where nothing is left', async () => {
    const { memory, text, edit } = await open(files);
    const mine = german.replace('S\\u0069chern', 'Meins');
    memory.texts.set('locales/de.json', mine);
    const { made } = await edit(all);
    assert.deepEqual(
      made.map(({ path }) => path[0]),
      ['open', 'close'],
    );
    assert.match(text() ?? '', /"save" : "Meins"/u);
    await assert.rejects(edit(all.slice(0, 1)), changed);
    memory.texts.delete('locales/de.json');
    await assert.rejects(edit(all), changed);
  });

  it('are taken back one by one where something else has changed, and what was changed again stays', async () => {
    const { memory, text, edit, takeBack } = await open(files);
    const done = await edit(all);
    const now = text()?.replace('Schließen', 'Zumachen').replace('// ours', '// ours and theirs');
    memory.texts.set('locales/de.json', now ?? '');
    await takeBack(done);
    const left = text() ?? '';
    assert.match(left, /\/\/ ours and theirs/u);
    assert.match(left, /"save" : "S\\u0069chern"/u);
    assert.match(left, /"close": "Zumachen"/u);
    await assert.rejects(takeBack(done), changed);
    assert.equal(text(), left);
  });

  it('make a file that does not exist yet, without what is empty', async () => {
    const { text, edit } = await open({
      'locales/en/a.json': english,
      'locales/en/b.json': '{ "b": "B" }',
      'locales/de/b.json': '{ "b": "B" }',
    });
    await edit([
      { path: ['close'], before: undefined, after: 'Schließen' },
      { path: ['save'], before: undefined, after: '' },
    ]);
    assert.equal(text(), '{\n\t"close": "Schließen"\n}\r\n');
  });
});

describe('texts for messages of several files', () => {
  it('are given in a file with unsaved edits too, are counted there, and are taken back', async () => {
    const { memory, text, target } = await open(files);
    memory.unsaved.add(target.path);
    const made = new Map<string, { readonly done: DoneCellEdits }>();
    const outcome = await memory.write([
      cellsChange(target, all, (done) => made.set(target.path, { done })),
    ]);
    const { files: given, count, unsaved } = givenTexts(outcome, made);
    assert.deepEqual([given.length, count, unsaved], [1, 3, 3]);
    assert.match(text() ?? '', /Speichern/u);
    const [one] = given;
    assert.ok(one);
    const back = await memory.write([cellsTakenBack(target, one.done)]);
    assert.deepEqual(back.refused, []);
    assert.equal(text(), german);
  });

  it('count only where they are, and a file that was made for them is known', async () => {
    const { memory, target } = await open(files);
    const made = new Map<string, { readonly done: DoneCellEdits }>();
    const outcome = await memory.write([
      cellsChange(target, all.slice(0, 1), (done) => made.set(target.path, { done })),
    ]);
    made.set('elsewhere.json', { done: { base: '', edits: [], made: all } });
    assert.deepEqual([givenTexts(outcome, made).count, givenTexts(outcome, made).unsaved], [1, 0]);
    const [saved] = outcome.written;
    assert.ok(saved);
    const isNew = givenTexts({ written: [{ ...saved, before: undefined }], applied: [] }, made);
    assert.equal(isNew.files[0]?.after, saved.after);
    const mixed = givenTexts(
      { written: [], applied: [{ path: target.path, isSaved: true }] },
      made,
    );
    assert.deepEqual([mixed.count, mixed.unsaved], [1, 0]);
  });
});
