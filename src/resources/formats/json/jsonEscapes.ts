import { containersOf, type TreeContainer } from '../tree/node.ts';

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
export function escapeHabit(text: string, root: TreeContainer, model?: EscapeHabit): EscapeHabit {
  if (root.members.length === 0 && model) return model;
  const escaped = new Map<string, string>();
  let nonAscii = false;
  if (!text.includes('\\') && !beyondAscii.test(text)) {
    return { nonAscii: model?.nonAscii, capitals: false, signs: escaped };
  }
  forEachString(text, root, (raw) => {
    for (const escape of escapesIn(raw)) escaped.set(unescape(escape), escape);
    nonAscii ||= beyondAscii.test(raw);
  });
  const letters = [...escaped.keys()].filter(
    (char) => beyondAscii.test(char) && !invisible.test(char),
  );
  return {
    nonAscii: nonAscii ? false : letters.length > 0 || model?.nonAscii,
    capitals: [...escaped.values()].some((escape) => /[A-F]/.test(escape)),
    signs: signsOf(text, root, escaped),
  };
}

/** Those of the escapes that stand for characters that are never written plainly. */
function signsOf(
  text: string,
  root: TreeContainer,
  escaped: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const signs = new Map([...escaped].filter(([char]) => isSign(char)));
  if (signs.size === 0) return signs;
  forEachString(text, root, (raw) => {
    const plain = raw.includes('\\') ? raw.replace(escapes, '') : raw;
    for (const char of signs.keys()) if (plain.includes(char)) signs.delete(char);
  });
  return signs;
}

const escapesIn = (raw: string) => (raw.includes('\\') ? (raw.match(escapes) ?? []) : []);

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

/** Visits the names and the strings as they are spelled, without their quotes. */
function forEachString(text: string, root: TreeContainer, visit: (raw: string) => void): void {
  for (const { kind, members } of containersOf(root)) {
    for (const { offset, nameEnd, value } of members) {
      if (kind === 'object') visit(text.slice(offset + 1, nameEnd - 1));
      if (value.kind === 'string') visit(text.slice(value.offset + 1, value.end - 1));
    }
  }
}
