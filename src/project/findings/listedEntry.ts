/** What a line of a list of findings says, as the fields of its JSON object; none in a comment, and in a line that was damaged. */
export function objectOf(line: string): Readonly<Record<string, unknown>> {
  if (!line.startsWith('{')) return {};
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
