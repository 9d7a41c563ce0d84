import assert from 'node:assert/strict';
import {
  isSameRange,
  linesOnScreen,
  visibleRange,
} from '../../../../src/webview/catalog/grid/visibleRange.ts';

const sizes = { height: 50, width: 200, keyWidth: 150 };
const whole = { count: 1_000, columns: 12, place: { line: 3, column: 7 } };
const window = { scrollTop: 0, scrollLeft: 0, clientHeight: 500, clientWidth: 600 };
const part = (scrolled: Partial<typeof window>) =>
  visibleRange({ ...window, ...scrolled }, sizes, whole);

describe('the part of the table that is there', () => {
  it('has all that is in sight, and some more, wherever it is scrolled to', () => {
    for (let scrollTop = 0; scrollTop <= 1_000 * 50 - 500; scrollTop += 37) {
      const { first, end } = part({ scrollTop });
      const [top, bottom] = [Math.floor(scrollTop / 50), Math.ceil((scrollTop + 500) / 50)];
      assert.ok(first <= Math.max(0, top - 4) && end >= Math.min(1_000, bottom + 4));
      assert.ok(end - first <= 10 + 1 + 2 * 4 + 8, 'and not much more');
    }
  });

  it('is on screen as far as no line is cut or below the head', () => {
    const head = 30;
    for (const clientHeight of [20, 79, 80, 500, 517]) {
      for (let scrollTop = 0; scrollTop <= 1_000 * 50; scrollTop += 37) {
        const { first, end } = linesOnScreen(
          { scrollTop, clientHeight },
          { height: 50, head, count: 1_000 },
        );
        for (let line = 0; line < 1_000; line++) {
          const top = head + line * 50 - scrollTop;
          const isWhole = top >= head && top + 50 <= clientHeight;
          assert.equal(line >= first && line < end, isWhole, `${line} at ${scrollTop}`);
        }
      }
    }
  });

  it('stays the same over several lines', () => {
    let changes = 0;
    let before = part({});
    for (let scrollTop = 0; scrollTop < 80 * 50; scrollTop += 10) {
      const now = part({ scrollTop });
      if (!isSameRange(now, before)) changes++;
      before = now;
    }
    // 400 small moves over 80 lines, of which eight come and go together.
    assert.ok(changes <= 10, String(changes));
  });

  it('has the columns in sight, that of the keys and that of the keyboard', () => {
    assert.deepEqual(
      [...part({}).columns].toSorted((a, b) => a - b),
      [0, 1, 2, 3, 4, 7],
    );
    const right = part({ scrollLeft: 1_600 });
    assert.deepEqual(
      [...right.columns].toSorted((a, b) => a - b),
      [0, 7, 8, 9, 10, 11],
    );
    assert.ok(!isSameRange(right, part({})));
    assert.ok(!isSameRange(part({}), undefined));
  });
});
