import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { rootText } from '../../../../src/resources/ledger/ledgerRoot.ts';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { ChangeRefusedError } from '../../../../src/project/changes/changeRefused.ts';
import { StaleError } from '../../../../src/project/changes/staleError.ts';
import {
  backTogether,
  changeTogether,
  type ChangedTogether,
} from '../../../../src/project/changes/changeTogether.ts';
import { planKeyChange, planDeletedKeys } from '../../../../src/project/keys/planKeyChange.ts';
import type { EditedText } from '../../../../src/project/ports/editedText.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { ScheduledEditor } from './scheduledEditor.ts';

const locales = ['en', 'de', 'es', 'fr', 'it'];
const fileOf = (locale: string) =>
  `{\n  "nav": {\n    "home": "${locale} home",\n    "away": "${locale} away"\n  },\n  "end": "${locale} end"\n}\n`;
const ofGerman = { sourcePath: 'en.json', locale: 'de' };
const marked = { source: textHash('en home'), written: textHash('de home') };
const project: Readonly<Record<string, string>> = {
  ...Object.fromEntries(locales.map((locale) => [`${locale}.json`, fileOf(locale)])),
  'glossa.lock': rootText,
  [ledgerPath(ofGerman)]: writeLedger(ofGerman, new Map([[keyId(['nav', 'home']), [marked]]])),
};
const resources = locales.map((locale) => `${locale}.json`);
const [set] = discover(resources, {
  sourceLocale: 'en',
  resources: [{ source: 'en.json', targets: '{locale}.json' }],
});
assert.ok(set);

/** The files of a project as an editor reads them. */
class EditorFiles extends MemoryFiles {
  readonly #editor: Pick<ScheduledEditor, 'read'>;

  constructor(editor: Pick<ScheduledEditor, 'read'>) {
    super([]);
    this.#editor = editor;
  }

  override read(path: string): Promise<string | undefined> {
    return this.#editor.read(path);
  }
}

type PlanOf = (files: MemoryFiles) => Promise<readonly EditedText[]>;

const keyChange =
  (kind: 'rename' | 'duplicate', to: readonly string[]): PlanOf =>
  (files) =>
    planKeyChange(files, set, { kind, from: ['nav', 'home'], to });
const kinds: Readonly<Record<string, PlanOf>> = {
  'a renamed key': keyChange('rename', ['nav', 'start']),
  'a moved key': keyChange('rename', ['start']),
  'a copied key': keyChange('duplicate', ['nav', 'copy']),
  'a deleted key': (files) => planDeletedKeys(files, [{ set, keys: [['nav', 'home']] }]),
};

/** What somebody does while the change goes on. */
const acts = fc.array(
  fc.record({
    who: fc.constantFrom('types', 'git', 'saves', 'opens'),
    path: fc.constantFrom(...resources),
  }),
  { maxLength: 6 },
);
type Acts = typeof acts extends fc.Arbitrary<infer T> ? T : never;

const theirs = (who: string, number: number) => `  "${who} ${number}": "theirs",\n`;
const withLine = (line: string) => (text: string) => text.replace('{\n', `{\n${line}`);
/** A text without what others have put there. */
const without = (text: string) => text.replaceAll(/ {2}"(?:types|git) \d+": "theirs",\n/gu, '');

/** Lets all of them act in an order that the scheduler chooses. */
function letAct(scheduler: fc.Scheduler, editor: ScheduledEditor, all: Acts): void {
  const act = async ({ who, path }: Acts[number], number: number) => {
    await scheduler.schedule(Promise.resolve(), `${who} ${path}`);
    const change = withLine(theirs(who, number));
    if (who === 'types') editor.type(path, change);
    else if (who === 'git') editor.write(path, change);
    else if (who === 'saves') editor.saveByHand(path);
    else editor.show(path);
  };
  for (const [number, one] of all.entries()) void act(one, number);
}

/** The same, made in an editor. */
const workOf = (plan: PlanOf) => (editor: ScheduledEditor) =>
  changeTogether(editor, () => plan(new EditorFiles(editor)));

async function afterwards(plan: PlanOf): Promise<Readonly<Record<string, string>>> {
  const files = new MemoryFiles(Object.entries(project));
  const edited = await plan(files);
  const texts = edited.map(({ path, text, edits }) => [path, applyEdits(text, edits)] as const);
  return { ...project, ...Object.fromEntries(texts) };
}

interface Case {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly work: (editor: ScheduledEditor) => Promise<ChangedTogether>;
  readonly mostLoaded?: number;
}

/** Whatever happens meanwhile: all files are as before or all are changed, nothing of others is lost, and what is said is so. */
async function holds(
  { before, after, work, mostLoaded }: Case,
  scheduler: fc.Scheduler,
  all: Acts,
): Promise<boolean> {
  const editor = new ScheduledEditor(scheduler, Object.entries(before), mostLoaded);
  letAct(scheduler, editor, all);
  const outcome = await scheduler.waitFor(work(editor).catch((error: unknown) => error));
  await scheduler.waitIdle();
  const isDone = !(outcome instanceof Error);
  if (outcome instanceof Error) assert.ok(outcome instanceof StaleError, outcome);
  const wanted = isDone ? after : before;
  for (const path of Object.keys(before)) {
    assert.equal(without(editor.shown(path)), wanted[path], `${path} in the editor`);
    const disk = without(editor.disk.get(path) ?? '');
    assert.ok([before[path], after[path]].includes(disk), `${path} on the disk: ${disk}`);
  }
  for (const [number, { who, path }] of all.entries()) {
    const line = theirs(who, number);
    if (who === 'types') assert.ok(editor.shown(path).includes(line), `${path} lost ${line}`);
    if (who === 'git') assert.ok(editor.disk.get(path)?.includes(line), `${path} lost ${line}`);
  }
  if (isDone) sayTrue(outcome as ChangedTogether, editor, after);
  return isDone;
}

