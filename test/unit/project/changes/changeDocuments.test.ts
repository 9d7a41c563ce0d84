import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { inOneStep } from '../../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { changeDocuments } from '../../../../src/project/changes/changeDocuments.ts';
import { cellsChange, giveTexts } from '../../../../src/project/changes/giveTexts.ts';
import { restoreTexts } from '../../../../src/project/changes/restoreTexts.ts';
import { StaleError } from '../../../../src/project/changes/staleError.ts';
import type { TextChange } from '../../../../src/project/changes/textChange.ts';
import type { TargetFile } from '../../../../src/project/plan/targetFile.ts';
import type { FileChange, WriteOutcome } from '../../../../src/project/ports/files.ts';
import { tableOf } from '../table/tables.ts';
import { ScheduledEditor } from './scheduledEditor.ts';

const keys = ['a', 'b', 'c'];
const json = (text: (key: string) => string) =>
  `{\n${keys.map((key) => `  "${key}": "${text(key)}"`).join(',\n')}\n}\n`;
const sections = ['one', 'two', 'three'];
const project = Object.fromEntries(
  sections.flatMap((name) => [
    [`${name}/en.json`, json((key) => `${name} ${key}`)],
    [`${name}/de.json`, json((key) => `alt ${key}`)],
  ]),
);
const targets = sections.map((name) => `${name}/de.json`);

/** What others do: type a line, type into a text that is pasted over, write a line, save, open. */
const acts = fc.array(
  fc.record({
    who: fc.constantFrom('types', 'rewrites', 'git', 'saves', 'opens'),
    path: fc.constantFrom(...targets),
  }),
  { maxLength: 6 },
);
type Acts = typeof acts extends fc.Arbitrary<infer T> ? T : never;

const theirs = (who: string, number: number) => `  "${who} ${number}": "theirs",\n`;
const withLine = (line: string) => (text: string) => text.replace('{\n', `{\n${line}`);
const without = (text: string) => text.replaceAll(/ {2}"(?:types|git) \d+": "theirs",\n/gu, '');
const rewritten = (text: string) => text.replace('"alt b"', '"von Hand"');

async function act(
  scheduler: fc.Scheduler,
  editor: ScheduledEditor,
  [number, one]: [number, Acts[number]],
) {
  const { who, path } = one;
  await scheduler.schedule(Promise.resolve(), `${who} ${path}`);
  if (who === 'types' || who === 'git') {
    const change = withLine(theirs(who, number));
    if (who === 'types') editor.type(path, change);
    else editor.write(path, change);
  } else if (who === 'rewrites') editor.type(path, rewritten);
  else if (who === 'saves') editor.saveByHand(path);
  else editor.show(path);
}

async function planned(): Promise<readonly TargetFile[]> {
  const { targets: all, fill } = tableOf({ ...project });
  await fill();
  return targets.flatMap((path) => all.get(path) ?? []);
}

/** The files as an editor has them. */
function projectIn(editor: ScheduledEditor, planned: readonly TargetFile[]) {
  const refused: WriteOutcome['refused'][number][] = [];
  return {
    refused,
    read: (path: string) => editor.read(path),
    write: async (changes: readonly FileChange[]) => {
      const after = json((key) => `neu ${key}`);
      const due = changes.map((one) => ({ ...one, after }));
      const outcome = await changeDocuments(editor, due, false);
      refused.push(...outcome.refused);
      return outcome;
    },
    removeMade: () => Promise.resolve(false),
    plan: (set: TargetFile['set']) => {
      const target = planned.find((one) => one.set === set);
      assert.ok(target);
      return Promise.resolve(target);
    },
    inWords: (error: unknown) => error,
  };
}

/** The lines of a column, a text for each message. */
const pasted = keys.map((key) => ({ path: [key], before: `alt ${key}`, after: `neu ${key}` }));
/** What may be in a text that was pasted over: both are right where a person has written it meanwhile. */
const allowed = (key: string) => ['alt', 'neu'].map((one) => `${one} ${key}`).concat('von Hand');

describe('a column that is pasted into several files', () => {
  it('loses nothing that others do meanwhile, and counts what is there', async () => {
    const files = await planned();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, all) => {
        const editor = new ScheduledEditor(scheduler, Object.entries(project));
        for (const one of all.entries()) void act(scheduler, editor, one);
        const inEditor = projectIn(editor, files);
        let given = 0;
        const places = files.map(({ set, locale }) => ({
          project: inEditor,
          set,
          locale,
          edits: pasted,
        }));
        const paste = giveTexts(places, (told) => (given += told.count))().catch(
          (error: unknown) => {
            assert.ok(error instanceof StaleError, String(error));
          },
        );
        await scheduler.waitFor(paste);
        await scheduler.waitIdle();
        let count = 0;
        for (const path of targets) {
          const now = JSON.parse(editor.shown(path)) as Record<string, string>;
          for (const key of keys) assert.ok(allowed(key).includes(now[key] ?? ''), now[key]);
          // What a person writes after the paste takes the place of what was counted.
          count += keys.filter(
            (key) => now[key] !== `alt ${key}` && now[key] !== 'von Hand',
          ).length;
        }
        assert.ok(given >= count);
        for (const { error } of inEditor.refused)
          assert.ok(error instanceof StaleError, String(error));
        for (const [number, { who, path }] of all.entries()) {
          const line = theirs(who, number);
          if (who === 'types') assert.ok(editor.shown(path).includes(line), `${path} lost ${line}`);
          if (who === 'git')
            assert.ok(editor.disk.get(path)?.includes(line), `${path} lost ${line}`);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is taken back where it is, and nothing of others goes with it', async () => {
    const files = await planned();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, all) => {
        const editor = new ScheduledEditor(scheduler, Object.entries(project));
        const inEditor = projectIn(editor, files);
        const made = new Map<string, TextChange>();
        const changes = files.map((target) =>
          cellsChange(target, pasted, (done) => made.set(target.path, done)),
        );
        await scheduler.waitFor(inEditor.write(changes));
        for (const one of all.entries()) void act(scheduler, editor, one);
        const undone = await scheduler.waitFor(restoreTexts(inEditor, [...made.values()]));
        await scheduler.waitIdle();
        const refused = new Set(undone.refused.map(({ path }) => path));
        for (const path of targets) {
          // A person who writes into a text after it was taken back does so rightly.
          const text = without(editor.shown(path)).replace('"von Hand"', '"alt b"');
          const wanted = refused.has(path) ? json((key) => `neu ${key}`) : project[path];
          assert.equal(text, wanted);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leaves out the file that cannot be changed, and writes the others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const editor = new ScheduledEditor(scheduler, Object.entries(project));
        const changes = targets.map((path, place) => ({
          path,
          after: '',
          change: (text = '') =>
            inOneStep(() => {
              if (place === 1) throw new StaleError();
              return { base: text, edits: [{ offset: text.length, length: 0, text: '\n' }] };
            }),
        }));
        const work = changeDocuments(editor, changes, false);
        const { written, refused } = await scheduler.waitFor(work);
        assert.deepEqual(
          [written.map(({ path }) => path), refused.map(({ path }) => path)],
          [[targets[0], targets[2]], [targets[1]]],
        );
        for (const { path, after } of written) {
          const edits = [{ offset: (project[path] ?? '').length, length: 0, text: '\n' }];
          assert.equal(Buffer.from(after).toString(), applyEdits(project[path] ?? '', edits));
        }
      }),
      { numRuns: 30 },
    );
  });
});
