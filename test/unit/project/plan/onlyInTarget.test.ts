import assert from 'node:assert/strict';
import { showKeyPath } from '../../../../src/resources/formats/format.ts';
import { addCounts, noCounts } from '../../../../src/project/status/messageState.ts';
import { countsOf } from '../../../../src/project/status/countsOf.ts';
import { onlyInTarget } from '../../../../src/project/plan/onlyInTarget.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { statusText } from '../../../../src/texts/states/statusText.ts';
import { folder } from '../folder.ts';

type Contents = Readonly<Record<string, string | object>>;

const openedIn = async (contents: Contents) => (await folder(contents)).open('de');
const keysIn = async (contents: Contents) =>
  onlyInTarget(await openedIn(contents)).map(({ path }) => showKeyPath(path));

describe('the keys that only a target has', () => {
  it('are counted and said beside what is missing, in a file that would else be complete', async () => {
    for (const [en, de, count] of [
      [{ a: 'One' }, { a: 'Eins', b: 'Zwei', c: 'Drei' }, 2],
      [{ a: 'One', nav: { home: 'Home' } }, { a: 'Eins', nav: { home: 'Start', away: 'Weg' } }, 1],
      [{}, { a: 'Eins' }, 1],
    ] as const) {
      const contents = { 'locales/en.json': en, 'locales/de.json': de };
      const counts = countsOf(await openedIn(contents));
      assert.equal(counts.extra, count);
      assert.equal(statusText(counts), `${count} not in the source`);
    }
    const [en, de] = [
      { a: 'One', x: 'Ten' },
      { a: 'Eins', b: 'Zwei' },
    ];
    const some = countsOf(await openedIn({ 'locales/en.json': en, 'locales/de.json': de }));
    assert.equal(statusText(some), '1 missing · 1 not in the source');
  });

  it('are none that a run takes along under their new key', async () => {
    const line = (key: string) => `["${key}"] ${textHash('Save file')} ${textHash('Sichern')}`;
    const known = `# Glossa ledger 2 of "locales/en.json" in "de": key\n${line('old')}\n`;
    const files = {
      'locales/en.json': { fresh: 'Save file' },
      'locales/de.json': { old: 'Sichern', left: 'Übrig' },
      'glossa.ledger/de/locales--en.json.txt': known,
    };
    assert.deepEqual(await keysIn(files), ['left']);
  });

  it('are no plural forms that only the target needs, and no text that stands for forms', async () => {
    assert.deepEqual(
      await keysIn({
        'package.json': { dependencies: { i18next: '1' } },
        'locales/en.json': { item_one: '{{count}} item', item_other: '{{count}} items' },
        'locales/de.json': { item: '{{count}} Artikel', rest: 'Rest' },
      }),
      ['rest'],
    );
  });

  it('are not what a file says of itself', async () => {
    assert.deepEqual(
      await keysIn({
        'i18n/en.json': { save: 'Save' },
        'i18n/de.json': { '@metadata': { authors: ['Kim'] }, save: 'Sichern' },
      }),
      [],
    );
  });
});

describe('how much is done', () => {
  it('is nothing where there is no target, and complete where all of one is done', async () => {
    assert.equal(statusText(noCounts), 'no target locales yet');
    assert.equal(statusText(addCounts(noCounts, noCounts)), 'no target locales yet');
    const done = countsOf(
      await openedIn({ 'locales/en.json': { a: 'One' }, 'locales/de.json': { a: 'Eins' } }),
    );
    assert.equal(statusText(done), 'complete');
    assert.equal(statusText(addCounts(noCounts, done)), 'complete');
  });
});
