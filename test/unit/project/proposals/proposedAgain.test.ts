import assert from 'node:assert/strict';
import type { Proposal } from '../../../../src/project/run/proposal.ts';
import { proposedAgain } from '../../../../src/project/proposals/proposedAgain.ts';

const proposal = (change: Partial<Proposal>): Proposal => ({
  target: {} as Proposal['target'],
  id: '["a"]',
  source: 'Save',
  before: 'Sichern',
  text: 'Speichern',
  findings: [],
  isEdited: false,
  ...change,
});

describe('a proposal of a later run', () => {
  it('takes the place of one that a run has made', () => {
    const later = proposal({});
    assert.equal(proposedAgain(later, undefined), later);
    assert.equal(proposedAgain(later, proposal({ text: 'Abspeichern' })), later);
  });

  it('has the text that a person has typed for the same source and text, and all else of the later run', () => {
    const typed = proposal({ text: 'Von Hand', isEdited: true });
    const later = { ...proposal({}), accept: 'of the later run' };
    const first = { ...typed, accept: 'of the first run' };
    const open = proposedAgain(later, first);
    assert.deepEqual(open, { ...later, text: 'Von Hand', isEdited: true });
    assert.equal(open.target, later.target);
    const missing = proposal({ before: undefined });
    assert.equal(proposedAgain(missing, { ...typed, before: '' }).text, 'Von Hand');
  });

  it('takes its place where the source or the text of the file is another one by now', () => {
    const typed = proposal({ text: 'Von Hand', isEdited: true });
    for (const later of [proposal({ source: 'Save all' }), proposal({ before: 'Ablegen' })])
      assert.equal(proposedAgain(later, typed), later);
  });
});
