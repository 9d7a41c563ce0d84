import { similarity } from './similarity.ts';
import type { Memory } from './state.ts';

/**
 * The stored code that serves a requested target, most exact first: the code itself, its base language,
 * and for a bare language any of its variants. Undefined when the memory does not cover the target.
 */
export function servingTarget(memory: Memory, requested: string): string | undefined {
  const wanted = requested.toLowerCase();
  const base = wanted.split('-', 1)[0]!;
  return (
    memory.targets.find((code) => code === wanted) ??
    memory.targets.find((code) => code === base) ??
    (wanted === base ? memory.targets.find((code) => code.startsWith(`${base}-`)) : undefined)
  );
}

/** The stored text of the segment that is most like `text`, if any reaches the threshold (percent, at least 50). */
export function bestMatch(
  memory: Memory,
  target: string,
  text: string,
  threshold: number,
): string | undefined {
  let best: { readonly score: number; readonly stored: string } | undefined;
  const letters = Array.from(text.trim());
  if (letters.length === 0) return undefined;
  for (const segment of memory.segments) {
    const stored = segment.targets.get(target);
    if (stored === undefined) continue;
    const score = similarity(letters, segment.letters, Math.max(threshold, 50));
    if (score !== undefined && score > (best?.score ?? 0)) best = { score, stored };
    if (score === 100) break;
  }
  return best?.stored;
}
