import type { Found } from '../check.ts';
import { signNames } from './entityCharacters.ts';

/** Names that are words in some language as well. */
const words: ReadonlySet<string> = new Set(
  'para sect cent check star times copy reg deg minus ring pound micro hearts divide bull le ge ne'.split(
    ' ',
  ),
);
const names = signNames.filter((name) => !words.has(name)).join('|');

/** The name of an entity without its ampersand. */
const bare = new RegExp(String.raw`(?<![\p{L}\p{N}_#;/.-]|[&＆]\s{0,2})(?:${names});`, 'gu');
/** In prose these may be words before a semicolon. */
const alsoWords: ReadonlySet<string> = new Set(['euro;', 'yen;', 'trade;', 'shy;']);

/** With a space in it, or with signs of full width. */
const torn = new RegExp(String.raw`[&＆]\s?(?:${names}|#\s?\d{2,5})\s?[;；]`, 'giu');
const sound = /^&[^\s;]+;$/u;
const bareNumber = /(?<=\p{L})#(?:39|34|x27|8217);(?=\p{L})/gu;

/** Entities that lost their ampersand or came apart, `amp;` for `&amp;`: readers see their name. */
export function brokenEntities(source: string, target: string): readonly Found[] {
  if (!/[;；]/u.test(target)) return [];
  const known = new Set(found(source));
  const broken = [...found(target), ...named(source, target)];
  return [...new Set(broken)]
    .filter((got) => !known.has(got))
    .map((got) => ({ expected: mended(got), got }));
}

const mended = (got: string): string =>
  `&${got.replaceAll(/[&＆;；\s]/gu, '').replace(/^[A-Z]+$/u, (name) => name.toLowerCase())};`;

function found(text: string): readonly string[] {
  const parts = [bare, torn, bareNumber].flatMap((pattern) => text.match(pattern) ?? []);
  return parts.filter((part) => !sound.test(part) && !alsoWords.has(part));
}

/** Names that may be words, where the source has them as entities and the translation has them no more. */
function named(source: string, target: string): readonly string[] {
  return [...words, '#39', '#34'].flatMap((name) => {
    if (!source.includes(`&${name};`) || target.includes(`&${name};`)) return [];
    const place = new RegExp(String.raw`(?<![&\p{L}\p{N}_])${name};`, 'u').exec(target);
    return place === null ? [] : [place[0]];
  });
}
