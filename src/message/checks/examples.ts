/** What announces an example in a source. */
const marker = String.raw`(?<!\p{L})(?:[Ee]\.?\s?g\b|[Ii]\.\s?e\b|[Ee]x\.|[Ee]x:|[Ee]xamples?\b|[Ff]or instance|[Ss]uch as|[Zz]\.\s?B\.|[Pp](?:ar|\.)?\s?ex\.|[Pp]\.\s?ej\.|[Ee]j\.|[Bb]eispiel|例)`;
const marked = new RegExp(String.raw`${marker}(?:[^()]|\([^()]*\))*?(?=[.!?]\s+\p{Lu}|\)|$)`, 'gu');

/**
 * What a source gives as an example, up to the end of its sentence or bracket: `eg. 3070`. Languages have their own ones.
 */
export function examplesIn(source: string): readonly string[] {
  return source.match(marked) ?? [];
}

/** Whether a part of a source stands in it as an example. */
export function isInExample(source: string, part: string): boolean {
  return examplesIn(source).some((example) => example.includes(part));
}
