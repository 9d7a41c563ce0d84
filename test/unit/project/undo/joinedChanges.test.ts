import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptProposals } from '../../../../src/project/proposals/acceptProposals.ts';
import type { ProposedRun } from '../../../../src/project/run/proposedRun.ts';
import { reportWithAccepted } from '../../../../src/project/proposals/reportWithAccepted.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { runReport } from '../../../../src/project/run/runReport.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { joinedChanges } from '../../../../src/project/undo/joinedChanges.ts';
import type { RunChanges } from '../../../../src/project/undo/runChanges.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { FolderJournal } from '../../../../src/translation/folderJournal.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, german] = ['locales/en.json', 'locales/de.json'];
const english = '{\n  "save": "Save it",\n  "open": "Open it",\n  "bye": "Good bye"\n}\n';

function underTest(texts: Record<string, string>) {
  const files = new MemoryFiles(Object.entries({ [source]: english, ...texts }));
  return { files, paths: [source, german], journal: new MemoryJournal() };
}

type Under = ReturnType<typeof underTest>;

const run = (under: Under, review: 'off' | 'all') =>
  runProject(under, new MarkingTranslator(), ['de'], {}, review);

async function accept({ files, journal }: Under, proposed: ProposedRun, keys: readonly string[]) {
  const answers = new FolderJournal(journal, () => undefined);
  const project = new Project(files, { context: false });
  const ids = new Set(keys.map((key) => keyId([key])));
  const due = proposed.proposals.filter(({ id }) => ids.has(id));
  return acceptProposals({ files, project, answers, describe: String }, proposed, due);
}

/** What is kept of a run is JSON data: it must be enough. */
const kept = (changes: RunChanges) => JSON.parse(JSON.stringify(changes)) as RunChanges;

const joined = (...all: readonly RunChanges[]) =>
  all.reduce((one, other) => kept(runSync(joinedChanges(one, kept(other)))));

async function open({ files }: Under) {
  const [set] = discover([source, german], { sourceLocale: 'en', resources: [] });
  assert.ok(set);
  return new Project(files, { context: false }).open(set, 'de');
}

async function statesOf(under: Under) {
  const { plan } = await open(under);
  return plan.items.map((item) => `${item.path.join('.')} ${stateOf(item) ?? ''}`);
}

async function review(under: Under, key: string): Promise<void> {
  const target = await open(under);
  await acceptMessages(under.files, [{ target, ids: new Set([keyId([key])]) }]);
}

function edit({ files }: Under, change: (text: string) => string): void {
  files.texts.set(german, change(files.texts.get(german) ?? ''));
}

describe('what is accepted one after the other', () => {
  for (const [name, texts] of Object.entries({
    'a file': { [german]: '\ufeff{\r\n\t"bye": "\\u00dc",\r\n}' },
    'a file that is made': {},
    'a file with a ledger': { [german]: '{ "save": "" }', 'glossa.lock': '# Glossa ledger 2: x\n' },
  })) {
    it(`is taken back at once, to the byte: ${name}`, async () => {
      const under = underTest(texts);
      const before = new Map(under.files.texts);
      const { proposed } = await run(under, 'all');
      const parts = [];
      for (const key of ['open', 'save', 'bye'])
        parts.push((await accept(under, proposed, [key])).changes);
      const { kept: left, refused } = await undoRun(under.files, joined(...parts));
      assert.deepEqual([left, refused], [[], []]);
      assert.deepEqual(under.files.texts, before);
    });
  }

  it('leaves what a person has changed in its file between, and after', async () => {
    const under = underTest({ [german]: '{\n  "own": "Meins"\n}\n' });
    const { proposed } = await run(under, 'all');
    const first = await accept(under, proposed, ['save']);
    edit(under, (text) => text.replace('Meins', 'Ganz meins'));
    const second = await accept(under, proposed, ['open']);
    const changes = joined(first.changes, second.changes);
    const end = new Map(under.files.texts);
    await undoRun(under.files, changes);
    assert.equal(under.files.texts.get(german), '{\n  "own": "Ganz meins"\n}\n');
    for (const [path, text] of end) under.files.texts.set(path, text);
    edit(under, (text) => text.replace('Ganz', 'Nur'));
    await undoRun(under.files, changes);
    assert.deepEqual(JSON.parse(under.files.texts.get(german) ?? ''), { own: 'Nur meins' });
  });

  it('leaves what a person has marked as reviewed between', async () => {
    const under = underTest({ [german]: '{}' });
    await run(under, 'off');
    under.files.texts.set(source, english.replace('Save', 'Store').replace('Open', 'Show'));
    const before = under.files.texts.get(german);
    const { proposed } = await run(under, 'all');
    const first = await accept(under, proposed, ['save']);
    await review(under, 'bye');
    const second = await accept(under, proposed, ['open']);
    assert.deepEqual(await statesOf(under), ['save reviewed', 'open reviewed', 'bye reviewed']);
    await undoRun(under.files, joined(first.changes, second.changes));
    assert.equal(under.files.texts.get(german), before);
    assert.deepEqual(await statesOf(under), ['save outdated', 'open outdated', 'bye reviewed']);
  });

  it('leaves a text of the run itself that a person has marked as reviewed between', async () => {
    const under = underTest({ [german]: '{}' });
    const { changes } = await run(under, 'off');
    const start = changes;
    await review(under, 'bye');
    under.files.texts.set(source, english.replace('Save', 'Store'));
    const { proposed } = await run(under, 'all');
    const part = await accept(under, proposed, ['save']);
    await undoRun(under.files, joined(start, part.changes));
    assert.deepEqual(JSON.parse(under.files.texts.get(german) ?? ''), { bye: '[de] Good bye' });
    assert.deepEqual(await statesOf(under), ['save missing', 'open missing', 'bye reviewed']);
  });

  it('counts in the report of its run, whose messages stay as many', async () => {
    const under = underTest({ [german]: '{ "bye": "Tschüss" }' });
    const { stages, proposed } = await run(under, 'all');
    const describeError = () => '';
    let report = runReport(stages, describeError);
    const counts = () =>
      report.targets.map(({ translated, kept: ends, failed }) => [translated, ends, failed.length]);
    assert.deepEqual(counts(), [[0, 1, 2]]);
    const { characters } = report;
    for (const key of ['save', 'open']) {
      const part = await accept(under, proposed, [key]);
      const own = runReport(part.stages, describeError);
      report = reportWithAccepted(report, { report: own, changes: part.changes });
    }
    assert.deepEqual(counts(), [[2, 1, 0]]);
    assert.equal(report.characters, characters);
  });
});
