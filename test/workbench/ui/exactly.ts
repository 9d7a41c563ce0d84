/** Matches an element whose whole text is `text`; a string given to Playwright would match a part. */
export function exactly(text: string): RegExp {
  return new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`, 'u');
}
