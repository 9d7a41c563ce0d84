import assert from 'node:assert/strict';
import { gridKey } from '../../../../src/webview/catalog/grid/gridKeys.ts';

const plain = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const [control, shift, alt] = [{ ctrlKey: true }, { shiftKey: true }, { altKey: true }];
const asked = (key: string, held: Partial<typeof plain> = {}) =>
  gridKey({ ...plain, key, ...held });

/** Where a key leads from the second column of the tenth of a hundred lines, of which eight are in sight. */
function from(key: string, held: Partial<typeof plain> = {}) {
  const move = asked(key, held);
  if (typeof move !== 'object') return undefined;
  const columns = ['Key', 'English'].map((title) => ({ kind: 'key' as const, title }));
  const place = { line: 10, column: 1 };
  const { line, column } = move.to({ place, count: 100, columns, page: 8 });
  return [line, column, move.extends];
}

describe('a key in the catalog', () => {
  it('leads to the next cell, and along lines and columns', () => {
    assert.deepEqual(from('ArrowDown'), [11, 1, false]);
    assert.deepEqual(from('ArrowUp'), [9, 1, false]);
    assert.deepEqual(from('ArrowRight'), [10, 2, false], 'the cursor knows where the table ends');
    assert.deepEqual(from('ArrowLeft'), [10, 0, false]);
    assert.deepEqual(from('PageDown'), [18, 1, false]);
    assert.deepEqual(from('PageUp'), [2, 1, false]);
    assert.deepEqual(from('Home'), [10, 0, false]);
    assert.deepEqual(from('End'), [10, 1, false]);
    assert.deepEqual(from('Home', control), [0, 0, false]);
    assert.deepEqual(from('End', control), [99, 1, false]);
    assert.deepEqual(from('ArrowDown', { metaKey: true }), [99, 1, false]);
  });

  it('selects what is between with Shift', () => {
    assert.deepEqual(from('ArrowDown', shift), [11, 1, true]);
    assert.deepEqual(from('End', { ...control, ...shift }), [99, 1, true]);
  });

  it('asks for what is done with a cell, or for the match of its number', () => {
    assert.equal(asked('F2'), 'edit');
    assert.equal(asked('Enter', control), 'accept');
    assert.equal(asked('Enter', { ...control, ...shift }), 'acceptAll');
    assert.equal(asked('Z', { ...control, ...shift }), 'redo');
    assert.equal(asked(' ', shift), 'select');
    assert.equal(asked('ArrowDown', alt), 'next');
    assert.equal(asked('¡', { ...alt, code: 'Digit1' }), 1, 'whatever it writes');
  });

  it('is none of the table otherwise', () => {
    assert.equal(asked('a'), undefined);
    assert.equal(asked('Enter', shift), undefined);
    assert.equal(asked('ArrowDown', { ...alt, ...control }), undefined);
    assert.equal(asked('0', { ...alt, code: 'Digit0' }), undefined);
  });
});
