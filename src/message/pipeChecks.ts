import { contractFindings } from './contract.ts';
import type { Finding } from './findings.ts';
import { gap, readMessage } from './messageText.ts';
import { hasChoiceSyntax } from './parts.ts';
import { looksLikePipes, pipeParts, pipesFindings } from './pipes.ts';

/** What is wrong with the choices of a vue-i18n message; the pipes of an ICU message are text. */
export function pipeFindings(source: string, target: string): readonly Finding[] {
  if (!looksLikePipes(source) || hasChoiceSyntax(source)) return [];
  const wrongCount = pipesFindings(source, target);
  return wrongCount.length > 0 ? wrongCount : choiceFindings(choices(source), choices(target));
}

function choices(text: string): readonly string[] {
  return pipeParts(text).pieces.map((piece) => piece.text);
}

/** Choices without words are not among them, so another number of them says nothing about which belong together. */
function choiceFindings(
  sources: readonly string[],
  targets: readonly string[],
): readonly Finding[] {
  if (sources.length !== targets.length) return [];
  const found = new Map<string, Finding>();
  for (const [place, source] of sources.entries()) {
    const target = targets[place] ?? source;
    const isLast = place === sources.length - 1;
    const read = (text: string) => readMessage(isLast ? text : withoutCount(text));
    for (const one of contractFindings(read(source), read(target)))
      found.set(JSON.stringify(one), one);
  }
  return [...found.values()];
}

/** "one apple" may become "{count} apple", and the reverse; the last choice is for many and has to show how many. */
function withoutCount(choice: string): string {
  return choice.replaceAll(/(?<![{$%])\{\s*(?:count|n)\s*\}(?!\})/g, gap);
}
