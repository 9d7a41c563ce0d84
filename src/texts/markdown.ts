import { plainText } from './uiText.ts';

/* For documents that are read as text and as a preview: service text in them must neither act nor vanish. */

/** Text as code, whatever backticks it holds itself. */
export function codeSpan(text: string): string {
  const shown = plainText(text, 300);
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map(({ length }) => length));
  if (longest === 0) return `\`${shown}\``;
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${shown} ${fence}`;
}

/** Text that is no markup: links, pictures, HTML and code stay as they are spelled. */
export function inertText(text: string): string {
  return text.replace(/[\\`[\]<>]/g, (char) => `\\${char}`);
}
