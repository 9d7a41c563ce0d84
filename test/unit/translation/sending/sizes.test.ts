import assert from 'node:assert/strict';
import { Sizes } from '../../../../src/translation/sending/sizes.ts';
import type { TranslationRequest } from '../../../../src/translation/translator.ts';
import { SimulatedService, sentences, type Course } from './simulatedService.ts';

const sources = sentences(2_000);
const some = sentences(600);

describe('a service that takes less at once than its contract says', () => {
  for (const status of [400, 413]) {
    for (const most of status === 413 ? [1, 7, 10, 25, 49] : [1, 10]) {
      it(`(${most} texts, ${status}) gets that from then on`, async () => {
        const trouble: Course['trouble'] = ({ texts }) =>
          texts.length > most ? { status } : undefined;
        const service = new SimulatedService({ trouble });
        assert.equal((await service.run(some)).translated, some.length);
        const refused = service.arrivals.length - service.answered;
        assert.ok(refused <= 6, `${refused} refused`);
        assert.ok(service.answered <= (2.1 * some.length) / most, `${service.answered}`);
      });
    }

    it(`(1,500 bytes, ${status}) gets that from then on`, async () => {
      const trouble: Course['trouble'] = ({ bytes }) => (bytes > 1_500 ? { status } : undefined);
      const service = new SimulatedService({ trouble });
      assert.equal((await service.run(some)).translated, some.length);
      const refused = service.arrivals.length - service.answered;
      assert.ok(refused <= 6, `${refused} refused`);
    });
  }

  it('is not mistaken for one that minds a text', async () => {
    const trouble: Course['trouble'] = ({ texts }) =>
      texts.some((text) => / (3|317|318|999) /.test(text)) ? { status: 400 } : undefined;
    const service = new SimulatedService({ trouble });
    const { failed, translated } = await service.run(sources);
    assert.deepEqual([failed, translated], [{ rejected: 4 }, sources.length - 4]);
    const whole = service.arrivals.filter(({ texts }) => texts.length === 50);
    assert.ok(whole.length >= 38, `${whole.length} requests with 50 texts`);
    assert.ok(service.arrivals.length <= 40 + 4 * 13, `${service.arrivals.length} requests`);
  });

  it('is not given up, however many texts it minds among those that it takes', async () => {
    const minded = sources.filter((_, place) => place % 80 === 40);
    const trouble: Course['trouble'] = ({ texts }) =>
      texts.some((text) => minded.includes(text)) ? { status: 400 } : undefined;
    const service = new SimulatedService({ trouble });
    const { failed, translated } = await service.run(sources);
    assert.deepEqual(
      [failed, translated],
      [{ rejected: minded.length }, sources.length - minded.length],
    );
  });

  it('is found out also where longer texts come late', async () => {
    const long = Array.from({ length: 400 }, (_, place) => `${place} ${'long '.repeat(200)}`);
    const trouble: Course['trouble'] = ({ bytes }) =>
      bytes > 20_000 ? { status: 413 } : undefined;
    const service = new SimulatedService({ trouble });
    const { translated } = await service.run([...sources, ...long]);
    assert.equal(translated, sources.length + long.length);
    const refused = service.arrivals.length - service.answered;
    assert.ok(refused <= 6, `${refused} refused`);
  });
});

describe('what a service takes at once', () => {
  const requestOf = (texts: number, length: number): TranslationRequest => ({
    sourceLocale: 'en',
    targetLocale: 'de',
    texts: Array.from({ length: texts }, () => 'x'.repeat(length)),
  });
  const bodySize = ({ texts }: TranslationRequest) => texts.join('').length;

  it('is as many texts as were answered, also where fewer were refused for their bytes', () => {
    const sizes = new Sizes({ bodySize });
    sizes.answered(requestOf(50, 10));
    sizes.refused(requestOf(20, 1_000));
    assert.equal(sizes.parts(requestOf(50, 10)).length, 1);
    assert.ok(sizes.parts(requestOf(20, 1_000)).length > 1);
  });
});
