const longest = 300;

/** Control, format (bidi among them) and separator characters, and halves of characters. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/**
 * A text of the service as one harmless line of at most 300 characters. Unsafe characters become spaces rather than
 * nothing, so that none of them can hide one of the secrets from being blacked out.
 */
export function serviceText(text: string, ...secrets: readonly string[]): string {
  const line = text.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim();
  const safe = secrets
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.replaceAll(secret, '•••'), line);
  const characters = Array.from(safe);
  return characters.length <= longest ? safe : characters.slice(0, longest - 1).join('') + '…';
}
