import assert from 'node:assert/strict';
import { SavedChanges } from '../../../../src/project/keys/savedChanges.ts';

describe('the files of changes of keys', () => {
  it('are saved with the undo and the redo of what was saved, and with no other text', () => {
    const saved = new SavedChanges();
    saved.note('de.json', '{"imprint": 1}', '{"legal": 1}');
    saved.note('de.json', '{"legal": 1}', '{"about": 1}');
    for (const text of ['{"imprint": 1}', '{"legal": 1}', '{"about": 1}'])
      assert.ok(saved.has('de.json', text));
    assert.equal(saved.has('de.json', '{"imprint": 12}'), false);
    assert.equal(saved.has('fr.json', '{"legal": 1}'), false);
  });

  it('are forgotten where there are too many to be taken back', () => {
    const saved = new SavedChanges();
    for (let file = 0; file < 2_001; file++) saved.note(`${file}`, 'a', 'b');
    assert.deepEqual(
      ['0', '1', '2000'].map((file) => saved.has(file, 'a')),
      [false, true, true],
    );
  });
});
