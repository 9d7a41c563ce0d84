import { readMessage } from '../../placeholders/messageText.ts';
import { isNumberPlaceholder } from '../../placeholders/numberPlaceholder.ts';
import type { PlaceholderKind } from '../../placeholders/placeholder.ts';
import { isQuoted, quotationsIn } from '../../placeholders/quotations.ts';
import type { MessageSyntax } from '../../syntax.ts';
import { excuseOfTexts, type Excuse, type Found } from '../check.ts';

/** „{name}“ for `{name}` in backticks has other marks, and no placeholder more. */
export const isInCode = (code: string): Excuse =>
  excuseOfTexts(({ source, target, codesAfter }) => {
    if (!source.includes('`') && !target.includes('`')) return undefined;
    return codesAfter(unmarked).has(code) ? undefined : 'none';
  });

const unmarked = (text: string) => text.replaceAll('`', '"');

/** "Ein Artikel" for `{{count}} item`, and the other way round: the form says which number it is. */
export const isCounted =
  (placeholderOf: (found: Found) => string): Excuse =>
  (found, { isOneNumber = false }) =>
    isOneNumber && isNumberPlaceholder(placeholderOf(found)) ? 'none' : undefined;

/** "Nobody liked it" for `%{actors} liked it`, where the form is for none. */
export const isNobody: Excuse = ({ expected, got }, { target, isForNone = false }) => {
  const [name] = /[\p{L}_]\w*/u.exec(expected) ?? [];
  const isBroken = name !== undefined && target.includes(name);
  return isForNone && got === '' && !isBroken ? 'info' : undefined;
};

/** `{}` as the last of several pairs of brackets: `()[]{}`. */
export const isBracket: Excuse = ({ expected, got }, { source }) =>
  got === '' && isEachBehind(expected, source, /(?:\[\]|\(\))$/u) ? 'none' : undefined;

/** Behind a command of LaTeX: `\emph{}`. */
export const isOfLatex: Excuse = ({ expected, got }, { target }) =>
  expected === '' && isEachBehind(got, target, /\\[a-z]{3,}$/u) ? 'none' : undefined;

function isEachBehind(identity: string, text: string, before: RegExp): boolean {
  if (!identity.startsWith('{')) return false;
  const places = readMessage(text).placeholders.filter((one) => one.identity === identity);
  return (
    places.length > 0 &&
    places.every(({ start }) => before.test(text.slice(Math.max(0, start - 40), start)))
  );
}

