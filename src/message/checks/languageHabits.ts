/** The primary language of a tag, in lower case: `pt` for `pt-BR` and `pt_BR`. */
export function languageOf(locale: string): string {
  return (/^[a-z]+/i.exec(locale)?.[0] ?? '').toLowerCase();
}

/** The region that a locale names, or that most who read its language live in, in lower case: `br` for `pt`. */
export function regionOf(locale: string): string {
  try {
    const { region = '' } = new Intl.Locale(locale.replaceAll('_', '-')).maximize();
    return region.toLowerCase();
  } catch {
    return '';
  }
}

const scripts = new Map<string, string | undefined>();

/** The script that a locale is written in (`Latn`, `Cyrl`, …); undefined where nothing is known of it. */
export function scriptOf(locale: string): string | undefined {
  if (!scripts.has(locale)) scripts.set(locale, findScript(locale));
  return scripts.get(locale);
}

/** `zh_pinyin`, `ja_JP_ROMAJI`, `sr@latin`. */
const ofLatin = /[-_@](?:pinyin|romaji|latn|latin)(?![a-z\d])/i;

function findScript(locale: string): string | undefined {
  if (ofLatin.test(locale)) return 'Latn';
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}

/** The letters of scripts that go together. */
const composite: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hira', 'Kana'],
  Hrkt: ['Han', 'Hira', 'Kana'],
  Hira: ['Han', 'Hira', 'Kana'],
  Kana: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
  Hans: ['Han', 'Bopo'],
  Hant: ['Han', 'Bopo'],
};

/** Languages that are written in more than one script, where a locale does not say which. */
const severalScripts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ['sr sh bs cnr be tk tt crh gag kaa ro mo tly', 'Latn Cyrl'],
    ['uz az kk ky tg ug', 'Latn Cyrl Arab'],
    ['ku ms ha', 'Latn Arab'],
    ['kab ber tzm zgh shi', 'Latn Tfng Arab'],
    ['mn', 'Cyrl Mong'],
    ['pa', 'Guru Arab'],
    ['sd ks', 'Arab Deva'],
    ['kok hif', 'Deva Latn'],
    ['iu oj cr', 'Cans Latn'],
    ['ary arq aeb', 'Arab Latn'],
    ['nan hak cdo', 'Han Bopo Latn'],
    ['mni', 'Beng Mtei'],
    ['wal', 'Latn Ethi'],
    ['lad yi', 'Hebr Latn'],
  ].flatMap(([languages = '', scripts = '']) =>
    languages.split(' ').map((language) => [language, scripts.split(' ')]),
  ),
);

/** Whether a locale of such a language says itself which script it means, as `sr-Latn` does. */
export function isScriptChosen(locale: string): boolean {
  return namesScript(locale) && severalScripts[languageOf(locale)] !== undefined;
}

const namesScript = (locale: string): boolean => /^[a-z]{2,3}[-_][a-z]{4}(?![a-z\d])/i.test(locale);

/**
 * The scripts (ISO 15924) in which a text of a locale may be, all of those of a language with several; undefined where nothing is
 * known of it, and for locales of made-up texts (`ar-XB`).
 */
export function scriptsOf(locale: string): readonly string[] | undefined {
  const script = scriptOf(locale);
  if (script === undefined || /[-_]X[A-Z](?![a-z\d])/i.test(locale)) return undefined;
  const several = namesScript(locale) ? undefined : severalScripts[languageOf(locale)];
  const scripts = several ?? composite[script] ?? [script];
  return scripts.every(isOfUnicode) ? scripts : undefined;
}

function isOfUnicode(script: string): boolean {
  try {
    return !script.startsWith('Z') && new RegExp(String.raw`\p{sc=${script}}`, 'u').unicode;
  } catch {
    return false;
  }
}

/** Languages that put no space between words. */
const unspaced: ReadonlySet<string> = new Set('ja zh yue th lo km my bo dz'.split(' '));
/** Languages that add particles or endings to the word before, and so to a placeholder. */
const suffixing: ReadonlySet<string> = new Set(
  (
    'ko tr az kk ky uz tk tt ug ba cv crh gag kaa sah hu fi et se smn sms eu ka hy mn qu kl iu am ' +
    'ta te kn ml si bn as ne mr or gu pa kok mai sa sd ku ckb'
  ).split(' '),
);
/** Languages that write prepositions and articles together with the word after. */
const prefixing: ReadonlySet<string> = new Set(['ar', 'he', 'iw', 'fa', 'ur']);

/** Languages with a genitive of one letter, which names take as well. */
const genitives: ReadonlySet<string> = new Set('sv da nb nn no de nl'.split(' '));

/** Languages with plurals in which a noun keeps its form after a number. */
const sameBehindNumbers: ReadonlySet<string> = new Set(
  'az ckb cy fa fil hu hy ka kk ku ky mn tk tl tr tt ug uz'.split(' '),
);

/** Whether a noun keeps its form after a number, although the language has plurals. */
export function keepsNouns(locale: string): boolean {
  return sameBehindNumbers.has(languageOf(locale));
}

/** Whether the word that ends here belongs to the placeholder after it, as the ordinal of Korean does. */
export function isPrefix(text: string, locale: string): boolean {
  return languageOf(locale) === 'ko' && text.endsWith('제');
}

/** Whether the text goes on with an ending that names take: "{name}s profil" in Swedish. */
export function isGenitive(text: string, locale: string): boolean {
  return genitives.has(languageOf(locale)) && /^s(?!\p{L})/u.test(text);
}

/** Languages that inflect names too, mostly without a sign between name and ending. */
const inflecting: ReadonlySet<string> = new Set(
  'cs sk pl hsb dsb sl hr bs sr me mk bg ru uk be lt lv ltg sq'.split(' '),
);

const ending =
  /^(?:[aeiouyàáéíýąęěįųůúāēīū]|[aeio]m|[aeiuo]s|[aeiy]ch|[aeoy]mi?|ami|ovi|owi|ów|ov|ou|ie|ui|ai|it|[аеиоуыюяіїєѝ]|[оеєё][мйв]|о?[вє][іи]|ам[иі]?|ями?|ах|ях|ів)(?!\p{L})/u;

/** Whether the text goes on with an ending that names take in a case: "{name}em" in Polish. */
export function isCaseEnding(text: string, locale: string): boolean {
  return inflecting.has(languageOf(locale)) && ending.test(text);
}

/** Whether the language may write a letter directly before a placeholder that had a space there. */
export function mayGlueBefore(locale: string): boolean {
  const language = languageOf(locale);
  return unspaced.has(language) || prefixing.has(language);
}

/** Whether the language may write a letter directly after a placeholder that had a space there. */
export function mayGlueAfter(locale: string): boolean {
  const language = languageOf(locale);
  return unspaced.has(language) || suffixing.has(language) || prefixing.has(language);
}
