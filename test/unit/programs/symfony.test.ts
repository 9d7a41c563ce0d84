import { parse, stringify } from 'yaml';
import { isJudged, valuesOf, type MessageFile } from './judged.ts';

const values: Readonly<Record<string, string>> = valuesOf('name', 'place');

/** What Symfony shows for one and for several (its TranslatorTrait.php): choices only where it is given a count. */
const shows = (message: string): readonly string[] =>
  [1, 5].map((count) => {
    const filled = (text: string) =>
      text.replaceAll(/%(name|place|count)%/g, (_, name: string) => values[name] ?? `${count}`);
    if (!message.includes('%count%')) return filled(message);
    const parts = (message.match(/(?:\|\||[^|])+/g) ?? []).map((part) =>
      part.replaceAll('||', '|').trim(),
    );
    const rules: string[] = [];
    for (const part of parts) {
      const [, exact, from, to, text = ''] =
        /^(?:\{\s*(\d+)\s*\}|\]?\[?\s*(\d+)\s*,\s*(\d+|Inf)\s*[[\]])\s*([^]*)$/.exec(part) ?? [];
      const isExact = exact !== undefined && Number(exact) === count;
      const isWithin =
        from !== undefined && count >= Number(from) && (to === 'Inf' || count <= Number(to));
      if (isExact || isWithin) return filled(text);
      if (exact === undefined && from === undefined) rules.push(part.replace(/^\w+:\s*/, ''));
    }
    const chosen = parts.length === 1 ? rules[0] : rules[count === 1 ? 0 : 1];
    if (chosen === undefined) throw new Error('Unable to choose a translation');
    return filled(chosen);
  });

const file: MessageFile = {
  write: (messages) => stringify(messages, { lineWidth: 0 }),
  read: (text) => parse(text) as Readonly<Record<string, string>>,
};

describe('Symfony', () =>
  isJudged({
    id: 'symfony',
    // A word before a colon is the label of a choice, also where there is but one.
    misreads: /(?:^|\|)\s*[\p{L}\d]+:/u,
    manifest: { 'composer.json': '{"require": {"symfony/translation": "^7"}}' },
    pathOf: (locale) => `translations/messages.${locale}.yaml`,
    file,
    shows,
    messages: [
      'Open the gate of %name%',
      'the %name% at %place%',
      "Don't open the '%name%'",
      'the row of %name%|Open the %count% rows',
      '{1} the row|[2,Inf[ Open %count% rows at noon',
      '<b>the %name%</b> or this',
      '50 percent of the %name% rows',
      '%name%%place% open',
    ],
    people: [
      ['Hello %name%', 'Hallo % name%', true],
      ['Rows of %name%', 'Zeilen von %nmae%', true],
      ['Rows of %name%', 'Zeilen von {name}', true],
      ['the row|the %count% rows of %name%', 'die Zeile|die %count% Zeilen', true],
      ['Hello %name%', "L'%name% d'or @", false],
      ['Rows at %place%', '(%place%) 5 % Zeilen', false],
      ['the row|the %count% rows of %name%', 'die Zeile|die %count% Zeilen von %name%', false],
    ],
  }));
