import { isPluralElement, isSelectElement } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import type { PluralType } from '../plurals/pluralForms.ts';
import { readElements } from './parseIcu.ts';

/** A plural in the text of an ICU message, with its forms in the order of the text. */
export interface IcuPlural {
  /** What its forms are chosen by. */
  readonly argument: string;
  readonly type: PluralType;
  readonly forms: readonly IcuForm[];
}

export interface IcuForm {
  /** A category of CLDR, or a case for one number such as `=0`. */
  readonly key: string;
  /** Where the text between its braces is, in UTF-16 units; `end` is that of the closing brace. */
  readonly start: number;
  readonly end: number;
}

/** The plurals of an ICU message as it is written, those in a select included; none where it is none. */
export function icuPlurals(text: string): readonly IcuPlural[] {
  if (!/,\s*(?:plural|selectordinal)\s*,/u.test(text)) return [];
  try {
    return pluralsIn(readElements(text, true));
  } catch (error) {
    if (error instanceof MessageSyntaxError) return [];
    throw error;
  }
}

function pluralsIn(elements: readonly MessageFormatElement[]): readonly IcuPlural[] {
  return elements.flatMap((element): readonly IcuPlural[] => {
    if (isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    if (!isPluralElement(element)) return [];
    const { value: argument, pluralType: type = 'cardinal', options } = element;
    const forms = Object.entries(options).flatMap(([key, { location }]): readonly IcuForm[] => {
      if (location === undefined) return [];
      return [{ key, start: location.start.offset + 1, end: location.end.offset - 1 }];
    });
    return [{ argument, type, forms }];
  });
}
