import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { RequestSizer } from '../../../../src/translation/sending/requestSizer.ts';
import type { TranslationRequest } from '../../../../src/translation/translator.ts';
import { randoms } from '../../../service/randoms.ts';
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

  for (const [what, trouble, each] of [
    ['10 texts, 400', ({ texts }) => (texts.length > 10 ? { status: 400 } : undefined), 9],
    ['7 texts, 413', ({ texts }) => (texts.length > 7 ? { status: 413 } : undefined), 6],
    ['1 text', ({ texts }) => (texts.length > 1 ? { status: 400 } : undefined), 1],
    ['1,500 bytes, 413', ({ bytes }) => (bytes > 1_500 ? { status: 413 } : undefined), 30],
    ['600 bytes, 400', ({ bytes }) => (bytes > 600 ? { status: 400 } : undefined), 9],
  ] as readonly (readonly [string, Course['trouble'], number])[]) {
    it(`(${what}) gets as many requests side by side as any other`, async () => {
      const service = new SimulatedService({ trouble });
      const { milliseconds, translated } = await service.run(sources);
      assert.equal(translated, sources.length);
      assert.deepEqual(service.billedTwice, []);
      assert.equal(service.peak, 8);
      const requests = sources.length / each;
      assert.ok(service.answered <= 1.25 * requests, `${service.answered} of ${requests}`);
      // The requests, eight at once, and what it takes to find out.
      const possible = (1.25 * requests * 200) / 8 + 3_000;
      assert.ok(milliseconds <= possible, `${milliseconds} of ${possible}`);
    });
  }

  it('gets as many at once as it takes, however long they are, where it minds their number', async () => {
    const longer = sources.map((text, place) => text + ' long'.repeat(place / 20));
    const trouble: Course['trouble'] = ({ texts }) =>
      texts.length > 10 ? { status: 400 } : undefined;
    const service = new SimulatedService({ trouble });
    assert.equal((await service.run(longer)).translated, longer.length);
    assert.ok(service.answered <= 1.15 * (longer.length / 10), `${service.answered}`);
    assert.equal(service.peak, 8);
    assert.ok(service.arrivals.length - service.answered <= 6);
  });

  it('gets as much at once as it takes, however many they are, where it minds their length', async () => {
    const long = Array.from({ length: 50 }, (_, place) => `${place} ${'long '.repeat(2_000)}`);
    const trouble: Course['trouble'] = ({ bytes }) =>
      bytes > 25_000 ? { status: 400 } : undefined;
    const service = new SimulatedService({ trouble });
    const { translated } = await service.run([...long, ...sources]);
    assert.equal(translated, long.length + sources.length);
    const full = service.arrivals.filter(({ texts }) => texts.length === 50);
    assert.ok(full.length >= 35, `${full.length} requests with 50 texts`);
    assert.ok(service.arrivals.length - service.answered <= 8);
  });

  it('is cancelled while parts go out side by side, and each text has its end', async () => {
    const trouble: Course['trouble'] = ({ texts }) =>
      texts.length > 10 ? { status: 400 } : undefined;
    const service = new SimulatedService({ trouble });
    const controller = new AbortController();
    const run = service.runWith(service.translator(), sources, { signal: controller.signal });
    const cancelled = service.time.wait(4_000).then(() => controller.abort());
    await service.time.passed(Promise.all([run, cancelled]));
    const { translated, failed } = await run;
    assert.ok(translated > 0 && (failed['cancelled'] ?? 0) > 0);
    assert.equal(translated + (failed['cancelled'] ?? 0), sources.length);
  });

  for (const status of [429, 503] as const) {
    it(`(and answers one in ten with ${status}) is given everything all the same`, async () => {
      const random = randoms(5);
      const trouble: Course['trouble'] = ({ texts }) => {
        if (texts.length > 10) return { status: 400 };
        return random() < 0.1 ? { status } : undefined;
      };
      const service = new SimulatedService({ trouble });
      assert.equal((await service.run(sources)).translated, sources.length);
      assert.deepEqual(service.billedTwice, []);
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
    const sizes = new RequestSizer({ bodySize });
    sizes.answered(requestOf(50, 10));
    sizes.refused(requestOf(20, 1_000));
    assert.equal(sizes.parts(requestOf(50, 10)).length, 1);
    assert.ok(sizes.parts(requestOf(20, 1_000)).length > 1);
  });

  it('is not fewer bytes where more of them were answered than refused', () => {
    const sizes = new RequestSizer({ bodySize });
    sizes.answered(requestOf(10, 1_000));
    sizes.refused(requestOf(20, 10));
    assert.equal(sizes.parts(requestOf(10, 900)).length, 1);
    assert.ok(sizes.isProven(requestOf(10, 1_900)));
    assert.ok(sizes.parts(requestOf(20, 10)).length > 1);
  });

  it('is what a refusal leaves, until more is known: of few long texts the bytes, of many the number', () => {
    const [few, many] = [new RequestSizer({ bodySize }), new RequestSizer({ bodySize })];
    few.answered(requestOf(1, 30_000));
    few.refused(requestOf(2, 30_000));
    assert.equal(few.parts(requestOf(50, 10)).length, 1);
    many.answered(requestOf(10, 100));
    many.refused(requestOf(20, 100));
    assert.equal(many.parts(requestOf(10, 5_000)).length, 1);
    assert.ok(many.parts(requestOf(20, 10)).length > 1);
    // The number was not it.
    many.answered(requestOf(25, 10));
    assert.equal(many.parts(requestOf(25, 10)).length, 1);
    assert.ok(many.parts(requestOf(20, 100)).length > 1);
  });

  it('loses no text and keeps their order, whatever was learnt', () => {
    const sizes = new RequestSizer({ bodySize });
    const length = fc.integer({ min: 0, max: 3_000 });
    const texts = fc.array(length, { minLength: 1, maxLength: 50 });
    const step = fc.tuple(fc.boolean(), texts);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), texts, (steps, lengths) => {
        const request = (of: readonly number[]): TranslationRequest => ({
          ...requestOf(0, 0),
          texts: of.map((one, place) => `${place}`.padEnd(one, 'x')),
        });
        for (const [isAnswered, of] of steps) {
          if (isAnswered) sizes.answered(request(of));
          else sizes.refused(request(of));
        }
        const whole = request(lengths);
        const parts = sizes.parts(whole);
        assert.deepEqual(
          parts.flatMap((part) => part.texts),
          whole.texts,
        );
        assert.ok(parts.every((part) => part.texts.length > 0));
      }),
    );
  });
});
