import type { Finding, FindingCode } from '../findings.ts';
import { hasSentence } from './hasSentence.ts';
import { isMeantExtra } from './meantExtra.ts';

/** What people do on purpose more often than not. */
const onPurpose: ReadonlySet<FindingCode> = new Set([
  'empty',
  'end-punctuation',
  'icu-same-forms',
  'line-breaks',
  'placeholder-clumped',
  'placeholder-moved',
]);

/** The finding, as information where it tells nothing about a mistake. */
export function softened(one: Finding, source: string, target: string): Finding {
  return isTaste(one, source, target) ? { ...one, severity: 'info' } : one;
}

function isTaste({ code, expected, got }: Finding, source: string, target: string): boolean {
  switch (code) {
    // A number may be a word, or a word a number. One that became another number is a mistake.
    case 'numbers-changed':
      return !isOtherNumber(expected, got) || countsByMyriads(target);
    // Examples and documentation have addresses of their own in each language.
    case 'url-changed':
      return got !== '' || isExample.test(expected) || target.includes(expected);
    case 'markdown-changed':
      return isOwnLink(expected, got) || isOwnCode(expected, got, target);
    // A short word may need an explanation, and what is in tags is not counted.
    case 'length':
      return lettersOf(source) < 20 && (target.length > source.length || lettersOf(source) === 0);
    case 'same-as-source':
      return !hasSentence(source);
    case 'placeholder-extra':
      return isMeantExtra(got, source, target);
    default:
      return onPurpose.has(code);
  }
}

const isExample = /[@./]example\.(?:com|net|org)/u;

const lettersOf = (text: string) =>
  (text.replaceAll(/\{[^{}]*\}|<[^<>]*>|%\(\w+\)s/gu, '').match(/\p{L}/gu) ?? []).length;

/** Another address, or a link more than the source has. */
function isOwnLink(expected: string, got: string): boolean {
  return /^[[\]]/u.test(got) && (expected === '' || expected.startsWith(']'));
}

/** Code may be an example, or have other marks than backticks. An address and a value in it are what a program reads. */
function isOwnCode(expected: string, got: string, target: string): boolean {
  const read = /:\/\/|\{\{|%[{(]/u;
  const code = expected.replaceAll('`', '');
  const isKept = [code, code.replaceAll(/\s/gu, '')].some((one) => target.includes(one));
  return (expected + got).includes('`') && (!read.test(code) || isKept);
}

/** As many numbers as before, or as many digits where some of them are grouped, and not the same digits. */
function isOtherNumber(expected: string, got: string): boolean {
  const [before = [], after = []] = [expected, got].map((list) => list.split(' ').filter(Boolean));
  const digits = (numbers: readonly string[]) => numbers.join('').split('').sort().join('');
  const [from, to] = [digits(before), digits(after)];
  const isRegrouped = before.length !== after.length && from === to;
  return !isRegrouped && (before.length === after.length || from.length === to.length);
}

/** `1000万` is 10 million. */
const countsByMyriads = (text: string) => /\p{Nd}\s?[万萬億亿천만억조千]/u.test(text);
