import assert from 'node:assert/strict';
import {
  choiceFor,
  instructionsProblem,
  merged,
  optionsOf,
} from '../../../../src/translation/options/optionChoice.ts';

describe('the options of a translation', () => {
  it('are those of the folder, then of the language, then of the locale, then of this time', () => {
    const byLocale = { de: { formality: 'more', style: 'a' }, 'de-AT': { style: 'b' } };
    const chosen = (locale: string) =>
      optionsOf(
        merged({ formality: 'less', model: 'latency' }, choiceFor(byLocale, locale), {
          model: undefined,
        }),
      );
    assert.deepEqual(chosen('de'), { formality: 'more', model: 'latency', style: 'a' });
    assert.deepEqual(chosen('de_AT'), { formality: 'more', model: 'latency', style: 'b' });
    assert.deepEqual(chosen('fr'), { formality: 'less', model: 'latency' });
    const thisTime = { formality: 'default', style: null } as const;
    assert.deepEqual(optionsOf(merged(choiceFor(byLocale, 'de'), thisTime)), {});
  });

  it('are left to the service where nothing sound is said', () => {
    const byLocale = {
      de: {
        formality: 'formal',
        model: 7,
        style: ' '.trim(),
        customInstructions: [1],
        preserveFormatting: 'yes',
        splitSentences: 'default',
      },
      fr: 'more',
      it: null,
      es: { customInstructions: [' ', ''], preserveFormatting: false },
    };
    for (const locale of ['de', 'fr', 'it', 'es', 'nl']) {
      assert.deepEqual(optionsOf(choiceFor(byLocale, locale)), {}, locale);
    }
  });

  it('take ten instructions of 300 characters, and no more', () => {
    const problem = (count: number, length: number) => {
      const customInstructions = Array.from({ length: count }, () => 'x'.repeat(length));
      return instructionsProblem(optionsOf({ customInstructions }));
    };
    assert.equal(problem(10, 300), undefined);
    assert.equal(problem(11, 300), 'tooMany');
    assert.equal(problem(10, 301), 'tooLong');
  });
});
