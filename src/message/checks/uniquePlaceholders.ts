import type { MessageText } from '../placeholders/messageText.ts';
import type { Placeholder } from '../placeholders/placeholder.ts';

/** The placeholders that occur once, by what they are; of duplicates nobody knows which is which. */
export function uniquePlaceholders({
  placeholders,
}: MessageText): ReadonlyMap<string, Placeholder> {
  const found = new Map<string, Placeholder>();
  const twins = new Set<string>();
  for (const placeholder of placeholders) {
    if (found.has(placeholder.identity)) twins.add(placeholder.identity);
    found.set(placeholder.identity, placeholder);
  }
  for (const identity of twins) found.delete(identity);
  return found;
}
