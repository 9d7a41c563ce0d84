/** Whether the page is shown on a Mac: the machine of the person, wherever Glossa runs. */
export const isOnMac = globalThis.navigator?.userAgent.includes('Macintosh') ?? false;

/** A text that names keys, with the names that they have on a Mac where the page is shown on one. */
export function keyNames(text: string, isMac = isOnMac): string {
  if (!isMac) return text;
  return text.replace(/\b(?:Ctrl|Strg)\+/g, '⌘').replace(/\bAlt\+/g, '⌥');
}
