/** How a name that nobody told the service about is written: plausible, wrong, and always the same. */
export function mishear(name: string): string {
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/\b\p{Lu}{2,}\b/gu, (letters) => Array.from(letters).join(' '))
    .toLowerCase()
    .replaceAll(/ie|ä/gu, 'ea')
    .replaceAll(/cht|ck/gu, 'k')
    .replaceAll('wh', 'w')
    .replaceAll('ß', 'ss')
    .replaceAll(/a\b/gu, 'er');
}

/** The text of a sentence as it is heard with these terms: a name that is among them is spelt their way. */
export function heardText(text: string, terms: readonly string[]): string {
  const spelt = new Map(terms.map((term) => [sound(term), term]));
  return text.replaceAll(
    /\{([^}]*)\}/g,
    (_, name: string) => spelt.get(sound(name)) ?? mishear(name),
  );
}

function sound(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}
