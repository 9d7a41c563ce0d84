import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import type { Finding } from '../../../../src/message/findings.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptProposals } from '../../../../src/project/proposals/acceptProposals.ts';
import type { ProposedRun } from '../../../../src/project/run/proposedRun.ts';
import { partResults, type Proposal } from '../../../../src/project/run/proposal.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { FolderJournal } from '../../../../src/translation/folderJournal.ts';
import { Crash, MemoryFiles, type WriteGuard } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, german] = ['locales/en.json', 'locales/de.json'];
const keys = ['save', 'open', 'bye', 'new', 'old'];
const english = `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, `The ${key} text`])), undefined, 2)}\n`;

function underTest(texts: Record<string, string> = {}, guard?: WriteGuard) {
  const files = new MemoryFiles(
    Object.entries({ [source]: english, [german]: '{\n  "kept": "Bleibt"\n}\n', ...texts }),
    guard,
  );
  return { files, paths: [source, german], journal: new MemoryJournal() };
}

type Under = ReturnType<typeof underTest>;

async function proposed(under: Under, translator = new MarkingTranslator()) {
  const end = await runProject(under, translator, ['de'], {}, 'all');
  return { end, translator, run: end.proposed };
}

/** Accepts those of these keys. */
async function accept(
  { files, journal }: Under,
  run: ProposedRun,
  chosen: readonly string[],
  edit: (proposal: Proposal) => Proposal = (proposal) => proposal,
) {
  const answers = new FolderJournal(journal, () => undefined);
  const project = new Project(files, { context: false });
  const ids = new Set(chosen.map((key) => keyId([key])));
  const all = run.proposals.filter(({ id }) => ids.has(id)).map(edit);
  return acceptProposals({ files, project, answers, describe: String }, run, all);
}

async function statesOf({ files }: Under) {
  const [set] = discover([source, german], { sourceLocale: 'en', resources: [] });
  assert.ok(set);
  const { plan } = await new Project(files, { context: false }).open(set, 'de');
  return plan.items.map((item) => `${item.path.join('.')} ${stateOf(item) ?? ''}`);
}

const edited = (key: string, text: string) => (proposal: Proposal) =>
  proposal.id === keyId([key]) ? { ...proposal, text, isEdited: true } : proposal;

describe('proposals of a run', () => {
  it('are in no file and in no ledger before they are accepted', async () => {
    const under = underTest();
    const before = new Map(under.files.texts);
    const { end, run } = await proposed(under);
    assert.deepEqual(under.files.texts, before);
    assert.equal(run.proposals.length, 5);
    const [target] = end.stages.written.targets.values();
    assert.deepEqual([...(target?.left.values() ?? [])], Array(5).fill('notAccepted'));
  });

  it('are taken back where the ledger has known a person’s text of theirs before', async () => {
    const under = underTest({ [german]: '{\n  "save": "Sichern"\n}\n' });
    await runProject(under, new MarkingTranslator(), ['de']);
    const emptied = (under.files.texts.get(german) ?? '').replace('Sichern', '');
    under.files.texts.set(german, emptied);
    const { run } = await proposed(under);
    const { changes } = await accept(under, run, ['save'], edited('save', 'Speichern'));
    const { kept } = await undoRun(under.files, changes);
    assert.deepEqual([kept, under.files.texts.get(german)], [[], emptied]);
  });

  it('are written exactly as far as they were accepted, and taken back to the byte', async () => {
    const under = underTest();
    const before = new Map(under.files.texts);
    const { run, translator } = await proposed(under);
    const chosen = ['save', 'bye', 'new'];
    const end = await accept(under, run, chosen, edited('bye', 'Von Hand'));
    assert.equal(end.accepted.length, 3);
    assert.deepEqual(JSON.parse(under.files.texts.get(german) ?? ''), {
      save: '[de] The save text',
      bye: 'Von Hand',
      new: '[de] The new text',
      kept: 'Bleibt',
    });
    assert.deepEqual(await statesOf(under), [
      'save reviewed',
      'open missing',
      'bye reviewed',
      'new reviewed',
      'old missing',
    ]);
    const again = new MarkingTranslator();
    await proposed(under, again);
    assert.deepEqual(again.sent, [], 'what is left is paid for');
    assert.equal(translator.sent.length, 5);
    const changes = end.changes;
    const { kept, refused } = await undoRun(under.files, changes);
    assert.deepEqual([kept, refused], [[], []]);
    assert.deepEqual(under.files.texts, before);
  });

  it('leave the journal when they are written, and come back to it with an undo', async () => {
    const under = underTest();
    const { run } = await proposed(under);
    const all = under.journal.text;
    const end = await accept(under, run, keys);
    assert.equal(under.journal.text, '');
    await new FolderJournal(under.journal, () => undefined).restore(end.answers);
    const again = new MarkingTranslator();
    under.files.texts.set(german, '{}');
    await proposed(under, again);
    assert.deepEqual(again.sent, []);
    assert.ok(all.length > 0);
  });

  it('are left out where the source or the text is another one by now', async () => {
    const under = underTest();
    const { run } = await proposed(under);
    under.files.texts.set(source, english.replace('The save text', 'Another text'));
    under.files.texts.set(german, '{ "open": "Geschrieben" }');
    const { accepted } = await accept(under, run, keys);
    assert.deepEqual(
      accepted.map(({ id }) => id),
      ['bye', 'new', 'old'].map((key) => keyId([key])),
    );
    const texts = JSON.parse(under.files.texts.get(german) ?? '') as Record<string, string>;
    assert.deepEqual(Object.keys(texts).toSorted(), ['bye', 'new', 'old', 'open']);
    assert.equal(texts['open'], 'Geschrieben');
  });

  it('are never a person’s without one, nor a person’s text the machine’s, wherever a crash ends them', async () => {
    let isDone = false;
    const under = underTest({}, (path) => {
      if (path !== german && isDone) throw new Crash();
      if (path === german) isDone = true;
    });
    const { run } = await proposed(under);
    const crashing = accept(under, run, ['save', 'bye'], edited('bye', 'Von Hand'));
    await assert.rejects(crashing, Crash);
    const states = await statesOf(under);
    assert.deepEqual([states[0], states[2]], ['save unreviewed', 'bye reviewed']);
  });
});

describe('a run of which only problems are reviewed', () => {
  it('writes what no check finds fault with, and proposes the rest', async () => {
    const under = underTest();
    const { end } = await proposed(under);
    const [result] = end.stages.results;
    assert.ok(result);
    const finding: Finding = { code: 'untranslated', severity: 'warning' } as never;
    const note: Finding = { code: 'untranslated', severity: 'info' } as never;
    const findings = new Map([
      [keyId(['save']), [finding]],
      [keyId(['open']), [note]],
    ]);
    const { due, proposals } = partResults([{ ...result, findings }], 'problems');
    assert.deepEqual(
      proposals.map(({ id }) => id),
      [keyId(['save'])],
    );
    assert.deepEqual([...(due[0]?.values.keys() ?? [])].length, 4);
    assert.equal(partResults([result], 'off').proposals.length, 0);
  });
});
