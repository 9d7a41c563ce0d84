import assert from 'node:assert/strict';
import { ServiceError } from '../../../../src/service/errors.ts';
import type { TranslationEvent } from '../../../../src/translation/job.ts';
import { translateUnits } from '../../../../src/translation/run.ts';
import type { Translator } from '../../../../src/translation/translator.ts';
import { unitsOf } from '../withService.ts';
import { sentences } from './simulatedService.ts';

describe('a run that was stopped', () => {
  it('asks for nothing more, not even a service that minds no signal', async () => {
    let asked = 0;
    const translator: Translator = {
      codesOf: (pair) => pair,
      bodySize: () => 200,
      async translate() {
        asked++;
        await new Promise(setImmediate);
        throw new ServiceError({ kind: 'quota', operation: 'translate', host: 'service.test' });
      },
    };
    const job = { sourceLocale: 'en', locale: 'de', units: unitsOf(...sentences(1_000)) };
    const { signal } = new AbortController();
    const events: TranslationEvent[] = [];
    for await (const event of translateUnits([job], translator, { tagHandling: false, signal })) {
      events.push(event);
    }
    assert.equal(asked, 1);
    const reasons = events.flatMap((event) => (event.kind === 'failed' ? [event.reason] : []));
    assert.equal(reasons.length, 1_000);
    assert.deepEqual(new Set(reasons), new Set(['quota']));
  });
});
