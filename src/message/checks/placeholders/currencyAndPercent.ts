import { withAsciiDigits } from '../../digits.ts';
import type { MessageText } from '../../placeholders/messageText.ts';
import type { Placeholder } from '../../placeholders/placeholder.ts';

/**
 * The placeholders that a message and its translation have to share. A `%` or `$` beside something makes it look like a
 * placeholder in one language and not in another, because languages put these signs before or after: `{pct}% done` is
 * `%{pct} tamamlandı`, `9 $` is `$9`, `80% of` is `80%-a`. What only looks like one in light of the other is read so.
 */
export function sharedPlaceholders(
  source: MessageText,
  target: MessageText,
): readonly [readonly Placeholder[], readonly Placeholder[]] {
  const got = { ...target, placeholders: withNames(source, target) };
  return [pricesApart(source, got), withoutWords(inLightOf(source, got), source)];
}

/** `%url%Ali` has the `%url%` of the source, where a reader of this text alone takes `%u` for an argument. */
function withNames(
  source: MessageText,
  { text, placeholders }: MessageText,
): readonly Placeholder[] {
  const names = source.placeholders.filter((one) => /^%[\p{L}_][^%]*%$/u.test(one.text));
  if (names.length === 0) return placeholders;
  let end = 0;
  return placeholders.flatMap((one) => {
    if (one.start < end) return [];
    const name = names.find(
      (name) => one.text !== name.text && text.startsWith(name.text, one.start),
    );
    if (name === undefined || !one.kind.startsWith('printf')) return one;
    end = one.start + name.text.length;
    return { ...name, start: one.start, end };
  });
}

/**
 * Words in angle brackets are one word in another language: for `Value: <empty string>`, `Wert: <leer>` has no tag either, as far
 * as the source has more of them than tags.
 */
function withoutWords(
  placeholders: readonly Placeholder[],
  source: MessageText,
): readonly Placeholder[] {
  let left = source.prose.match(/<[a-z][^<>=/\n]{0,100}>/giu)?.length ?? 0;
  const known = new Set(source.placeholders.map(({ identity }) => identity));
  return placeholders.filter(({ kind, text, identity }) => {
    const isWord =
      left > 0 && kind === 'tag' && !known.has(identity) && /^<[a-z][^<>=/]*>$/iu.test(text);
    if (isWord) left--;
    return !isWord;
  });
}

/**
 * The source without its prices. `$5` alone is one, and the translation may write it in its own way as long as it has the
 * number; with `$1` to `$4` beside it, it is the fifth argument of a Chrome message. So `$1` always is an argument.
 */
function pricesApart(source: MessageText, target: MessageText): readonly Placeholder[] {
  const texts = new Set(source.placeholders.map(({ text }) => text));
  const kept = new Set(target.placeholders.map(({ text }) => text));
  const numbers = numbersOf(target.prose);
  return source.placeholders.filter((placeholder) => {
    const { text } = placeholder;
    if (!isNumbered(placeholder) || kept.has(text)) return true;
    const sign = text.charAt(0);
    const row = Array.from({ length: Number(text.slice(1)) }, (_, index) => `${sign}${index + 1}`);
    return row.every((one) => texts.has(one)) || !numbers.has(text.slice(1));
  });
}

/** A sign of the source's prose explains one placeholder of the translation that the source lacks. */
function inLightOf(source: MessageText, target: MessageText): readonly Placeholder[] {
  const known = new Set(source.placeholders.map(({ identity }) => identity));
  const numbers = numbersOf(source.prose);
  const signs = new Map(['%', '$'].map((sign) => [sign, source.prose.split(sign).length - 1]));
  return target.placeholders.flatMap((placeholder) => {
    const sign = placeholder.text.charAt(0);
    const left = signs.get(sign) ?? 0;
    if (left === 0 || known.has(placeholder.identity)) return placeholder;
    const bare = placeholder.text.slice(1);
    const isSigned = bare.startsWith('{') && known.has(bare);
    if (!isSigned && !isSignOfNumber(placeholder, numbers, target)) return placeholder;
    signs.set(sign, left - 1);
    return isSigned ? { ...placeholder, kind: 'argument', text: bare, identity: bare } : [];
  });
}

/** `%50a`, `80%s`, `{n}%d`, `$9`: with a number on either side of the sign. */
function isSignOfNumber(
  placeholder: Placeholder,
  numbers: ReadonlySet<string>,
  target: MessageText,
): boolean {
  const { kind, text, start } = placeholder;
  if (isNumbered(placeholder)) return numbers.has(text.slice(1));
  return (
    kind === 'printf' && (/^%\d/.test(text) || /^[\p{Nd}}]$/u.test(target.text.charAt(start - 1)))
  );
}

function isNumbered({ text }: Placeholder): boolean {
  return /^[$%]\d$/.test(text);
}

function numbersOf(prose: string): ReadonlySet<string> {
  return new Set(withAsciiDigits(prose).match(/\d+/g));
}
