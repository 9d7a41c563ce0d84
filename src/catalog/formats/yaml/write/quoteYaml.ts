import { isString } from '../yamlScalar.ts';

/**
 * Booleans of YAML 1.1, and what some of its readers take for a number or a date. Most programs that show messages read
 * YAML 1.2, where these are words to translate.
 */
const formerly = /^(?:yes|no|on|off|y|n|[-+]?(?:\.?e[-+]?\d+|\._*)|\d{4}-\d{1,2}-.*)$/i;

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;
const unprintables = /[\x7f-\x9f\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** A text on one line, quoted as asked or, where that cannot hold it, in double quotes. */
export function quoteYaml(
  value: string,
  quote: 'plain' | 'single' | 'double',
  inFlow = false,
): string {
  if (quote === 'plain' && isSafePlain(value, inFlow)) return value;
  if (quote === 'single' && isPrintable(value)) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value).replace(
    unprintables,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a text can be in a file as it is: without control characters, line breaks and half surrogate pairs. */
export function isPrintable(value: string): boolean {
  return !unprintable.test(value);
}

/** Whether a text means itself without quotes to every reader, of YAML 1.1 too. Narrower than YAML allows. */
export function isSafePlain(value: string, inFlow: boolean): boolean {
  const safe = /^[^\s\-?:,[\]{}#&*!|>'"%@`~=]/.test(value) && !/:(?:\s|$)|\s#|\s$/.test(value);
  if (!safe || (inFlow && /[,[\]{}]|:$/.test(value))) return false;
  return isPrintable(value) && isString(value) && !formerly.test(value);
}
