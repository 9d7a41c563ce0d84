/** What texts show of the language that they are written in. */
export interface TextLanguage {
  /** An ISO 15924 code: that of most letters. */
  readonly script: string;
  /** A language code, where the script or frequent words tell. */
  readonly language: string | undefined;
}

/** With fewer letters than this, nothing is reported. */
const fewLetters = 40;

/**
 * The language of texts, by their script and by words that no text of a language does without. Nothing where there is
 * too little evidence. Placeholders and markup hardly matter among whole files; names of products do not either.
 */
export function textLanguage(texts: Iterable<string>): TextLanguage | undefined {
  const counts = new Map<string, number>();
  const words = new Map<string, number>();
  for (const text of texts) {
    for (const [script, letters] of scripts) {
      const found = text.match(letters)?.length ?? 0;
      if (found > 0) counts.set(script, (counts.get(script) ?? 0) + found);
    }
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kana = counts.get('Jpan') ?? 0;
  const han = counts.get('Hani') ?? 0;
  // A character of Chinese says about as much as three Latin letters, and Japanese is written with both.
  const weight = total + (kana + han) * 2;
  if (weight < fewLetters) return undefined;
  if ((kana + han) * 6 > weight) {
    return kana * 10 > kana + han
      ? { script: 'Jpan', language: 'ja' }
      : { script: 'Hani', language: 'zh' };
  }
  const [script, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best));
  if (count * 2 < total) return undefined;
  return { script, language: languagesByScript.get(script) ?? byWords(script, words) };
}

const scripts: readonly (readonly [script: string, letters: RegExp])[] = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Hani', /\p{Script=Han}/gu],
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Hang', /\p{Script=Hangul}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
  ['Grek', /\p{Script=Greek}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
];

const languagesByScript: ReadonlyMap<string, string> = new Map([
  ['Hang', 'ko'],
  ['Hebr', 'he'],
  ['Grek', 'el'],
  ['Thai', 'th'],
]);

/** Words that are frequent in one language and rare in the others. */
const frequentWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: 'the of to and is are this you your for with not be was have from on it',
    de: 'der die das und nicht ist sie werden wurde ein eine auf mit für von zu den ihre',
    fr: 'le les des est une pas vous votre pour dans avec sur du cette être ce',
    es: 'el los las una por para con está este esta su del más usted se',
    it: 'il gli che non per una sono della è questo questa con di nel',
    pt: 'os não uma para com você seu sua está são do da em ao',
    nl: 'het een niet van deze zijn voor met uw wordt naar je dat',
    sv: 'och att det är inte för med du din ett som har kan',
    pl: 'nie jest się do czy dla został aby twoje na oraz lub',
    tr: 've bir bu için ile değil olarak lütfen daha',
    ru: 'не и в на для вы это или был по из',
    uk: 'не і в на для ви це або був з та що',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

const cyrillic: ReadonlySet<string> = new Set(['ru', 'uk']);

/** The language with the most frequent words, where they are many and clearly more than those of any other. */
function byWords(script: string, words: ReadonlyMap<string, number>): string | undefined {
  if (script !== 'Latn' && script !== 'Cyrl') return undefined;
  const hits = [...frequentWords]
    .filter(([language]) => cyrillic.has(language) === (script === 'Cyrl'))
    .map(([language, own]) => {
      let count = 0;
      for (const word of own) count += words.get(word) ?? 0;
      return { language, count };
    })
    .toSorted((a, b) => b.count - a.count);
  const [best, second] = hits;
  if (best === undefined || best.count < 8) return undefined;
  return best.count >= 2 * (second?.count ?? 0) ? best.language : undefined;
}

/** Whether texts cannot be what they are taken for: another script, or the clear words of another language. */
export function contradicts(evidence: TextLanguage, locale: string): boolean {
  const { language, script = '' } = new Intl.Locale(locale).maximize();
  const { language: found = language } = evidence;
  if (frequentWords.has(found) && frequentWords.has(language)) return found !== language;
  // Many languages are written with Latin letters too, and whole sentences of Japanese with Chinese characters alone.
  return (
    evidence.script !== 'Latn' && !(scriptsOf.get(script) ?? [script]).includes(evidence.script)
  );
}

/** The scripts that a script of CLDR is a mixture of, or another name for. */
const scriptsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['Hans', ['Hani']],
  ['Hant', ['Hani']],
  ['Jpan', ['Jpan', 'Hani']],
  ['Kore', ['Hang', 'Hani']],
]);
