import { runSync } from '../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { keyId } from '../../../src/resources/formats/format.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import { properties } from '../../../src/resources/formats/properties/properties.ts';
import { yamlFor } from '../../../src/resources/formats/yaml/yaml.ts';
import type { FileEntries } from '../../../src/resources/ledger/ledger.ts';
import { isRecorded, ledgerAfter } from '../../../src/resources/ledger/ledgerAfter.ts';
import { LocaleAsKeyError } from '../../../src/resources/localeAsKey.ts';
import { type LedgerEntry, textHash } from '../../../src/resources/ledger/ledgerEntry.ts';
import { type PlanInput, planTarget } from '../../../src/resources/plan.ts';

describe('planTarget', () => {
  it('plans every message of a file that does not exist yet as missing', () => {
    const plan = planTarget(input({ a: 'One', b: { c: ['Two', 'Three'] } }));
    assert.deepEqual(
      plan.items.map(({ path }) => path),
      [['a'], ['b', 'c', 0], ['b', 'c', 1]],
    );
    assert.equal(plan.counts.missing, 3);
  });

  it('skips what has nothing to translate, and says why', () => {
    const plan = planTarget(input({ empty: '', blank: ' \n', number: '42', text: 'Text' }));
    const reasons = plan.items.map((item) => ('reason' in item ? item.reason : item.state));
    assert.deepEqual(reasons, ['empty', 'empty', 'nothingToTranslate', 'missing']);
  });

  const blocked: readonly (readonly [why: string, source: object, target: object, id: string])[] = [
    ['a key became a group', { a: { b: 'One' } }, { a: 'Eins' }, '["a","b"]'],
    ['a group became a key', { a: 'One' }, { a: { b: 'Eins' } }, '["a"]'],
    ['a list became a group', { a: { b: 'One' } }, { a: ['Eins'] }, '["a","b"]'],
    ['there is a number', { a: 'One' }, { a: 1 }, '["a"]'],
  ];
  for (const [why, source, target, id] of blocked) {
    it(`skips what has no place in the target: ${why}`, () => {
      const { items, counts } = planTarget(input({ ...source, ok: 'Fine' }, target));
      assert.deepEqual(counts, { ...noCounts, skipped: 1, missing: 1 });
      const [item] = items;
      assert.ok(item?.state === 'skipped' && item.reason === 'blocked' && item.id === id);
    });
  }

  it('skips a form that has no place beside the source’s own keys', () => {
    const plan = planTarget({
      ...input({ items_other: 'many items', items_few: { x: 'Text' } }),
      expected: [formOfItems('few')],
    });
    assert.deepEqual(plan.counts, { ...noCounts, skipped: 1, missing: 2 });
  });

  it('plans an empty value as missing, whoever emptied it', () => {
    const entries = new Map([[keyId(['a']), [{ source: textHash('One') }]]]);
    const plan = planTarget({ ...input({ a: 'One' }, { a: '' }), entries });
    assert.deepEqual(plan.counts, { ...noCounts, missing: 1 });
  });

  it('plans a null as missing', () =>
    assert.equal(planTarget(input({ a: 'One' }, { a: null })).counts.missing, 1));

  it('leaves a value under a skipped source message alone', () => {
    const plan = planTarget(input({ empty: '' }, { empty: 'Etwas' }));
    const [item] = plan.items;
    assert.ok(item?.state === 'skipped' && item.current?.value === 'Etwas');
    assert.deepEqual(plan.orphans, []);
  });

  it('plans the forms that only the target has, from the message they are made of', () => {
    const plan = planTarget({
      ...input({ items_one: 'one item', items_other: 'many items' }, { items_few: 'kilka' }),
      expected: ['few', 'many', 'other'].map(formOfItems),
    });
    assert.deepEqual(
      plan.items.map((item) => [item.id, item.source.value, item.state]),
      [
        ['["items_one"]', 'one item', 'missing'],
        ['["items_other"]', 'many items', 'missing'],
        ['["items_few"]', 'many items', 'translated'],
        ['["items_many"]', 'many items', 'missing'],
      ],
    );
    assert.deepEqual(plan.orphans, []);
  });

  it('skips the forms that the target does not need', () => {
    const plan = planTarget({
      ...input({ items_one: 'one item', items_other: 'many items' }),
      unneeded: [['items_one']],
    });
    assert.deepEqual(plan.counts, { ...noCounts, skipped: 1, missing: 1 });
  });

  it('refuses to plan a form of a message that the source has not', () => {
    const expected = [{ path: ['x_few'], sourcePath: ['x_other'] }];
    assert.throws(() => planTarget({ ...input({ a: 'A' }), expected }), RangeError);
  });

  it('moves a form of a renamed plural only from the same form', () => {
    const source = textHash('many items');
    const entries = entriesFor({ items_other: { source }, items_few: { source } });
    const plan = planTarget({
      ...input({ things_other: 'many items' }, { items_other: 'innych', items_few: 'kilka' }),
      entries,
      expected: ['few', 'many'].map((form) => ({
        path: [`things_${form}`],
        sourcePath: ['things_other'],
      })),
    });
    const moved = plan.items.map((item) => ('from' in item ? item.from.value : item.state));
    assert.deepEqual(moved, ['innych', 'kilka', 'missing']);
  });

  it('refuses files that keep their locale inside, as Rails does', () => {
    const source = { en: { a: 'One', b: { c: 'Two' } } };
    for (const target of [undefined, {}, { de: { a: 'Eins' } }]) {
      assert.throws(() => planTarget(input(source, target)), LocaleAsKeyError);
    }
  });

  it('plans a group that is only called like a locale', () => {
    const source = { it: { is: 'It is' }, no: { way: 'No way' } };
    assert.equal(planTarget(input(source)).counts.missing, 2);
    assert.equal(planTarget(input({ no: 'No' })).counts.missing, 1);
    const group = { it: { is: 'It is', was: 'It was' } };
    assert.equal(planTarget(input(group, { it: { is: 'Es ist' } })).counts.missing, 1);
  });

  it('lists what only the target has, in every format', () => {
    for (const [format, source, target] of [
      [json, '{ "a": "One" }', '{ "a": "Eins", "b": "Zwei" }'],
      [properties, 'a = One', 'a = Eins\nb = Zwei'],
      [yamlFor(undefined), 'a: One', 'a: Eins\nb: Zwei'],
    ] as const) {
      const { orphans } = planTarget({
        ...input({}),
        source: runSync(format.parse(source)),
        target: runSync(format.parse(target)),
      });
      assert.deepEqual(
        orphans.map(({ value }) => value),
        ['Zwei'],
        format.id,
      );
    }
  });

  it('tells a name from a place with the same digits', () => {
    const plan = planTarget(input({ list: ['Text'] }, { list: { 0: 'Wort' } }));
    assert.equal(plan.counts.skipped, 1);
    assert.deepEqual(
      plan.orphans.map(({ path }) => path),
      [['list', '0']],
    );
  });

  it('adds up and never hands a person’s text to the machine, whatever the ledger says', () => {
    const text = fc.constantFrom('', 'One', 'Two', 'Eins', 'Zwei', '1');
    const file = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), text);
    const hash = text.map(textHash);
    const entry: fc.Arbitrary<LedgerEntry> = fc.oneof(
      fc.record({ source: hash }),
      fc.record({ source: hash, written: hash }),
    );
    const entries = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.array(entry, { maxLength: 3 }),
    );
    fc.assert(
      fc.property(file, file, entries, (en, de, known) => {
        const ledger = new Map(Object.entries(known).map(([key, list]) => [keyId([key]), list]));
        const plan = planTarget({ ...input(en, de), entries: ledger });
        const sum = Object.values(plan.counts).reduce((total, count) => total + count, 0);
        assert.equal(sum, Object.keys(en).length);
        for (const item of plan.items) {
          if (item.state !== 'stale' && item.state !== 'kept') continue;
          const list = ledger.get(item.id) ?? [];
          assert.ok(list.every((one) => one.written !== undefined));
          assert.ok(list.some((one) => one.written === textHash(item.current.value)));
        }
        const after = ledgerAfter(plan, ledger, new Map());
        const again = planTarget({ ...input(en, de), entries: after });
        assert.deepEqual(again.counts, plan.counts, 'recording changes no state');
        assert.deepEqual(ledgerAfter(again, after, new Map()), after, 'and is done once');
        assert.equal(isRecorded(again), true, 'and is known to be done');
        assert.equal(
          isRecorded(plan),
          isDeepStrictEqual(structuredClone(after), structuredClone(ledger)),
        );
      }),
    );
  });
});

const noCounts = {
  missing: 0,
  renamed: 0,
  stale: 0,
  kept: 0,
  reviewed: 0,
  translated: 0,
  editedStale: 0,
  skipped: 0,
};

function formOfItems(form: string) {
  return { path: [`items_${form}`], sourcePath: ['items_other'] };
}

function input(source: object, target?: object): PlanInput {
  return {
    source: runSync(json.parse(JSON.stringify(source))),
    target: target && runSync(json.parse(JSON.stringify(target))),
    sourceLocale: 'en',
    entries: new Map(),
    translatable: (text) => /\p{L}/u.test(text),
  };
}

function entriesFor(entries: Readonly<Record<string, LedgerEntry>>): FileEntries {
  return new Map(Object.entries(entries).map(([key, entry]) => [keyId([key]), [entry]]));
}
