import { format } from '../../../texts/format.ts';
import { plainText } from '../../../texts/uiText.ts';
import type { ShownForm } from '../../../protocol/catalogDetails.ts';
import { messageForms } from '../../../project/table/messageForms.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';

/** Example numbers of a form that are shown. */
const mostNumbers = 5;

/** The forms of a plural message, in the source where no locale is named. */
export function shownForms(row: TableRow, locale: string | undefined): readonly ShownForm[] {
  return messageForms(row, locale).map(({ name, numbers, text, row: holder, ...place }) => ({
    name: plainText(name),
    numbers: shownNumbers(numbers),
    text: text ?? null,
    row: holder.handle,
    whole: place.whole ?? null,
    start: place.start,
    end: place.end,
    open: place.open,
    close: place.close,
  }));
}

function shownNumbers(numbers: readonly number[]): string {
  const shown = numbers.slice(0, mostNumbers).map((number) => format.number(number));
  return [...shown, ...(numbers.length > mostNumbers ? ['…'] : [])].join(', ');
}
