import type { Reader } from './reader.ts';

/** What java.text.MessageFormat shows of a pattern; throws where an argument is none. Behind a brace too many it shows nothing. */
export function javaShows(pattern: string, shown: (argument: string) => string): string {
  let said = '';
  let argument: string | undefined;
  let isQuoted = false;
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern.charAt(at);
    if (argument === undefined) {
      if (char === "'" && pattern.charAt(at + 1) === "'") said += pattern.charAt(at++);
      else if (char === "'") isQuoted = !isQuoted;
      else if (char === '{' && !isQuoted) argument = char;
      else said += char;
      continue;
    }
    argument += char;
    if (char === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (char === '{') depth++;
    if (char !== '}' || depth-- > 0) continue;
    if (!argumentOfJava.test(argument)) throw new Error(argument);
    said += shown(argument);
    argument = undefined;
    depth = 0;
  }
  if (argument !== undefined && depth === 0) throw new Error('Unmatched braces in the pattern.');
  return said;
}

const argumentOfJava = /^\{\d+(?:, *(?:number|date|time|choice)? *(?:,[^{}]*)?)?\}$/i;

/** How java.text.MessageFormat reads a pattern: its arguments, and the braces that it shows. */
export const readJava: Reader = (text) => {
  const said = javaShows(text, (argument) => `⟪${argument}⟫`);
  return [(said.match(/⟪[^⟫]*⟫|[{}]/g) ?? []).sort().join(' ')];
};
