import { IntlMessageFormat } from 'intl-messageformat';
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { Reader } from './reader.ts';

const counts = [0, 1, 2, 5];

/** What intl-messageformat says for several numbers, with each argument between marks. */
export const readIcu: Reader = (text, locale) => {
  const message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  const elements = parse(text, { ignoreTag: true });
  return counts.flatMap((count) =>
    wordsOf(elements).map((word) => {
      const said = String(message.format(valuesOf(elements, count, word)));
      return markersIn(said).join(' ');
    }),
  );
};

function markersIn(said: string): readonly string[] {
  return (said.match(/⟪[^⟫]*⟫|\{[^{}]*\}|[{}]/g) ?? []).sort();
}

/** A value for each argument: a mark for one that is shown as it is. */
function valuesOf(
  elements: readonly MessageFormatElement[],
  count: number,
  word: string,
): Record<string, string | number | Date> {
  const values: Record<string, string | number | Date> = {};
  for (const element of allElements(elements)) {
    if (isArgumentElement(element)) values[element.value] ??= `⟪${element.value}⟫`;
    if (isNumberElement(element) || isPluralElement(element)) values[element.value] = count;
    if (isDateElement(element) || isTimeElement(element)) values[element.value] = new Date(0);
    if (isSelectElement(element)) values[element.value] = word;
  }
  return values;
}

function wordsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  const words = allElements(elements).flatMap((element) =>
    isSelectElement(element) ? Object.keys(element.options) : [],
  );
  return words.length > 0 ? [...new Set(words)].sort() : [''];
}

function allElements(elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => allElements(value))
      : []),
  ]);
}
