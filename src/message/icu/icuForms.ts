import { isPluralElement, isSelectElement } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import type { PluralType } from '../plurals/pluralForms.ts';
import { readElements } from './parseIcu.ts';

/** A form of a plural in the text of an ICU message. */
export interface IcuForm {
  /** What it is chosen by. */
  readonly argument: string;
  readonly type: PluralType;
  /** A category of CLDR, or a case for one number such as `=0`. */
  readonly key: string;
  /** Where the text between its braces is, in UTF-16 units; `end` is that of the closing brace. */
  readonly start: number;
  readonly end: number;
}

/** The forms of the plurals of an ICU message as it is written, those in a select included; none where it is none. */
export function icuForms(text: string): readonly IcuForm[] {
  if (!/,\s*(?:plural|selectordinal)\s*,/u.test(text)) return [];
  try {
    return formsIn(readElements(text, true));
  } catch (error) {
    if (error instanceof MessageSyntaxError) return [];
    throw error;
  }
}

function formsIn(elements: readonly MessageFormatElement[]): readonly IcuForm[] {
  return elements.flatMap((element): readonly IcuForm[] => {
    if (isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => formsIn(value));
    if (!isPluralElement(element)) return [];
    const { value: argument, pluralType: type = 'cardinal', options } = element;
    return Object.entries(options).flatMap(([key, { location }]) => {
      if (location === undefined) return [];
      const [start, end] = [location.start.offset + 1, location.end.offset - 1];
      return [{ argument, type, key, start, end }];
    });
  });
}
