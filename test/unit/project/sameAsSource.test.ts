import assert from 'node:assert/strict';
import { keyId } from '../../../src/resources/formats/format.ts';
import { hashOf } from '../../../src/resources/hash.ts';
import { runSync } from '../../../src/resources/cooperative.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import { reviewed, textHash } from '../../../src/resources/ledger/ledgerEntry.ts';
import { planTarget } from '../../../src/resources/plan.ts';
import { countSameAsSource } from '../../../src/project/plan/planTargetFile.ts';
import { folder } from './folder.ts';

const en = { a: 'Save file', b: 'Open file', c: 'Close file', d: '{count}', brand: 'GitHub' };

describe('a target that was copied from its source', () => {
  const opened = async (de: object, ledger?: string) =>
    folder({
      'locales/en.json': en,
      'locales/de.json': de,
      ...(ledger === undefined ? {} : { 'glossa.lock': ledger }),
    });

  it('is not complete: what is the same is counted', async () => {
    const { open } = await opened(en);
    const target = await open('de');
    assert.deepEqual(countSameAsSource(target), { count: 4, unasked: 4, isCopied: true });
    assert.deepEqual(target.units, []);
  });

  it('is told from one with a name or two that stay', async () => {
    const { open } = await opened({ a: 'Datei sichern', b: 'Öffnen', c: 'Zu', brand: 'GitHub' });
    assert.deepEqual(countSameAsSource(await open('de')), {
      count: 1,
      unasked: 1,
      isCopied: false,
    });
  });

  it('is translated where a person says so, and nothing else that a person wrote', async () => {
    const { project, sets } = await opened({ ...en, a: 'Datei sichern' });
    const [set] = sets;
    assert.ok(set);
    const { units } = await project.open(set, 'de', { renewSameAsSource: true });
    assert.deepEqual(
      units.map(({ source }) => source),
      ['Open file', 'Close file', 'GitHub'],
    );
  });

  it('has no text in it that somebody has put in the place of a reviewed one', async () => {
    const { open } = await opened(en);
    const { plan, current } = await open('de');
    const put = plan.items.slice(0, 2);
    const entries = new Map(
      put.map(({ id, source }) => [id, [reviewed(textHash(source.value), textHash('Anders'))]]),
    );
    const again = planTarget({
      source: runSync(json.parse(JSON.stringify(en))),
      target: current,
      entries,
      sourceLocale: 'en',
      translatable: () => true,
      renewSameAsSource: true,
    });
    assert.deepEqual(
      again.items.map(({ state }) => state),
      ['translated', 'translated', 'stale', 'stale', 'stale'],
    );
    const [first] = again.items;
    assert.equal(first?.state === 'translated' && first.sameAsSource, false);
  });

  it('is asked about only once: what the ledger knows was looked at', async () => {
    const { open } = await opened(en);
    const { plan } = await open('de');
    const entries = new Map(
      plan.items.map(({ id, source }) => [id, [{ source: hashOf(source.value) }]]),
    );
    assert.deepEqual(countSameAsSource({ plan: { ...plan, entries }, units: [] }), {
      count: 4,
      unasked: 0,
      isCopied: false,
    });
    assert.ok(entries.has(keyId(['a'])));
  });
});
