/** Whether the last line of a text lacks its line break. A byte order mark alone is no line. */
export function endsOpen(text: string): boolean {
  return text !== '\uFEFF' && /[^\r\n]$/.test(text);
}
