import type { Dialect } from './dialect.ts';
import { hasChoiceSyntax } from './parts.ts';
import { looksLikePipes } from './plurals/pipes.ts';

/** Linked messages (`@:key`, `@.lower:key`) and quoted characters (`{'@'}`). */
const vueMark = /(?<![\w@])@(?:\.\w{1,30})?:[\w({]|\{'[^']{1,10}'\}/;
const colonName = /(?<![\p{L}\p{N}:@]):[A-Za-z_]/u;
const otherArgument = /\{[^{}]{1,100}\}|%\(\w{1,40}\)|%(?:\d+\$)?[sd@]|\$\d/;

/** What no message of ICU holds: other arguments and references, and attributes whose quotation would reach behind the tag. */
const notOfIcu =
  /\{\{|\}\}|\$t\(|%[{(]\w|%(?:\d+\$)?[sd@](?!\p{L})|(?<![\w@])@(?:\.\w{1,30})?:[\w({]|='[^'<>]{0,200}'\s?\/?>/u;

/**
 * Infers the dialect from the messages of a file. Few of them may show it, so all are read. Where some have choices of ICU and
 * others what ICU does not know, programs mix (i18next and ngx-translate with a compiler for single messages): then each
 * message tells for itself.
 */
export function dialectOf(texts: Iterable<string>): Dialect {
  let [choices, strange, vue, colons, others] = [0, 0, 0, 0, 0];
  for (const text of texts) {
    if (hasChoiceSyntax(text)) {
      choices++;
      continue;
    }
    if (notOfIcu.test(text)) strange++;
    if (vueMark.test(text) || looksLikePipes(text)) vue++;
    if (otherArgument.test(text)) others++;
    else if (colonName.test(text)) colons++;
  }
  if (choices > 0) return strange === 0 ? 'icu' : 'unknown';
  if (colons > others) return 'laravel';
  return vue > 0 ? 'vue' : 'unknown';
}
