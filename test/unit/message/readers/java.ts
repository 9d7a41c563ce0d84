import type { Reader } from './reader.ts';

/** What java.text.MessageFormat shows of a pattern; throws where an argument is none. */
export function javaShows(pattern: string, shown: (argument: string) => string): string {
  let said = '';
  let isQuoted = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern.charAt(at);
    if (char === "'" && pattern.charAt(at + 1) === "'") {
      said += char;
      at++;
    } else if (char === "'") isQuoted = !isQuoted;
    else if (char === '{' && !isQuoted) {
      const end = pattern.indexOf('}', at);
      const argument = pattern.slice(at, end + 1);
      if (!/^\{\d+(?:,\w+(?:,[^{}]*)?)?\}$/.test(argument)) throw new Error(argument);
      said += shown(argument);
      at = end;
    } else said += char;
  }
  return said;
}

/** How java.text.MessageFormat reads a pattern: its arguments, and the braces that it shows. */
export const readJava: Reader = (text) => {
  const said = javaShows(text, (argument) => `⟪${argument}⟫`);
  return [(said.match(/⟪[^⟫]*⟫|[{}]/g) ?? []).sort().join(' ')];
};
