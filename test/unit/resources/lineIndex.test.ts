import assert from 'node:assert/strict';
import { lineIndex } from '../../../src/resources/lineIndex.ts';

describe('lineIndex', () => {
  it('counts lines as the editor does, whichever way they end', () => {
    const { at } = lineIndex('a\r\nbc\rd\n\ne');
    const places = [0, 1, 3, 5, 6, 7, 8, 9, 10].map(at);
    assert.deepEqual(
      places.map(({ line, character }) => `${line}:${character}`),
      ['0:0', '0:1', '1:0', '1:2', '2:0', '2:1', '3:0', '4:0', '4:1'],
    );
  });

  it('gives a byte order mark no place', () => {
    const index = lineIndex('\uFEFFab\ncd');
    assert.deepEqual(index.at(1), { line: 0, character: 0 });
    assert.deepEqual(index.at(3), { line: 0, character: 2 });
    const start = { line: 0, character: 0 };
    assert.deepEqual(index.restOf(start), { start, end: { line: 0, character: 2 } });
  });

  it('knows where a line ends, and a file', () => {
    const { restOf } = lineIndex('abc\r\nde');
    assert.equal(restOf({ line: 0, character: 1 }).end.character, 3);
    assert.equal(restOf({ line: 1, character: 0 }).end.character, 2);
    assert.deepEqual(restOf({ line: 1, character: 9 }).end, { line: 1, character: 9 });
  });
});
