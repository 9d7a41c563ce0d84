import type { PropertiesStyle } from './propertiesStyle.ts';

type Spelling = Pick<PropertiesStyle, 'escapes' | 'capitals' | 'signs'>;

const controls = new Map(Object.entries({ '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f' }));

/** A value as it is written after a separator. */
export function quoteValue(value: string, spelling: Spelling): string {
  const escaped = value.replace(/[\\ :=#!]/g, (sign, offset: number) => {
    // A sign of the separator at the start would be read as part of it.
    const isRead = sign === '\\' || (offset === 0 && ' =:'.includes(sign));
    return isRead || spelling.signs.has(sign) ? `\\${sign}` : sign;
  });
  return escapeText(escaped, spelling);
}

export function quoteKey(key: string, spelling: Spelling): string {
  return escapeText(key.replace(/[\\ =:]|^[#!]/g, '\\$&'), spelling);
}

/**
 * Escapes control characters, half surrogate pairs and byte order marks always, all beyond ASCII unless the file has it raw: Java before 9 reads
 * these files as ISO 8859-1, and an escape means the same to every reader.
 */
function escapeText(text: string, { escapes, capitals }: Spelling): string {
  const pattern = escapes === false ? /[\p{Cc}\p{Cs}\uFEFF]/gu : /[^ -~]/g;
  return text.replace(pattern, (unit) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return controls.get(unit) ?? `\\u${capitals ? digits.toUpperCase() : digits}`;
  });
}
