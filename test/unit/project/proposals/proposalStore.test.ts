import assert from 'node:assert/strict';
import type { KeptProposal } from '../../../../src/project/proposals/keptProposal.ts';
import {
  NewerProposalsError,
  ProposalStore,
} from '../../../../src/project/proposals/proposalStore.ts';
import { MemoryProposals } from '../projectUnderTest.ts';

const proposal = (id: string, change: Partial<KeptProposal> = {}): KeptProposal => ({
  sourcePath: 'locales/en.json',
  locale: 'de',
  id: JSON.stringify([id]),
  source: `The ${id}`,
  text: `Das ${id}`,
  ...change,
});

const [save, open] = [proposal('save'), proposal('open')];

/** Two windows of one folder. */
function windows() {
  const file = new MemoryProposals();
  return { file, one: new ProposalStore(file), other: new ProposalStore(file) };
}

describe('the proposals of a folder', () => {
  it('outlive the window that has made them', async () => {
    const { one, other } = windows();
    await one.propose([save, proposal('bye', { before: 'Tschau', by: 'agent' })]);
    assert.deepEqual(await other.all(), [save, proposal('bye', { before: 'Tschau', by: 'agent' })]);
  });

  it('are there until somebody drops them, and leave no file then', async () => {
    const { file, one, other } = windows();
    await one.propose([save, open]);
    await other.drop([save]);
    assert.deepEqual(await one.all(), [open]);
    await one.drop([open]);
    assert.deepEqual(await other.all(), []);
    assert.equal(file.text, '');
  });

  it('of two windows are all kept, whichever writes last', async () => {
    const { one, other } = windows();
    await Promise.all([one.propose([save]), other.propose([open]), one.drop([proposal('old')])]);
    assert.deepEqual(new Set(await one.all()), new Set([save, open]));
  });

  it('stay where another window has proposed something else meanwhile', async () => {
    const { one, other } = windows();
    await one.propose([save]);
    const later = proposal('save', { text: 'Sichern' });
    await other.propose([later]);
    await one.drop([save]);
    assert.deepEqual(await one.all(), [later]);
    const forOther = proposal('save', { text: 'Sichern', source: 'Save it' });
    await other.put([forOther]);
    await one.drop([later]);
    assert.deepEqual(await one.all(), [forOther]);
  });

  it('keep what a person has typed when a run proposes again for the same', async () => {
    const { one, other } = windows();
    await one.propose([save]);
    await one.put([{ ...save, text: 'Von Hand', isEdited: true }]);
    await other.propose([save, open]);
    assert.deepEqual(await one.all(), [{ ...save, text: 'Von Hand', isEdited: true }, open]);
    const otherSource = { ...save, source: 'Save it' };
    await other.propose([otherSource]);
    assert.deepEqual(await one.all(), [otherSource, open]);
  });

  it('are all read that are left of a damaged file', async () => {
    for (const damage of [
      (text: string) => text.slice(0, -20),
      (text: string) => text.replace('{"said"', '{said'),
      (text: string) => text.replace('"text":"Das open"', '"text":7'),
      (text: string) => text.replace(/^.*\n/u, '\u0000\u0000\n'),
    ]) {
      const { file, one, other } = windows();
      await one.propose([open]);
      await one.propose([save]);
      file.text = damage(file.text);
      const left = await other.all();
      assert.ok(left.length >= 1, file.text);
      await other.put([proposal('bye')]);
      assert.deepEqual(await one.all(), [...left, proposal('bye')]);
    }
  });

  it('of a newer version are neither read nor changed', async () => {
    const { file, one } = windows();
    file.text = '{"proposals":2}\nwhatever\n';
    await assert.rejects(one.all(), NewerProposalsError);
    await assert.rejects(one.propose([save]), NewerProposalsError);
    await assert.rejects(one.drop([save]), NewerProposalsError);
    assert.equal(file.text, '{"proposals":2}\nwhatever\n');
  });

  it('keep what a later version of the same form adds to them out of the way', async () => {
    const { file, one } = windows();
    await one.propose([save]);
    file.text = file.text.replace('"locale"', '"since":7,"locale"');
    file.text += '\n{"said":"praised","proposal":{}}\n';
    const [read] = await one.all();
    assert.equal(read?.text, save.text);
    await one.drop([save]);
    assert.deepEqual(await one.all(), []);
  });

  it('do not grow with what becomes of them', async () => {
    const { file, one } = windows();
    await one.propose([save, open]);
    for (let count = 0; count < 1_200; count++) {
      await one.put([{ ...save, text: `Das ${count}` }]);
      if (count % 100 === 0) await one.all();
    }
    assert.deepEqual(await one.all(), [{ ...save, text: 'Das 1199' }, open]);
    assert.ok(file.text.length < 200_000, String(file.text.length));
  });

  it('are read where the file cannot be written anew', async () => {
    class FullDisk extends MemoryProposals {
      override replace(): Promise<void> {
        return Promise.reject(new Error('ENOSPC'));
      }
    }
    const file = new FullDisk();
    const store = new ProposalStore(file);
    for (let count = 0; count < 600; count++) await store.put([save]);
    assert.deepEqual(await store.all(), [save]);
    await store.drop([save]);
    assert.deepEqual(await store.all(), []);
  });
});
