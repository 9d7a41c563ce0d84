import { jsonSamples } from '../../placeholders/jsonSamples.ts';
import { excuseOfTexts } from '../check.ts';

/**
 * Escapes in an example of JSON say nothing where the translation has the same example, spelled or laid out in another way:
 * `{\"name\": \"x\"}` for `{"name": "x"}`.
 */
export const isInJsonSample = excuseOfTexts(({ source, target, codesAfter }) => {
  const [from, to] = [sampleIn(source), sampleIn(target)];
  if (!from || !to || !isAlike(from.value, to.value)) return undefined;
  const rest = (text: string) => sampleIn(text)?.rest ?? text;
  return codesAfter(rest).has('escape-changed') ? undefined : 'info';
});

interface Sample {
  readonly value: object;
  /** The text around it. */
  readonly rest: string;
}

function sampleIn(text: string): Sample | undefined {
  for (const { start, end, value } of jsonSamples(text)) {
    if (value !== undefined) return { value, rest: text.slice(0, start) + text.slice(end) };
  }
  return undefined;
}

/** Whether two values have the same members of the same types; texts and numbers may differ. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return typeof a === typeof b && (a === null) === (b === null);
  const [own, others] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  if (Array.isArray(a) !== Array.isArray(b) || own.size !== others.size) return false;
  return [...own].every(([name, value]) => others.has(name) && isAlike(value, others.get(name)));
}
