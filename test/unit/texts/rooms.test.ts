import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { usedTexts } from '../../../tools/usedTexts.ts';

const src = join(import.meta.dirname, '../../../src');

/** The files that say a text, by the text and what translators are told of it. */
async function placesByText(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const places = new Map<string, Set<string>>();
  for (const file of await readdir(src, { recursive: true })) {
    const text = file.endsWith('.ts') ? await readFile(join(src, file), 'utf8') : '';
    if (!text.includes('l10n.t')) continue;
    for (const key of Object.keys(usedTexts(file, text).bundle))
      places.set(key, (places.get(key) ?? new Set()).add(file));
  }
  return places;
}

describe('a text', () => {
  it('stands in one room only: what two say is in texts/', async () => {
    const places = [...(await placesByText())];
    assert.ok(places.length > 1_000, `${places.length}`);
    const inTwo = places.filter(([, files]) => new Set([...files].map(dirname)).size > 1);
    assert.deepEqual(
      inTwo.map(([key, files]) => `${key}: ${[...files].toSorted().join(', ')}`),
      [],
    );
  });
});
