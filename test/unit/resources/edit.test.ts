import assert from 'node:assert/strict';
import { applyEdits } from '../../../src/resources/edit.ts';

describe('applyEdits', () => {
  it('takes edits in any order, and those that touch', () => {
    const edits = [
      { offset: 3, length: 1, text: 'D' },
      { offset: 1, length: 2, text: 'BC' },
      { offset: 0, length: 0, text: '>' },
    ];
    assert.equal(applyEdits('abcde', edits), '>aBCDe');
  });

  it('writes nothing where edits overlap', () => {
    const edits = [
      { offset: 0, length: 3, text: 'one' },
      { offset: 2, length: 1, text: 'two' },
    ];
    assert.throws(() => applyEdits('abcde', edits), /edits overlap at 2/);
  });
});
