import assert from 'node:assert/strict';
import { cellVersion } from '../../../../src/project/table/cellVersion.ts';

describe('the mark of a cell', () => {
  it('is another one for another text, another source, and for the same characters otherwise parted', () => {
    const marks = [
      cellVersion('Save', 'Sichern'),
      cellVersion('Save', 'Sicher'),
      cellVersion('Save it', 'Sichern'),
      cellVersion('SaveS', 'ichern'),
      cellVersion('Save', ''),
      cellVersion('Save', undefined),
    ];
    assert.equal(new Set(marks).size, marks.length);
    assert.equal(cellVersion('Save', 'Sichern'), marks[0]);
  });
});
