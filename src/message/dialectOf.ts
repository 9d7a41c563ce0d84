import type { Dialect } from './dialect.ts';
import { hasChoiceSyntax } from './parts.ts';
import { looksLikePipes } from './plurals/pipes.ts';

/** Linked messages (`@:key`, `@.lower:key`) and quoted characters (`{'@'}`). */
const vueMark = /(?<![\w@])@(?:\.\w{1,30})?:[\w({]|\{'[^']{1,10}'\}/;
const colonName = /(?<![\p{L}\p{N}:@]):[A-Za-z_]/u;
const otherArgument = /\{[^{}]{1,100}\}|%\(\w{1,40}\)|%(?:\d+\$)?[sd@]|\$\d/;

/** Infers the dialect from the messages of a file. Few of them may show it, so all are read. */
export function dialectOf(texts: Iterable<string>): Dialect {
  let [vue, colons, others] = [0, 0, 0];
  for (const text of texts) {
    if (hasChoiceSyntax(text)) return 'icu';
    if (vueMark.test(text) || looksLikePipes(text)) vue++;
    if (otherArgument.test(text)) others++;
    else if (colonName.test(text)) colons++;
  }
  if (colons > others) return 'laravel';
  return vue > 0 ? 'vue' : 'unknown';
}
