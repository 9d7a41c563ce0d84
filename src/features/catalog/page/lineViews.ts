import { showKeyPath } from '../../../resources/formats/format.ts';
import { textDirection } from '../../../resources/textDirection.ts';
import { format } from '../../../texts/format.ts';
import { uiPath } from '../../../texts/uiText.ts';
import type { CellView, LineView } from '../../../protocol/catalog.ts';
import type { LocaleView } from '../../../protocol/localeView.ts';
import { cellVersion } from '../../../project/table/cellVersion.ts';
import type { TableCell } from '../../../project/table/tableColumn.ts';
import type { TableLine } from '../../../project/table/tableLines.ts';

/** Characters of a text that a cell shows. */
const cellLength = 300;
/** Characters of a key that are shown. */
const keyLength = 500;

const awaitedCell: CellView = {
  state: 'awaited',
  text: null,
  isCut: false,
  problems: 0,
  mark: null,
};

export function localeView(code: string): LocaleView {
  return { code, name: format.locale(code), direction: textDirection(code) };
}

export function lineView(line: TableLine, locales: readonly string[]): LineView {
  if (line.kind === 'section') {
    return { section: uiPath(line.section.set.source.path), rows: line.rows };
  }
  const { handle, path, section, source } = line.row;
  return {
    row: handle,
    key: beginning(showKeyPath(path), keyLength),
    source: cellView({ state: 'none', text: source.value, problems: 0 }, null),
    direction: textDirection(section.set.source.locale),
    cells: locales.map((locale) => {
      const cell = section.cell(line.row, locale);
      if (cell !== undefined) return cellView(cell, cellVersion(source.value, cell.text));
      return section.isAwaited(line.row, locale) ? awaitedCell : null;
    }),
  };
}

function cellView({ state, text, problems }: TableCell, mark: CellView['mark']): CellView {
  return {
    state,
    text: text === undefined ? null : beginning(text, cellLength),
    isCut: text !== undefined && text.length > cellLength,
    problems: problems ?? 0,
    mark,
  };
}

/** Of a long text, so much; no character is cut in two. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
}
