import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { checkMessage } from '../../../../src/message/checks/checkMessage.ts';
import type { Check } from '../../../../src/message/checks/check.ts';
import { addCheck, type FindingCode } from '../../../../src/message/checks/checks.ts';
import { matchPlace, replaced } from '../../../../src/message/checks/places.ts';
import { fileFindings } from '../../../../src/project/findings/fileFindings.ts';
import {
  isCertain,
  proposedValue,
  proposedValues,
} from '../../../../src/project/findings/proposedFixes.ts';
import { unknown } from '../../../../src/programs/unknown.ts';

const shouted = (text: string) => matchPlace(text, /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u);

/** A word in capitals that the source does not shout; on a button it may be meant. */
const shouting: Check<FindingCode> = {
  code: 'shouting' as FindingCode,
  severity: 'warning',
  find: ({ source, target }) => {
    const place = shouted(target.text);
    if (place === undefined || shouted(source.text) !== undefined) return [];
    return [{ expected: '', got: target.text.slice(place.start, place.end) }];
  },
  excuses: [
    (_, { target }) => (target.includes(' ') ? undefined : 'info'),
    ({ got }) => (got === 'HTML' ? 'none' : undefined),
  ],
  place: (_, target) => shouted(target),
  fix: ({ target, got }) => {
    const place = shouted(target);
    return place ? [replaced(target, place, got.charAt(0) + got.slice(1).toLowerCase())] : [];
  },
  isCertain: true,
};

const parsed = (content: object) => runSync(formatFor('json', 'en').parse(JSON.stringify(content)));

async function findings(source: object, target: object) {
  const file = parsed(target);
  const { findings } = await fileFindings({
    file,
    locale: 'de',
    format: 'json',
    program: unknown,
    source: { file: parsed(source), locale: 'en' },
    guard: () => [],
    known: new Map(),
  });
  return findings;
}

describe('a check that is written in one file', () => {
  let takeOut: () => void;
  beforeEach(() => {
    takeOut = addCheck(shouting);
  });
  afterEach(() => takeOut());

  it('is heard of a text by itself, and is not once it is taken out', () => {
    const pair = {
      source: 'Save it',
      target: 'SPEICHERN bitte',
      sourceLocale: 'en',
      targetLocale: 'de',
    };
    const [found, ...others] = checkMessage(pair);
    assert.deepEqual(found, {
      code: 'shouting',
      severity: 'warning',
      expected: '',
      got: 'SPEICHERN',
    });
    assert.deepEqual(others, []);
    takeOut();
    assert.deepEqual(checkMessage(pair), []);
  });

  it('has its place and its excuses in a file', async () => {
    const source = { a: 'Save it', b: 'Save', c: 'A page' };
    const target = { a: 'Bitte SPEICHERN', b: 'SPEICHERN', c: 'Eine HTML Seite' };
    const found = await findings(source, target);
    assert.deepEqual(
      found.map(({ message, finding: { severity }, at }) => [message.path.join('.'), severity, at]),
      [
        ['a', 'warning', { start: 6, end: 15 }],
        ['b', 'info', { start: 0, end: 9 }],
      ],
    );
  });

  it('is mended, one or all, where nobody has to look', async () => {
    const found = await findings(
      { a: 'Save it', b: 'Save' },
      { a: 'Bitte SPEICHERN', b: 'SPEICHERN' },
    );
    assert.deepEqual(found.map(proposedValue), ['Bitte Speichern', 'Speichern']);
    assert.deepEqual(found.map(isCertain), [true, false]);
    assert.deepEqual(
      proposedValues(found).map(({ value }) => value),
      ['Bitte Speichern', 'Speichern'],
    );
  });
});
