import assert from 'node:assert/strict';
import { billedCharacters } from '../../../../src/translation/batches.ts';
import { SimulatedService, type Course } from './simulatedService.ts';

const tagHandling = true;
const sources = Array.from({ length: 60 }, (_, place) => `Sentence ${place} for {name}`);

describe('texts that are sent as XML', () => {
  it('go as tokens where the service refuses one of them', async () => {
    const trouble: Course['trouble'] = ({ texts, tags }) =>
      tags && texts.some((text) => text.includes('Sentence 17 ')) ? { status: 400 } : undefined;
    const service = new SimulatedService({ trouble });
    const { translated, failed } = await service.run(sources, { tagHandling });
    assert.deepEqual([translated, failed], [sources.length, {}]);
    const other = service.arrivals.filter(({ tags }) => !tags).flatMap(({ texts }) => texts);
    assert.deepEqual(other, ['Sentence 17 for ⟦0⟧']);
  });

  it('all go as tokens where the service refuses every one', async () => {
    const trouble: Course['trouble'] = ({ tags }) => (tags ? { status: 400 } : undefined);
    const service = new SimulatedService({ trouble });
    const { translated } = await service.run(sources, { tagHandling });
    assert.equal(translated, sources.length);
    const refused = service.arrivals.length - service.answered;
    assert.ok(refused <= 12, `${refused} refused`);
  });

  it('are given up where the service refuses every form', async () => {
    const trouble: Course['trouble'] = () => ({ status: 400 });
    const service = new SimulatedService({ trouble });
    const { failed } = await service.run(['Hello {name}'], { tagHandling });
    assert.deepEqual(failed, { rejected: 1 });
    assert.deepEqual(
      service.arrivals.map(({ texts }) => texts),
      [['Hello <x id="0"/>'], ['Hello ⟦0⟧']],
    );
  });

  it('are not sent so where they hold what XML cannot', async () => {
    const service = new SimulatedService({});
    const colored = '\u001b[31mHello {name}\u001b[0m';
    await service.run([colored, 'Half \ud83d of {name}', 'Tab\t{name}'], { tagHandling });
    assert.deepEqual(
      service.arrivals
        .map(({ tags, texts }) => [tags, texts.length])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
      [
        [false, 2],
        [true, 1],
      ],
    );
  });

  it('are counted without their markup', () => {
    assert.equal(
      billedCharacters({ texts: ['Hi <x id="0"/>!', 'A &amp; B &lt;'], tags: true }),
      11,
    );
    assert.equal(billedCharacters({ texts: ['Hi <x id="0"/>!'] }), 'Hi <x id="0"/>!'.length);
    assert.equal(billedCharacters({ texts: ['👋'] }), 1);
  });
});
