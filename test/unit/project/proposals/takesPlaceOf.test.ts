import assert from 'node:assert/strict';
import type { Proposal } from '../../../../src/project/proposals/proposal.ts';
import { takesPlaceOf } from '../../../../src/project/proposals/takesPlaceOf.ts';

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
    assert.equal(takesPlaceOf(proposal({}), undefined), true);
    assert.equal(takesPlaceOf(proposal({}), proposal({ text: 'Abspeichern' })), true);
  });

  it('leaves what a person has typed for the same source and text', () => {
    const typed = proposal({ text: 'Von Hand', isEdited: true });
    assert.equal(takesPlaceOf(proposal({}), typed), false);
    const missing = { before: undefined };
    assert.equal(takesPlaceOf(proposal(missing), proposal({ ...typed, before: '' })), false);
  });

  it('takes its place where the source or the text of the file is another one by now', () => {
    const typed = proposal({ text: 'Von Hand', isEdited: true });
    assert.equal(takesPlaceOf(proposal({ source: 'Save all' }), typed), true);
    assert.equal(takesPlaceOf(proposal({ before: 'Ablegen' }), typed), true);
  });
});