/** What counts as saved is on the disk. */
function sayTrue(
  { files, unsaved }: ChangedTogether,
  editor: ScheduledEditor,
  after: Readonly<Record<string, string>>,
): void {
  for (const { path } of files) {
    if (unsaved.includes(path)) continue;
    assert.equal(without(editor.disk.get(path) ?? ''), after[path], `${path} counts as saved`);
  }
}

const options = { numRuns: 150 };

for (const [kind, plan] of Object.entries(kinds)) {
  describe(`the change of several files for ${kind}`, () => {
    it('is made as a whole or not at all, and cuts nothing of others in two', async () => {
      const after = await afterwards(plan);
      const work = workOf(plan);
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), acts, async (scheduler, all) => {
          await holds({ before: project, after, work }, scheduler, all);
        }),
        options,
      );
    });

    it('is taken back as a whole or not at all', async () => {
      const after = await afterwards(plan);
      const made = await plan(new MemoryFiles(Object.entries(project)));
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), acts, async (scheduler, all) => {
          const work = async (editor: ScheduledEditor) => {
            const done: ChangedTogether[] = [];
            const change = async (files: readonly EditedText[]) =>
              done.push(await changeTogether(editor, files));
            await backTogether(change, made)();
            const [only] = done;
            assert.ok(only);
            return only;
          };
          await holds({ before: after, after: project, work }, scheduler, all);
        }),
        options,
      );
    });
  });
}

describe('a change of several files', () => {
  it('is made where the editor does not keep all files in memory', async () => {
    const plan = keyChange('rename', ['nav', 'start']);
    const after = await afterwards(plan);
    const typing = acts.map((all) => all.filter(({ who }) => who !== 'git'));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), typing, async (scheduler, all) => {
        const work = workOf(plan);
        await holds({ before: project, after, work, mostLoaded: 2 }, scheduler, all);
      }),
      options,
    );
  });

  it('is made although a person types into one of the files just then', async () => {
    const plan = keyChange('rename', ['nav', 'start']);
    const after = await afterwards(plan);
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.constantFrom(...resources), async (scheduler, path) => {
        const work = workOf(plan);
        const typed: Acts = [{ who: 'types', path }];
        if (await holds({ before: project, after, work }, scheduler, typed)) made += 1;
      }),
      { numRuns: 50 },
    );
    assert.equal(made, 50);
  });

  /** Renames a key in a file of its own, beside one that has it too. */
  async function renamedIn(text: string, mostLoaded?: number) {
    const files = new Map([
      ['plain.json', '{\n  "home": "Home"\n}\n'],
      ['other.json', text],
    ]);
    const plan = async () =>
      [...files].map(([path, now]) => {
        const edits = [{ offset: now.indexOf('home'), length: 4, text: 'start' }];
        return { path, text: now, edits };
      });
    let editor: ScheduledEditor | undefined;
    let outcome: unknown;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        editor = new ScheduledEditor(scheduler, files, mostLoaded);
        const work = changeTogether(editor, plan).catch((error: unknown) => error);
        outcome = await scheduler.waitFor(work);
      }),
      { numRuns: 10 },
    );
    return { outcome, disk: editor?.disk };
  }

  it('keeps byte order marks and line ends', async () => {
    const text = '\ufeff{\r\n  "home": "Start"\r\n}\r\n';
    const { outcome, disk } = await renamedIn(text);
    assert.ok(!(outcome instanceof Error));
    assert.equal(disk?.get('other.json'), text.replace('home', 'start'));
  });

  for (const [where, mostLoaded] of [
    ['in memory', undefined],
    ['on the disk', 0],
  ] as const) {
    it(`is refused where a file ${where} has mixed line ends, and no other file changes`, async () => {
      const text = '{\r\n  "home": "Start"\n}\n';
      const { outcome, disk } = await renamedIn(text, mostLoaded);
      assert.ok(outcome instanceof ChangeRefusedError);
      assert.deepEqual([outcome.path, outcome.reason], ['other.json', 'mixedLineEnds']);
      assert.equal(disk?.get('other.json'), text);
      assert.match(disk?.get('plain.json') ?? '', /"home"/u);
    });
  }

  it('is refused where the editor takes no edits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const editor = new ScheduledEditor(scheduler, Object.entries(project));
        editor.apply = async (work) => {
          work((path) => ({ text: editor.shown(path), isDirty: false }));
          return false;
        };
        const plan = () => kinds['a renamed key']?.(new EditorFiles(editor)) ?? Promise.resolve([]);
        const work = changeTogether(editor, plan).catch((error: unknown) => error);
        const outcome = await scheduler.waitFor(work);
        assert.ok(outcome instanceof ChangeRefusedError && outcome.reason === 'notAccepted');
      }),
      { numRuns: 5 },
    );
  });
});
