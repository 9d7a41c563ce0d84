import { isContainer, type JsonContainer, nodesOf } from './jsonNode.ts';

/** Which characters a file's strings spell with an escape although JSON does not ask for it. */
export interface EscapeHabit {
  /** Whether letters beyond ASCII are escaped; undefined when the file has none. */
  readonly nonAscii: boolean | undefined;
  /** Whether the digits of `\u00E9` are capitals. */
  readonly capitals: boolean;
  /** Signs and invisible characters that are only ever escaped: `/` by PHP, `<` by Go, U+00A0 by people. */
  readonly signs: ReadonlyMap<string, string>;
}

const escapes = /\\(?:u[\da-fA-F]{4}|.)/g;
const beyondAscii = /[\u0080-\uffff]/;
const invisible = /[\p{Z}\p{Cc}\p{Cf}]/u;
// Letters, digits, the quote and the backslash are part of how escapes themselves are written.
const asciiSign = /^[!#-/:-@[\]^`{-~]$/;

/** The habit of a file, or of `model` for what the file's own strings do not show. */
export function escapeHabit(text: string, root: JsonContainer, model?: EscapeHabit): EscapeHabit {
  const strings = rawStrings(text, root);
  if (strings.length === 0 && model) return model;
  const escaped = new Map(
    strings.flatMap((raw) => raw.match(escapes) ?? []).map((escape) => [unescape(escape), escape]),
  );
  const plain = strings.join('').replace(escapes, '');
  const letters = [...escaped.keys()].filter(
    (char) => beyondAscii.test(char) && !invisible.test(char),
  );
  const signs = [...escaped].filter(([char]) => isSign(char) && !plain.includes(char));
  return {
    nonAscii: beyondAscii.test(plain) ? false : letters.length > 0 || model?.nonAscii,
    capitals: [...escaped.values()].some((escape) => /[A-F]/.test(escape)),
    signs: new Map(signs),
  };
}

/** A JSON string literal of the value. */
export function quoteJson(value: string, habit: EscapeHabit): string {
  let quoted = JSON.stringify(value);
  if (habit.nonAscii) {
    quoted = quoted.replace(/[\u0080-\uffff]/g, (unit) => unitEscape(unit, habit.capitals));
  }
  for (const [sign, escape] of habit.signs) quoted = quoted.replaceAll(sign, () => escape);
  return quoted;
}

function unitEscape(unit: string, capitals: boolean): string {
  const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
  return `\\u${capitals ? digits.toUpperCase() : digits}`;
}

function unescape(escape: string): string {
  return JSON.parse(`"${escape}"`) as string;
}

function isSign(char: string): boolean {
  return asciiSign.test(char) || (beyondAscii.test(char) && invisible.test(char));
}

function rawStrings(text: string, root: JsonContainer): string[] {
  const raw: string[] = [];
  for (const node of nodesOf(root)) {
    if (node.kind === 'string') raw.push(text.slice(node.offset + 1, node.end - 1));
    if (!isContainer(node) || node.kind === 'array') continue;
    for (const { offset, nameEnd } of node.members) raw.push(text.slice(offset + 1, nameEnd - 1));
  }
  return raw;
}
