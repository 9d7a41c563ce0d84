import assert from 'node:assert/strict';
import { cellMark } from '../../../../src/project/table/cellMark.ts';

describe('the mark of a cell', () => {
  it('is another one for another text, another source, and for the same characters otherwise parted', () => {
    const marks = [
      cellMark('Save', 'Sichern'),
      cellMark('Save', 'Sicher'),
      cellMark('Save it', 'Sichern'),
      cellMark('SaveS', 'ichern'),
      cellMark('Save', ''),
      cellMark('Save', undefined),
    ];
    assert.equal(new Set(marks).size, marks.length);
    assert.equal(cellMark('Save', 'Sichern'), marks[0]);
  });
});
