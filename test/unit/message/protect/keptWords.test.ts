import assert from 'node:assert/strict';
import { brokenEntities } from '../../../../src/message/checks/placeholders/brokenEntities.ts';
import { withoutNoise } from '../../../../src/message/protect/noise.ts';
import { repaired } from '../../../../src/message/protect/repaired.ts';

describe('an answer keeps its words', () => {
  for (const [text, answer] of [
    ['Voici la traduction : {text}', 'Here is the translation: {text}'],
    ['Hier ist die Übersetzung: {text}', 'Aquí está la traducción: {text}'],
    ['{text}', 'Here is the translation: {text}'],
  ] as const) {
    it(`where ${text} speaks of a translation, or nothing else would be left`, () =>
      assert.equal(withoutNoise(answer, text), answer));
  }

  it('and loses what a service says before it', () =>
    assert.equal(withoutNoise('Here is the translation: Hallo', 'Bonjour'), 'Hallo'));

  it('however often the same is asked', () => {
    const once = () => repaired('a &amp;lt;b', 'x &amp;lt;y');
    assert.deepEqual([once(), once(), once()], Array(3).fill('a &amp;lt;b'));
  });

  it('that are names of entities before a semicolon', () => {
    assert.deepEqual(
      brokenEntities('It costs 5 euros, VAT extra', 'Costa 5 euro; IVA esclusa'),
      [],
    );
  });
});
