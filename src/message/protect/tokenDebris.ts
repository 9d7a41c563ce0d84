/** A number between square or white brackets of any width; in the source it may be between others. */
const inBrackets = /[[【〔⟦〚]\s{0,3}\p{Nd}{1,6}\s{0,3}[\]】〕⟧〛]/gu;
const inAnyBrackets = /[[【〔⟦〚({<「（]\s{0,3}\p{Nd}{1,6}\s{0,3}[\]】〕⟧〛)}>」）]/gu;

/** What is left of a token: of brackets, of letters (also Cyrillic ones that look alike), of a tag or what was in it. */
const forms: readonly { readonly debris: RegExp; readonly own?: RegExp }[] = [
  { debris: /[⟦⟧〚〛]/gu },
  { debris: inBrackets, own: inAnyBrackets },
  { debris: /[xх][pр][hн]|[xх]\s?[pр]\s?[hн]\s?q*\s?\p{Nd}/giu },
  { debris: /(?:<|&lt;)\s?\/?\s?[xх](?:\s{1,3}\p{L}{1,4}\s?=|\s{0,3}\/?\s?(?:>|&gt;))/giu },
  { debris: /(?<!\p{L})[xх]\s{1,3}\p{L}{1,4}\s?=\s?\S?\s?\p{Nd}/giu },
];

/**
 * The first remains of a token of ours in an answer, also of one that was translated, spaced or widened. A form that the
 * text itself has is not looked for.
 */
export function tokenDebris(text: string, answer: string): string | undefined {
  const [from, to] = [text.normalize('NFKC'), answer.normalize('NFKC')];
  for (const { debris, own = debris } of forms) {
    const [found] = to.match(debris) ?? [];
    if (found !== undefined && !from.match(own)) return found;
  }
  return undefined;
}
