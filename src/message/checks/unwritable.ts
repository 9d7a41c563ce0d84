import { readMessage } from '../placeholders/messageText.ts';
import { codePointName } from './invisible.ts';
import { garbledIn } from './garbled.ts';
import { mayBeName, scriptFindings } from './otherScript.ts';
import { coded, type CodedFound } from './compared.ts';

/**
 * Half a character and controls: readers of JSON, YAML and XML refuse files
 * with them. Tab and line breaks are none of these.
 */
const unwritable =
  // oxlint-disable-next-line no-control-regex -- finding them is the point
  /[\u{D800}-\u{DFFF}\u{FFFE}\u{FFFF}\u{FDD0}-\u{FDEF}\0-\u{8}\u{B}\u{C}\u{E}-\u{1F}\u{7F}-\u{84}\u{86}-\u{9F}]/gu;

/** Turn the direction of all letters, whatever they are. */
const overrides = /[\u{202D}\u{202E}]/gu;
const embeddings = /[\u{202A}-\u{202E}]/gu;
const isolates = /[\u{2066}-\u{2069}]/gu;

/** What a machine's answer must not bring into a file, and no person can be asked to accept, unless the source has it. */
export function unwritableFindings(source: string, target: string): readonly CodedFound[] {
  const strange = [
    ...newOnes(source, target, unwritable),
    ...newOnes(source, target, overrides),
    ...unbalanced(source, target, embeddings, '\u{202C}'),
    ...unbalanced(source, target, isolates, '\u{2069}'),
  ];
  return [
    ...[...new Set(strange)].map((one) => coded('invisible-character', '', codePointName(one))),
    ...garbledIn(source, target).map(({ expected, got }) => coded('garbled', expected, got)),
  ];
}

/** What was translated into another script than that of the locale. */
export function wrongScriptFindings(
  source: string,
  target: string,
  locale: string,
): readonly CodedFound[] {
  return scriptFindings(readMessage(source), readMessage(target), locale).flatMap(
    ({ expected, got }) =>
      mayBeName(got, locale) && /^[a-z ]+$/iu.test(got)
        ? []
        : [coded('other-script', expected, got)],
  );
}

function newOnes(source: string, target: string, pattern: RegExp): readonly string[] {
  const found = target.match(pattern);
  if (found === null) return [];
  const known = new Set(source.match(pattern) ?? []);
  return found.filter((character) => !known.has(character));
}

/** Marks of direction that are not closed reach beyond the text. Those of the source may be split over its sentences. */
function unbalanced(
  source: string,
  target: string,
  pattern: RegExp,
  close: string,
): readonly string[] {
  const found = target.match(pattern);
  if (found === null || found.join('') === source.match(pattern)?.join('')) return [];
  const open: string[] = [];
  for (const mark of found) {
    if (mark !== close) open.push(mark);
    else if (open.pop() === undefined) return [close];
  }
  return open;
}