/** The source shows the sign itself (`'%'`): what has it at its ends is an example of what people may type. */
export const isWildcard: Excuse = ({ expected, got }, { source }) => {
  const isSign = [expected, got].every((one) => one === '' || /^%[\p{L}_]/u.test(one));
  return isSign && /["'“‘«„`]%["'”’»“`]/u.test(source) ? 'info' : undefined;
};

/** `%schijf` where no source has such arguments: a word behind a sign. */
export const isWordBehindSign: Excuse = ({ got }, { source, target }) => {
  if (!/^%[a-z]$/iu.test(got) || readMessage(source).placeholders.some(isPrintf)) return undefined;
  const after = target.split(got).slice(1);
  return after.every((part) => /^\p{L}{2}/u.test(part)) ? 'info' : undefined;
};

const isPrintf = ({ kind }: { readonly kind: PlaceholderKind }) => kind.startsWith('printf');

/** `'{Folder of templates}'/{0}`: what is quoted is text. */
export const isQuotedText: Excuse = ({ expected, got }, { source, target, syntax }) =>
  isQuotedIn(source, expected, syntax) && isQuotedIn(target, got, syntax) ? 'none' : undefined;

/** `'{0}'` of a source that Java shows as it is: nobody means that, so that a translation may well show the value. */
export const isQuotedByMistake: Excuse = ({ expected, got }, { source, syntax }) =>
  expected === '' && /^\{\d+\}$/u.test(got) && isQuotedIn(source, got, syntax) ? 'none' : undefined;

function isQuotedIn(text: string, argument: string, syntax?: MessageSyntax): boolean {
  if (syntax === undefined || !text.includes(`'${argument}'`)) return false;
  const quotations = quotationsIn(text, syntax);
  const places = readMessage(text).placeholders.filter(({ identity }) => identity === argument);
  return places.length > 0 && places.every((place) => isQuoted(place, quotations));
}

const one = /(?<!\p{Nd})1(?!\p{Nd})/u;

/** "%d Zelle" for "1 cell": the number is written by the program. */
export const isNumberWritten: Excuse = ({ got }, { source, target }) =>
  one.test(source) && !one.test(target) && isNumberPlaceholder(got) ? 'none' : undefined;

/** `$5` is an argument only beside `$1`: as a price it may become "500 Yen". */
export const isPrice: Excuse = ({ expected }, { source, syntax }) => {
  const isSure = /\$1(?!\d)/u.test(source) || isOwn(expected, source, syntax);
  return /^\$\d$/u.test(expected) && !isSure ? 'none' : undefined;
};

/** Whether the program says so itself. */
const isOwn = (argument: string, source: string, syntax?: MessageSyntax) =>
  syntax?.argumentsOf?.(source).includes(argument) === true;

const opening = /^(?:\$?\{\{?|\{%|<%=?)\s*-?\s*/u;
const closing = /\s*(?:\}\}?|%\}|%>)$/u;

/** `{name}` for `{ name }` is nothing to most programs. */
export const isOnlySpaced: Excuse = ({ expected, got }, { source, syntax }) => {
  if (isOwn(expected, source, syntax)) return undefined;
  return spaced(expected) === spaced(got) && bracesOf(expected) === bracesOf(got)
    ? 'none'
    : undefined;
};

/**
 * `{date | format("DD.MM.")}` for another format of the same value is the language's own, and so are the cases that some
 * programs take: `{way:accusative}`.
 */
export const isOtherFormat: Excuse = ({ expected, got }, { source, syntax }) => {
  if (isOwn(expected, source, syntax)) return undefined;
  const [before, after] = [valueOf(expected), valueOf(got)];
  const isSame = before !== undefined && before === after;
  return isSame && bracesOf(expected) === bracesOf(got) ? 'info' : undefined;
};

/** `$USER$` for `$User$`, where the program takes them for one name. */
export const isSameName: Excuse = ({ expected, got }, { syntax }) => {
  if (syntax?.foldsNames !== true || !/^\$\w+\$$/u.test(got)) return undefined;
  return expected.toLowerCase() === got.toLowerCase() ? 'none' : undefined;
};

const bracesOf = (text: string) => (opening.exec(text)?.[0] ?? text).replaceAll(/[\s-]/gu, '');

function spaced(text: string): string {
  return text.replace(opening, '').replace(closing, '').replaceAll(/\s+/gu, ' ');
}

/** What a placeholder takes, without how it is shown. */
function valueOf(text: string): string | undefined {
  if (!opening.test(text)) return undefined;
  return /^[\p{L}\p{N}_.$[\]-]+(?=$|\s*[|,:])/u.exec(spaced(text))?.[0];
}

/** People have reasons for a placeholder that the source lacks. */
export const isMeantExtra: Excuse = ({ got }, { source, target }) => {
  const isNewIcon = isIcon(got) && !source.includes(got);
  const isMeant = isNewIcon || isOtherMessage(source, target) || wikiFunction.test(got);
  return isMeant ? 'info' : undefined;
};

/** What MediaWiki makes of the words of a translation, whatever its source has: `{{#FORMAL:du|Sie}}`, `{{int:save}}`. */
const wikiFunction = /^\{\{\s*(?:#?FORMAL|GENDER|GRAMMAR|PLURAL|int)\s*:/iu;

/** `{{GRAMMAR:genitive|{{SITENAME}}}}` is the same value in a case of the language. */
export const isInWikiFunction: Excuse = ({ expected, got }) =>
  wikiFunction.test(got) && got.includes(expected) ? 'none' : undefined;

/** `$(clippy)`, which Visual Studio Code shows as an icon. */
const isIcon = (got: string) => /^\$\([a-z]+(?:-[a-z\d]+)*(?:~spin)?\)$/u.test(got);

/** `@:common.save` in the place of "Save": the text of another message. */
function isOtherMessage(source: string, target: string): boolean {
  return hasReferencesOnly(target) && !readMessage(source).placeholders.some(isReference);
}

/** `@:common.save`, written out in the language of the translation. */
export const isWrittenOut: Excuse = ({ got }, { source, target }) => {
  const isText =
    got === '' && /\p{L}/u.test(target) && !readMessage(target).placeholders.some(isReference);
  return isText && hasReferencesOnly(source) ? 'info' : undefined;
};

const isReference = ({ kind }: { readonly kind: PlaceholderKind }) => kind === 'reference';

function hasReferencesOnly(text: string): boolean {
  const { placeholders, prose } = readMessage(text);
  return placeholders.length > 0 && placeholders.every(isReference) && !/\p{L}/u.test(prose);
}

const endingName = /^(?:e?s|\w*(?:plural|suffix|ending|apostrophe|possessive|genitive)\w*)$/iu;

/** `item{plural}`: what is put behind a word of the source is an ending of its language. */
export const isEnding: Excuse = ({ expected, got }, { source }) => {
  if (got !== '' || !endingName.test(/[\p{L}_]\w*/u.exec(expected)?.[0] ?? '')) return undefined;
  const places = readMessage(source).placeholders.filter(({ identity }) => identity === expected);
  const isGlued = places.every(
    ({ kind, start }) =>
      kind !== 'printf' && /[\p{L}}]$/u.test(source.slice(Math.max(0, start - 2), start)),
  );
  return isGlued ? 'none' : undefined;
};

/** `{$PH} error{$PH_1}`: a second argument whose name tells nothing, behind a word that a first one counts. */
export const isUnnamedEnding: Excuse = ({ expected, got }, { source, syntax }) => {
  if (got !== '' || !isOwn(expected, source, syntax) || !unnamed.test(expected)) return undefined;
  const [before = '', after = '', ...others] = source.split(expected);
  const isEnd = others.length === 0 && !/^[\p{L}\p{N}{]/u.test(after);
  return isEnd && /\}\s[^{}]*\p{Ll}$/u.test(before) ? 'info' : undefined;
};

const unnamed = /^\{\$(?:PH|INTERPOLATION)_\d+\}$/u;

/** `${tos(Terms of service)}`, whose text in brackets is for people. */
export const isRichText: Excuse = ({ expected, got }, { syntax }) => {
  if (syntax?.hasRichTexts !== true) return undefined;
  const [from, to] = [expected, got].map((one) => /^\$\{(\w+)\([^()]+\)\}$/u.exec(one)?.[1]);
  return from !== undefined && from === to ? 'none' : undefined;
};

/** `${{price}}`: a dollar sign before an argument, which another language writes behind it, or as a word. */
export const isPriceBefore: Excuse = ({ expected, got }, { target }) => {
  if (!got.startsWith('{{') || expected !== `$${got}`) return undefined;
  return target.includes('$') ? 'none' : 'info';
};

/** `%%` beside `%{name}`, where one sign is shown as well. */
export const isSingleSign: Excuse = ({ expected, got }, { source, target }) => {
  if (expected !== '%%' || got !== '') return undefined;
  const { placeholders } = readMessage(source);
  const isNamed = placeholders.some(({ text }) => text.startsWith('%{'));
  return isNamed && !placeholders.some(isPlainPrintf) && /%(?![\p{L}\p{N}{<(])/u.test(target)
    ? 'info'
    : undefined;
};

const isPlainPrintf = ({ kind }: { readonly kind: PlaceholderKind }) =>
  kind === 'printf' || kind === 'printfNumbered';

/** `$$` that nothing reads: it is text, and a language writes its sums with a sign of its own. */
export const isDollarSign: Excuse = ({ expected, got }) =>
  (expected || '$$') === '$$' && (got || '$$') === '$$' ? 'info' : undefined;

/** `{}` for the `{ }` of prose. */
export const isBlankPair: Excuse = ({ got }, { source, codesAfter }) => {
  if (got !== '{}' || source.search(blankPair) < 0) return undefined;
  const close = (text: string) => text.replaceAll(blankPair, '{}');
  return codesAfter(close).has('placeholder-extra') ? undefined : 'none';
};

const blankPair = /\{\s+\}/gu;
