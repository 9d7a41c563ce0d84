import assert from 'node:assert/strict';
import { verify } from '../../../src/message/checks/placeholders/placeholderContract.ts';
import { scanPlaceholders } from '../../../src/message/placeholders/messageText.ts';
import { ladder, protect, type Protection } from '../../../src/message/protect/protection.ts';
import { messages } from './messages.ts';

/** What a translation service may do to anything in a text that looks like markup or a token. */
const markup = new RegExp(
  [
    String.raw`@:\{'[^']*'\}|\{\{[^{}]*\}\}|\{[^{}]*\}|\{'.'\}|\S+:\S+|\S+@\S+|www\S+|\]\([^)]*\)|<!--.*?-->|<(?:"[^"]*"|'[^']*'|[^<>"'])*>`,
    String.raw`%\([^)]*\)[.\d]*\w|%\w+%|%[\d.$]*(?:l*[a-z]|@)|&#?\w+;|\$\w+\$|\$t\([^)]*\)|@[.:]\S+`,
    String.raw`⟦[^⟧]*⟧|XPHQ*\d+X|${'`[^`]*`'}|\\u.{4}|\\.`,
  ].join('|'),
  'g',
);

const manglers: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  'translate names': (text) => eachMarkup(text, (found) => found.replace(/[a-z]+/i, 'wort')),
  'add spaces': (text) =>
    eachMarkup(text, (found) => `${found.slice(0, 1)} ${found.slice(1, -1)} ${found.slice(-1)}`),
  drop: (text) => eachMarkup(text, () => '', 1),
  'drop all': (text) => eachMarkup(text, () => ''),
  duplicate: (text) => eachMarkup(text, (found) => `${found} ${found}`, 1),
  'move to front': (text) =>
    (text.match(markup) ?? []).reverse().join(' ') + ' ' + text.replaceAll(markup, ''),
  'swap cases': (text) => eachMarkup(text, swapCase),
  'strip tags': (text) => text.replaceAll(/<[^<>]*>/g, ''),
  'break brackets': (text) => text.replaceAll(/[}⟧>)]/g, ''),
  'break letters': (text) => text.replaceAll(/XPH(Q*\d+)X/g, 'XP $1'),
  'wide brackets': (text) =>
    text
      .replaceAll('{', '｛')
      .replaceAll('}', '｝')
      .replaceAll('⟦', '［［')
      .replaceAll('⟧', '］］'),
  'unescape entities': (text) =>
    text.replaceAll('&lt;', '<').replaceAll('&amp;', '&').replaceAll('&nbsp;', '\u{A0}'),
  'break everything': (text) =>
    eachMarkup(text, (found) =>
      found
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .split('')
        .reverse()
        .join(''),
    ),
  'answer nothing': () => '',
  'answer markup': (text) => `${text} {made} %s <up>`,
};

const plans: readonly { readonly memory: boolean; readonly tagHandling: boolean }[] = [
  { memory: true, tagHandling: false },
  { memory: false, tagHandling: false },
  { memory: true, tagHandling: true },
  { memory: false, tagHandling: true },
];

interface Outcome {
  readonly text: string;
  readonly protection: Protection;
}

/** Tries one protection after the other, as a run does; undefined is a refusal. */
function climb(
  source: string,
  plan: (typeof plans)[number],
  service: (text: string) => string,
): Outcome | undefined {
  const hasPlaceholders = scanPlaceholders(source).length > 0;
  for (const protection of ladder({ ...plan, hasPlaceholders })) {
    const sent = protect(source, protection);
    const text = sent.restore(sent.texts.map(service));
    if (text !== undefined && verify(source, text).length === 0) return { text, protection };
  }
  return undefined;
}

function identities(text: string): readonly string[] {
  return scanPlaceholders(text)
    .map(({ identity }) => identity)
    .sort();
}

describe('messages that a service mangles', () => {
  it('are at least 80, of every kind', () => assert.ok(messages.length >= 80));

  for (const [mode, mangle] of Object.entries(manglers)) {
    it(`are kept whole or refused: ${mode}`, () => {
      for (const { text } of messages) {
        for (const plan of plans) {
          const outcome = climb(text, plan, (sent) => mangle(translate(sent)));
          if (outcome)
            assert.deepEqual(
              identities(outcome.text),
              identities(text),
              `${text} → ${outcome.text}`,
            );
        }
      }
    });
  }

  it('are asked for once where the service is good', () => {
    for (const { text, placeholders } of messages) {
      for (const plan of plans) {
        const [first] = ladder({ ...plan, hasPlaceholders: placeholders.length > 0 });
        assert.equal(climb(text, plan, translate)?.protection, first, text);
      }
    }
  });

  it('are never refused by a service that leaves prose whole', () => {
    const spoilsProse = ['answer nothing', 'answer markup', 'break brackets', 'unescape entities'];
    for (const [mode, mangle] of Object.entries(manglers)) {
      if (spoilsProse.includes(mode)) continue;
      for (const { text } of messages.filter(({ placeholders }) => placeholders.length > 0)) {
        assert.ok(climb(text, { memory: true, tagHandling: false }, mangle), `${mode}: ${text}`);
      }
    }
  });

  it('need the next step only when a step failed', () => {
    const plan = { memory: true, tagHandling: false };
    const step = (mangle: (text: string) => string): string | undefined =>
      climb('Hello {name}, bye', plan, mangle)?.protection;
    assert.equal(
      step((text) => text),
      'natural',
    );
    assert.equal(
      step((text) => text.replace('{name}', '{Name}')),
      'tokens',
    );
    assert.equal(
      step((text) => text.replace('{name}', '{Name}').replaceAll(/[⟦⟧]/g, '')),
      'letters',
    );
    assert.equal(
      step((text) => text.replace('{name}', '{Name}').replaceAll(/[⟦⟧X]/g, '')),
      'split',
    );
    assert.equal(
      step((text) => `${text} {more}`),
      undefined,
    );
  });
});

/** Visibly another text, with markup left alone: what a good service does. */
function translate(text: string): string {
  let at = 0;
  let result = '';
  for (const match of text.matchAll(markup)) {
    result += accent(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + accent(text.slice(at));
}

function accent(prose: string): string {
  return prose.replaceAll('e', 'ë').replaceAll('o', 'ö');
}

function eachMarkup(text: string, change: (found: string) => string, times = Infinity): string {
  let count = 0;
  return text.replaceAll(markup, (found) => (count++ < times ? change(found) : found));
}

function swapCase(text: string): string {
  return text.replaceAll(/\p{L}/gu, (char) =>
    char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase(),
  );
}
