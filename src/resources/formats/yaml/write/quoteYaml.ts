import { type TreeContainer, type TreeMember, nameStart } from '../../tree/node.ts';
import { isString } from '../yamlDocument.ts';

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

/** A name as that in whose place it goes, as far as that shows a habit, else as the names beside it. */
export function quoteName(
  text: string,
  { container, member }: { readonly container: TreeContainer; readonly member: TreeMember },
  name: string,
  isInFlow: boolean,
): string {
  const others = [member, ...container.members.filter((one) => one !== member)];
  const shows = others.find((one) => isSafePlain(String(one.name), isInFlow));
  return quoteYaml(name, shows === undefined ? 'plain' : quoteOf(text, shows), isInFlow);
}

function quoteOf(text: string, member: TreeMember): 'plain' | 'single' | 'double' {
  const sign = text.charAt(nameStart(text, member));
  return sign === '"' ? 'double' : sign === "'" ? 'single' : 'plain';
}

/** A part of a text as it is spelled within a value that begins with a sign; nothing where that cannot be told. */
export function quotedPart(sign: string, part: string): string | undefined {
  if (sign === '"') return JSON.stringify(part).slice(1, -1);
  if (sign === "'") return part.replaceAll("'", "''");
  const isBlock = sign === '|' || sign === '>';
  return isBlock || /^[\p{L}\p{N} ._/<>$-]+$/u.test(part) ? part : undefined;
}
