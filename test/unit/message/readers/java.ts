import type { Reader } from './reader.ts';

/** How java.text.MessageFormat reads a pattern: its arguments, and the braces that it shows. */
export const readJava: Reader = (text) => {
  const found: string[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === "'" && text.charAt(at + 1) === "'") at++;
    else if (char === "'") isQuoted = !isQuoted;
    else if (char === '}' || (char === '{' && isQuoted)) found.push(char);
    else if (char === '{') {
      const end = text.indexOf('}', at);
      const argument = text.slice(at, end + 1);
      if (!/^\{\d+(?:,\w+(?:,[^{}]*)?)?\}$/.test(argument)) throw new Error(argument);
      found.push(`⟪${argument}⟫`);
      at = end;
    }
  }
  return [found.sort().join(' ')];
};
