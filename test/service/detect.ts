const scripts: readonly (readonly [string, RegExp])[] = [
  ['JA', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['KO', /\p{Script=Hangul}/u],
  ['ZH', /\p{Script=Han}/u],
  ['RU', /\p{Script=Cyrillic}/u],
];

const hints: readonly (readonly [string, RegExp])[] = [
  [
    'DE',
    /[äöüß]|(?<!\p{L})(der|die|das|und|ist|nicht|ein|eine|einen|wir|sie|für|mit|auf|den|dem|zu|von|wird|wurde|hallo|welt|guten|bitte|datei|ihr|ihre)(?!\p{L})/giu,
  ],
  [
    'FR',
    /[àâçèêëîïôœû]|(?<!\p{L})(le|la|les|des|du|une|est|et|vous|nous|votre|pour|avec|dans|bonjour|merci|au|aux|ce|cette|fichier|monde)(?!\p{L})/giu,
  ],
  [
    'ES',
    /[ñ¿¡]|(?<!\p{L})(el|los|las|una|es|y|usted|su|para|con|hola|gracias|archivo|mundo)(?!\p{L})/giu,
  ],
  [
    'EN',
    /(?<!\p{L})(the|and|is|are|was|you|your|to|of|for|with|this|that|not|hello|world|please|file)(?!\p{L})/giu,
  ],
];

/** A guess at the language: the script where it tells, else the most hits among common words and letters, else `EN`. */
export function detectLanguage(text: string): string {
  const words = text.replace(/<[^<>]*>|\{[^{}]*\}/g, ' ');
  const script = scripts.find(([, pattern]) => pattern.test(words));
  if (script) return script[0];
  let best = { language: 'EN', hits: 0 };
  for (const [language, pattern] of hints) {
    const hits = words.match(pattern)?.length ?? 0;
    if (hits > best.hits) best = { language, hits };
  }
  return best.language;
}
