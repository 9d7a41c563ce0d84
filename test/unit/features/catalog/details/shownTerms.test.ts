import assert from 'node:assert/strict';
import { termViews } from '../../../../../src/features/catalog/details/cellDetails.ts';

describe('the terms of a message', () => {
  it('are the phrases of the glossary in its source, and its names with what is forbidden', () => {
    const name = { term: 'Glossa', keep: true, forbidden: ['Glosa'] };
    const known = [
      { source: 'memory', target: 'Speicher' },
      { source: 'translation memory', target: 'Übersetzungsspeicher' },
      { source: 'other', target: 'anderes' },
    ];
    const shown = termViews('Open the Translation  Memory of Glossa', [name, name], known);
    assert.deepEqual(
      shown.map(({ text, target, isForbidden }) => [text, target, isForbidden]),
      [
        ['translation memory', 'Übersetzungsspeicher', false],
        ['Glossa', 'Glossa', false],
        ['Glosa', null, true],
      ],
    );
  });
});
