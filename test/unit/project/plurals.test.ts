import assert from 'node:assert/strict';
import { showKeyPath } from '../../../src/resources/formats/format.ts';
import type { TargetFile } from '../../../src/project/plan/targetFile.ts';
import { folder } from './folder.ts';

/** The keys that are missing, by name. */
const missing = ({ plan }: TargetFile) =>
  plan.items
    .filter(({ state }) => state === 'missing')
    .map(({ path }) => showKeyPath(path))
    .toSorted();

const family = { a_one: '{{count}} file', a_other: '{{count}} files' };
const more = { ...family, b_one: '{{count}} day', b_other: '{{count}} days' };

describe('plural forms of i18next', () => {
  it('are complete without one for millions, if no file of the project has it', async () => {
    const { open } = await folder({ 'locales/en.json': family, 'locales/es.json': family });
    assert.deepEqual(missing(await open('es')), []);
    assert.deepEqual(missing(await open('fr')), ['a_one', 'a_other']);
  });

  it('have one for millions where nothing speaks against it, and where a file has it', async () => {
    const alone = await folder({ 'locales/en.json': family, 'locales/de.json': family });
    assert.deepEqual(missing(await alone.open('es')), ['a_many', 'a_one', 'a_other']);
    const many = { ...family, a_many: '' };
    const beside = await folder({ 'locales/en.json': more, 'locales/es.json': many });
    assert.deepEqual(missing(await beside.open('es')), ['a_many', 'b_many', 'b_one', 'b_other']);
  });

  it('follow the other files of the locale', async () => {
    const { sets, project, read } = await folder({
      'locales/en/new.json': family,
      'locales/en/old.json': more,
      'locales/es/old.json': more,
    });
    const set = sets.find(({ namespace }) => namespace === 'new');
    assert.ok(set);
    assert.deepEqual(missing(await project.open(set, 'es')), ['a_one', 'a_other']);
    assert.ok(read.includes('locales/es/old.json'));
  });

  it('are asked of no other file where the language leaves no doubt', async () => {
    const { open, read } = await folder({ 'locales/en.json': family, 'locales/es.json': family });
    assert.deepEqual(missing(await open('pl')), ['a_few', 'a_many', 'a_one', 'a_other']);
    assert.ok(!read.includes('locales/es.json'));
  });
});

describe('plural forms of Rails', () => {
  const en = 'en:\n  days:\n    one: "%{count} day"\n    other: "%{count} days"\n';
  const gemfile = { Gemfile: "gem 'rails-i18n'\n" };

  it('are those of the gem, where the project has it', async () => {
    const { open } = await folder({ 'config/locales/en.yml': en, ...gemfile });
    assert.deepEqual(missing(await open('es')), ['days.one', 'days.other']);
    assert.deepEqual(missing(await open('ja')), ['days.other']);
    assert.deepEqual(missing(await open('cs')), ['days.few', 'days.one', 'days.other']);
    assert.deepEqual(missing(await open('pl')), [
      'days.few',
      'days.many',
      'days.one',
      'days.other',
    ]);
  });

  it('are one and other without it', async () => {
    const { open } = await folder({
      'config/locales/en.yml': en,
      'Gemfile.lock': 'GEM\n  specs:\n    i18n (1.14.1)\n',
    });
    assert.deepEqual(missing(await open('pl')), ['days.one', 'days.other']);
    assert.deepEqual(missing(await open('ja')), ['days.one', 'days.other']);
  });

  it('are one text where a file has it so', async () => {
    const ja = 'ja:\n  days: "%{count}日"\n';
    const { open } = await folder({
      'config/locales/en.yml': en,
      'config/locales/ja.yml': ja,
      ...gemfile,
    });
    const { plan } = await open('ja');
    assert.deepEqual(plan.counts.skipped, 2);
    assert.ok(plan.items.every((item) => item.state === 'skipped' && item.reason === 'notNeeded'));
  });
});
