import assert from 'node:assert/strict';
import type { TranslationJob } from '../../../src/translation/job.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import { mangleModes, type MangleMode } from '../../service/mangle.ts';
import { braceShapes } from '../message/shapes/braces.ts';
import { icuShapes } from '../message/shapes/icu.ts';
import type { Shape } from '../message/shapes/shape.ts';
import { signShapes } from '../message/shapes/signs.ts';
import { engine } from './engine.ts';
import { damageTo, gluedIn } from './mangledShapes.ts';
import { syntaxes } from '../message/syntaxes.ts';

const all: readonly Shape[] = [...braceShapes, ...signShapes, ...icuShapes];

const plans = ['tags', 'tokens', 'memory'] as const;

/** The translation of each shape that was written, by its place. */
async function written(
  modes: readonly MangleMode[],
  plan: (typeof plans)[number],
): Promise<ReadonlyMap<number, string>> {
  const job: TranslationJob = {
    sourceLocale: 'en',
    locale: 'de',
    units: all.map(({ text, syntax }, place) => ({
      id: `${place}`,
      source: text,
      syntax: syntaxes[syntax],
    })),
    ...(plan === 'memory' ? { memory: { id: 'none', threshold: 75 } } : {}),
  };
  const options = { tagHandling: plan === 'tags', signal: new AbortController().signal };
  const found = new Map<number, string>();
  for await (const event of translateUnits([job], engine(modes), options)) {
    if (event.kind === 'translated') found.set(Number(event.unit.id), event.value);
  }
  return found;
}

describe('messages of every family', () => {
  /** Most damages leave most translations as they are. */
  const sound = new Set<string>();

  function assertSound(shape: Shape, value: string): void {
    const about = `${shape.family}: ${shape.text} → ${value}`;
    if (sound.has(about)) return;
    assert.equal(damageTo(shape, value, 'de'), '', about);
    assert.equal(gluedIn(shape, value), undefined, about);
    sound.add(about);
  }

  it('are at least 200, each once', () => {
    assert.ok(all.length >= 200, String(all.length));
    const known = new Set(all.map(({ text, family }) => `${family} ${text}`));
    assert.equal(known.size, all.length);
  });

  it('are read by their programs', () => {
    for (const shape of all) assert.equal(damageTo(shape, shape.text, 'en'), '', shape.text);
  });

  const damages: readonly (readonly MangleMode[])[] = [
    [],
    ...mangleModes.map((mode) => [mode]),
    ['translateMarkup', 'loseSpaces', 'curlApostrophes'],
    ['translateMarkup', 'moveLastToFront', 'loseSpaces', 'escapeEntities'],
  ];
  for (const modes of damages) {
    for (const plan of plans) {
      it(`are written whole or not at all: ${modes.join(' + ') || 'none'}, first sent as ${plan}`, async () => {
        const values = await written(modes, plan);
        for (const [place, value] of values) {
          const shape = all[place];
          assert.ok(shape);
          assertSound(shape, value);
        }
        const refused = all.filter((_, place) => !values.has(place));
        const share = values.size / all.length;
        assert.ok(share >= 0.99, refused.map(({ text }) => text).join('\n'));
      });
    }
  }
});
