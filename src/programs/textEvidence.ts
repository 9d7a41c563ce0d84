import { hasChoiceSyntax } from '../message/parts.ts';
import { looksLikePipes } from '../message/plurals/pipes.ts';

/** In how many texts of a file something is that tells programs apart. */
export interface TextEvidence {
  /** Plural and select arguments of ICU. */
  readonly icuChoices: number;
  /** What no message of ICU holds, such as `{{name}}`, `$t(key)`, `%s`. */
  readonly notOfIcu: number;
  /** `{{name}}` */
  readonly doubleBraces: number;
  /** Linked messages and literals of vue-i18n: `@:key`, `{'@'}`. */
  readonly vueMarks: number;
  /** Choices between pipes. */
  readonly pipes: number;
  /** `||||` between them. */
  readonly fourPipes: number;
  /** `:name`, where no other argument is. */
  readonly colonNames: number;
  /** `{name}`, `%(name)s`, `%s`, `$1`. */
  readonly otherArguments: number;
  /** `%{count}` */
  readonly percentBraces: number;
  /** `%(count)s` */
  readonly percentBrackets: number;
  /** Somebody means an apostrophe, or a brace: `can''t`, `''{0}''`, `'{'`. */
  readonly quotations: number;
  /** An apostrophe that would hide `{0}` from Java: nobody there reckons with that. */
  readonly loneApostrophes: number;
}

type Kind = keyof TextEvidence;

const vueMark = /(?<![\w@])@(?:\.\w{1,30})?:[\w({]|\{'[^']{1,10}'\}/;
const colonName = /(?<![\p{L}\p{N}:@]):[A-Za-z_]/u;
const otherArgument = /\{[^{}]{1,100}\}|%\(\w{1,40}\)|%(?:\d+\$)?[sd@]|\$\d/;
const loneApostrophe = /^[^']*(?:''[^']*)*'(?!')[^']*\{\d/u;
const quotation = /\p{L}''\p{L}|'[{}]'|''\{\d+\}/u;
const doubleBraces = /\{\{.{1,100}?\}\}/su;

/** Other arguments and references, and attributes whose quotation would reach behind the tag. */
const notOfIcu =
  /\{\{|\}\}|\$t\(|%[{(]\w|%(?:\d+\$)?[sd@](?!\p{L})|(?<![\w@])@(?:\.\w{1,30})?:[\w({]|='[^'<>]{0,200}'\s?\/?>/u;

/** `{PLATFORM(), select, …}`: choices of Fluent that a service has written in the way of ICU. */
const fluentFunction = /\{\s*[A-Z][A-Z_-]{1,30}\(/u;

/** Looks at all texts of a file: few of them may tell. Those with choices of ICU tell nothing else. */
export function textEvidence(texts: Iterable<string>): TextEvidence {
  const found: Record<Kind, number> = {
    icuChoices: 0,
    notOfIcu: 0,
    doubleBraces: 0,
    vueMarks: 0,
    pipes: 0,
    fourPipes: 0,
    colonNames: 0,
    otherArguments: 0,
    percentBraces: 0,
    percentBrackets: 0,
    quotations: 0,
    loneApostrophes: 0,
  };
  for (const text of texts) for (const kind of kindsIn(text)) found[kind]++;
  return found;
}

function* kindsIn(text: string): Iterable<Kind> {
  if (quotation.test(text)) yield 'quotations';
  if (loneApostrophe.test(text)) yield 'loneApostrophes';
  if (fluentFunction.test(text)) return yield 'notOfIcu';
  if (hasChoiceSyntax(text)) return yield 'icuChoices';
  if (notOfIcu.test(text)) yield 'notOfIcu';
  if (doubleBraces.test(text)) yield 'doubleBraces';
  if (vueMark.test(text)) yield 'vueMarks';
  if (looksLikePipes(text)) yield 'pipes';
  if (text.includes('||||')) yield 'fourPipes';
  if (text.includes('%{count}')) yield 'percentBraces';
  if (text.includes('%(count)s')) yield 'percentBrackets';
  if (otherArgument.test(text)) yield 'otherArguments';
  else if (colonName.test(text)) yield 'colonNames';
}
