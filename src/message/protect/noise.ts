import { readMessage } from '../placeholders/messageText.ts';

/** An answer without what some services add to every text: an introduction, quotation marks around all of it, letters in parts. */
export function withoutNoise(answer: string, text: string): string {
  return composed(unquoted(withoutIntroduction(answer, text), text), text);
}

/** Letters of alphabets, and kana, with marks behind them; and the parts of Korean syllables. */
const inParts =
  /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Kana}\p{sc=Hira}]\p{Mn}+|[\u{1100}-\u{11FF}]{2,}/gu;

/** Letters and their accents as one character each (NFC), unless the text itself has them apart. */
function composed(answer: string, text: string): string {
  return joined(text) === text ? joined(answer) : answer;
}

const joined = (text: string): string =>
  text.replaceAll(inParts, (letters) => letters.normalize('NFC'));

const introductions = [
  String.raw`(?:(?:sure|certainly|of course|okay)[,.!]? {0,2})?here(?:['’]s| is| are) (?:the|your|a) translat(?:ion|ed text)[^:\n]{0,40}`,
  String.raw`hier (?:ist|die) (?:die |eine |ihre |deine )?übersetzung[^:\n]{0,40}`,
  String.raw`voici (?:la|votre|une) traduction[^:\n]{0,40}`,
  String.raw`aqu[ií] (?:está|tienes?) (?:la|tu|su|a) tradu[^:\n]{0,40}`,
];
/** These may as well begin a text with a colon. */
const labels = [
  '(?:the )?translat(?:ion|ed text)|übersetzung|traduction|traducción|tradução|traduzione|vertaling|tłumaczenie|перевод|翻译|翻譯|翻訳|번역',
];
const startWith = (phrases: readonly string[]) =>
  new RegExp(String.raw`^(?:\*\*)?(?:${phrases.join('|')})\s?[:：](?:\*\*)?\s{0,5}`, 'iu');
const introduced = startWith(introductions);
const introducedOrLabelled = startWith([...introductions, ...labels]);

const speaksOfTranslations =
  /translat|übersetz|tradu[cçtz]|vertal|tłumacz|перевод|переклад|翻[译譯訳]|번역/iu;

/** A text that speaks of translations may be answered so. */
function withoutIntroduction(answer: string, text: string): string {
  if (speaksOfTranslations.test(text)) return answer;
  const start = /[:：]/u.test(text) ? introduced : introducedOrLabelled;
  const rest = answer.replace(start, '');
  return /\p{L}/u.test(readMessage(rest).prose) ? rest : answer;
}

const pairs = [
  '""',
  '“”',
  '„“',
  '„”',
  '”“',
  '””',
  '«»',
  '»«',
  '‹›',
  '「」',
  '『』',
  "''",
  '‘’',
  '‚‘',
];
const anyQuote =
  /["“”„«»‹›「」『』‘‚]|(?<!\p{L})['’]|['’](?!\p{L})|&(?:quot|[lrb]dquo|[lr]aquo|#34|#x22);/iu;

/** Quotation marks around a whole answer to a text that has none are none of it. */
function unquoted(answer: string, text: string): string {
  const [open, close] = [answer.charAt(0), answer.charAt(answer.length - 1)];
  if (answer.length < 3 || !pairs.includes(open + close)) return answer;
  if (anyQuote.test(readMessage(text).prose) || /&\w+;|\\["']/.test(text)) return answer;
  const inner = answer.slice(1, -1);
  const isOne = !proseOf(inner).includes(open) && !proseOf(inner).includes(close);
  return isOne && inner.trim() !== '' ? inner.trim() : answer;
}

/** Attributes of tags have quotation marks of their own; an apostrophe in a word is none. */
function proseOf(text: string): string {
  return readMessage(text).prose.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '');
}

const lineEnd = /\r\n|\r|\n/g;

/** An answer with the line ends of its text, one by one where there are as many, else as its first one is. */
export function withLineEnds(answer: string, text: string): string {
  const own = text.match(lineEnd);
  const got = answer.match(lineEnd);
  if (own === null || got === null) return answer;
  const [first = '\n'] = own;
  let place = 0;
  return answer.replaceAll(lineEnd, () =>
    own.length === got.length ? (own[place++] ?? first) : first,
  );
}
