import { scriptOf } from '../languageHabits.ts';

/* Elements that only change how words look, in texts whose markup is spelled in one way. */

/** Around words, a font of one width is a matter of taste. */
const element = /<(b|i|u|s|small|mark|code|kbd|samp|tt)>((?:[^<]|<(?!\/?\1>))*)<\/\1>/giu;

/** What a program writes, and what is the same in every language. */
const isValue = (content: string) => /[\d{}%$]/u.test(content);

/** Scripts that have neither italics nor capitals: their languages stress in other ways. */
const withoutItalics: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

const quotes = /["“”„«»‹›「」『』《》*`]|(?<!\p{L})['‘‚]|['’](?!\p{L})/gu;

/** Whether the translation has fewer elements around words or paragraphs, and no quotation marks or lines in their place. */
export function hasLostStress(source: string, target: string, locale: string): boolean {
  const [own, got] = [source, target].map((text) => elementsIn(text, locale));
  const more = Math.max(0, (countOf(quotes, target) - countOf(quotes, source)) / 2);
  return (own ?? 0) - (got ?? 0) > more || hasLostParagraph(source, target);
}

/** How many there are; those that follow each other are one. */
function elementsIn(text: string, locale: string): number {
  const joined = text.replaceAll(/<\/(\w+)>\s*<\1>/gu, ' ');
  const mayDoWithout = withoutItalics.has(scriptOf(locale) ?? '') ? /^[bisu]/iu : /^tt$/iu;
  const found = [...joined.matchAll(element)].filter(
    ([, name = '', content = '']) =>
      content.trim() !== '' && (isValue(content) || !mayDoWithout.test(name)),
  );
  return found.length;
}

/** Some paragraphs are left, or nothing is there that parts them. */
function hasLostParagraph(source: string, target: string): boolean {
  const [before, after] = [source, target].map((text) => countOf(/<p>/giu, text));
  const isLess = (after ?? 0) < (before ?? 0);
  const lines = countOf(/<br>|\n/giu, target);
  return isLess && (after !== 0 || before === 1 || lines < (before ?? 0) - 1);
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
