import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { noCounts } from '../../../../src/project/status/messageState.ts';
import { incompleteOf, setChoices } from '../../../../src/project/status/setChoices.ts';

const names = ['about', 'cart', 'checkout', 'home'];
const sets = discover(
  names.flatMap((name) => ['en', 'de', 'fr'].map((locale) => `locales/${locale}/${name}.json`)),
  { sourceLocale: 'en', resources: [] },
);

/** How many messages a run would fill, or find to be those of the source, by the path of the target. */
function statusOf(
  due: Readonly<Record<string, number>>,
  copied: Readonly<Record<string, number>> = {},
) {
  return {
    status: async (set: (typeof sets)[number], locale: string) => {
      const path = set.targetPath(locale);
      const [missing, same] = [due[path] ?? 0, copied[path] ?? 0];
      const counts = { ...noCounts, missing, due: missing, copied: same };
      if (missing < 0) return { set, locale, path, error: new Error('unreadable') };
      return { set, locale, path, counts };
    },
  };
}

describe('the source files of a run', () => {
  it('come with what is left in all their targets, the incomplete ones first', async () => {
    const choices = await setChoices(
      sets,
      statusOf(
        { 'locales/de/checkout.json': 3, 'locales/fr/checkout.json': 1 },
        { 'locales/fr/home.json': 2 },
      ),
    );
    assert.deepEqual(
      choices.map(({ label, counts, isIncomplete }) => [label, counts.missing, isIncomplete]),
      [
        ['checkout.json', 4, true],
        ['home.json', 0, true],
        ['about.json', 0, false],
        ['cart.json', 0, false],
      ],
    );
    const all = incompleteOf(choices);
    assert.deepEqual([all?.sets.length, all?.counts.missing, all?.counts.copied], [2, 4, 2]);
  });

  it('begin with the one in front', async () => {
    const front = sets.find(({ namespace }) => namespace === 'cart');
    const due = { 'locales/de/home.json': 1, 'locales/de/about.json': -1 };
    const choices = await setChoices(sets, statusOf(due), front);
    assert.deepEqual(
      choices.map(({ label }) => label),
      ['cart.json', 'home.json', 'about.json', 'checkout.json'],
    );
    assert.deepEqual(
      choices.map(({ refused }) => refused),
      [0, 0, 1, 0],
    );
  });

  it('have nothing together where all are complete', async () => {
    assert.equal(incompleteOf(await setChoices(sets, statusOf({}))), undefined);
  });
});
